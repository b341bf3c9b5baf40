import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './api-keys.module.css'
import { CreateKey } from './create-key.tsx'
import { EditKey } from './edit-key.tsx'
import { KeyList } from './key-list.tsx'
import { removeKey, useKeys, type ApiKey } from './keys.ts'

type Panel = { kind: 'edit' | 'delete'; of: ApiKey }

/** Keys of the sample API, kept in the page alone. Texts: `apiKey`, `copy`. */
export const ApiKeys = () => {
  const t = useText()
  const keys = useKeys()
  const [panel, setPanel] = useState<Panel>()
  const title = useRef<HTMLSpanElement>(null)
  const close = () => setPanel(undefined)
  const remove = ({ key, name }: ApiKey) => {
    // What had the focus before goes with its row.
    flushSync(() => {
      removeKey(key)
      close()
    })
    title.current?.focus()
    tell(t('apiKey.deleted', { name }))
  }
  return (
    <div className={styles.page}>
      <CreateKey />
      <Card
        title={
          <span ref={title} tabIndex={-1}>
            {t('apiKey.list')}
          </span>
        }
        hint={t('apiKey.listLead')}
      >
        <KeyList
          keys={keys}
          onEdit={(of) => setPanel({ kind: 'edit', of })}
          onDelete={(of) => setPanel({ kind: 'delete', of })}
        />
      </Card>
      {panel?.kind === 'edit' && <EditKey of={panel.of} onClose={close} />}
      {panel?.kind === 'delete' && (
        <Confirm
          title={t('apiKey.deleteTitle')}
          action={t('ui.delete')}
          onConfirm={() => remove(panel.of)}
          onClose={close}
        >
          {t('apiKey.deleteText', { name: panel.of.name })}
        </Confirm>
      )}
    </div>
  )
}
