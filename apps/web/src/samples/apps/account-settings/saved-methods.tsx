import { Button } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#web/lib/text.ts'
import type { KeptCard } from '#web/samples/ui/billing/card-fields.tsx'
import { CardMark } from '#web/samples/ui/billing/card-mark.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { ItemList, type Item } from '#web/samples/ui/data/item-list.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import type { Method } from './visit.ts'
import styles from './account-settings.module.css'

const CardDialog = lazyPart(() => import('#web/samples/ui/billing/card-dialog.tsx'), 'CardDialog')

type Props = { methods: readonly Method[]; onChange: (methods: readonly Method[]) => void }
type Panel = { kind: 'edit' | 'delete'; of: Method }

/** What one may pay with. */
export const SavedMethods = ({ methods, onChange }: Props) => {
  const t = useText()
  const [panel, setPanel] = useState<Panel>()
  const title = useRef<HTMLHeadingElement>(null)
  const close = () => setPanel(undefined)
  const nameOf = (method: Method) => ('card' in method ? t('card.ends', { end: method.card.end }) : method.payPal)
  const remove = (of: Method) => {
    // What had the focus before goes with its row.
    flushSync(() => {
      onChange(methods.filter(({ id }) => id !== of.id))
      close()
    })
    title.current?.focus()
    tell(t('settings.methodDeleted', { name: nameOf(of) }))
  }
  const rows = methods.map((of): Item => {
    const tools = (
      <span className={styles.tools}>
        {'card' in of && (
          <Button size="xs" variant="default" onClick={() => setPanel({ kind: 'edit', of })}>
            {t('settings.edit')}
            <span className="unseen"> {nameOf(of)}</span>
          </Button>
        )}
        <Button size="xs" variant="subtle" color="red" onClick={() => setPanel({ kind: 'delete', of })}>
          {t('ui.delete')}
          <span className="unseen"> {nameOf(of)}</span>
        </Button>
      </span>
    )
    if ('payPal' in of)
      return { id: of.id, mark: { icon: 'mail', tone: 1 }, title: 'PayPal', hint: of.payPal, end: tools }
    const { name, brand, end, expiry, isOn } = of.card
    return {
      id: of.id,
      mark: { drawing: <CardMark brand={brand} isSaid /> },
      title: (
        <>
          {name} {isOn && <Pill tone={0}>{t('card.main')}</Pill>}
        </>
      ),
      hint: t('card.line', { end, expiry }),
      end: tools,
    }
  })
  return (
    <div>
      <h3 ref={title} tabIndex={-1} className={styles.sub}>
        {t('settings.savedMethods')}
      </h3>
      {rows.length > 0 ? (
        <ItemList label={t('settings.savedMethods')} rows={rows} />
      ) : (
        <p className={styles.empty}>{t('settings.noMethods')}</p>
      )}
      <Suspense>
        {panel?.kind === 'edit' && 'card' in panel.of && (
          <CardDialog
            title={t('card.edit')}
            choice={t('card.makeMain')}
            card={panel.of.card}
            onSave={(card) => {
              onChange(methods.map((one) => changed(one, panel.of.id, card)))
              close()
              tell(t('settings.saved'))
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {panel?.kind === 'delete' && (
        <Confirm
          title={t('settings.methodTitle')}
          action={t('ui.delete')}
          onConfirm={() => remove(panel.of)}
          onClose={close}
        >
          {t('settings.methodText', { name: nameOf(panel.of) })}
        </Confirm>
      )}
    </div>
  )
}

/** The one that is changed; only one is paid with first. */
const changed = (method: Method, id: string, card: KeptCard): Method => {
  if (method.id === id) return { id, card }
  return 'card' in method && card.isOn ? { ...method, card: { ...method.card, isOn: false } } : method
}
