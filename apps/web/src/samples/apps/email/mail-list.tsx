import type { Email } from '@onward/contract/samples'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { MailRow } from './mail-row.tsx'
import { useMailKeys } from './use-mail-keys.ts'
import type { MailChanges, Mails } from './use-mails.ts'
import styles from './email.module.css'
import rowStyles from './mail-row.module.css'

type Props = { mails: Mails; rows: readonly Email[]; changes: MailChanges; hasKeys: boolean }

/** What the address lists, to be opened, starred and selected. */
export const MailList = ({ mails, rows, changes, hasKeys }: Props) => {
  const t = useText()
  const [ids, setIds] = useState<readonly number[]>([])
  const picked = rows.filter(({ id }) => ids.includes(id))
  const acts = {
    onOpen: ({ id }: Email) => mails.change({ mail: String(id) }),
    onStar: ({ id, isStarred }: Email) => changes.mark({ ids: [id], marks: { isStarred: !isStarred } }),
    onPick: ({ id }: Email) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  }
  useMailKeys({ isOn: mails.mail === '', hasKeys }, rows, acts)
  return (
    <>
      <BulkBar mails={rows} picked={picked} folder={mails.folder} changes={changes} onPick={setIds} />
      <div className={styles.scroller}>
        {rows.length === 0 ? (
          <Empty icon="mail" title={t(mails.q === '' ? 'email.none' : 'ui.noMatch')} />
        ) : (
          <ul className={rowStyles.list} aria-label={t('email.mails')} aria-busy={mails.query.isPlaceholderData}>
            {rows.map((mail) => (
              <MailRow key={mail.id} mail={mail} isPicked={ids.includes(mail.id)} {...acts} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
