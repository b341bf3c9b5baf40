import { Button } from '@mantine/core'
import type { AuditEntry } from '#web/lib/audit/entries.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { localeOf, useText } from '#web/lib/text.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { fieldLines, type FieldLine } from './fields.ts'
import { RefusedMark } from './refused-mark.tsx'
import { actionWord, isRefusal, objectWord, personWord, placeWord } from './words.ts'
import styles from './audit.module.css'

type Props = { entry: AuditEntry; onOnly: (entry: AuditEntry) => void; onClose: () => void }

const toTheSecond = (at: string) =>
  new Intl.DateTimeFormat(localeOf(), { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at))

/** All of an entry: who, when and from where, and what was before and after, field by field. */
export const EntryDrawer = ({ entry, onOnly, onClose }: Props) => {
  const t = useText()
  const { at, action, objectType, objectName, objectId, requestId } = entry
  const lines = fieldLines(entry)
  const isChange = entry.before !== null && entry.after !== null
  const changed = isChange ? lines.filter((line) => line.isChanged) : lines
  const stayed = isChange ? lines.filter((line) => !line.isChanged) : []
  const facts = [
    [t('audit.when'), toTheSecond(at)],
    [t('audit.who'), personWord(entry)],
    [t('audit.object'), joined([objectWord(objectType), objectName, objectId], '·')],
    [t('audit.address'), placeWord(entry)],
    [t('audit.request'), requestId ?? '–'],
  ]
  return (
    <Drawer title={actionWord(action)} onClose={onClose}>
      <div className={styles.entry}>
        {isRefusal(action) && <RefusedMark />}
        <dl className={styles.facts}>
          {facts.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <h3 className={styles.heading}>{t('audit.fields')}</h3>
        {lines.length === 0 && <p className={styles.soft}>{t('audit.noFields')}</p>}
        {changed.length > 0 && <Fields lines={changed} isChange={isChange} entry={entry} />}
        {stayed.length > 0 && (
          <details>
            <summary>{t('audit.stayed', { count: stayed.length })}</summary>
            <Fields lines={stayed} isChange={false} entry={entry} />
          </details>
        )}
        {objectId !== null && (
          <Button variant="default" onClick={() => onOnly(entry)}>
            {t('audit.seeAll')}
          </Button>
        )}
      </div>
    </Drawer>
  )
}

/** Both sides of a change; the one that there is of what began, ended or stayed. */
const Fields = ({ lines, isChange, entry }: { lines: FieldLine[]; isChange: boolean; entry: AuditEntry }) => {
  const t = useText()
  const isEnd = entry.after === null
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('audit.field')}</th>
          {(isChange || isEnd) && <th scope="col">{t('audit.before')}</th>}
          {(isChange || !isEnd) && <th scope="col">{t('audit.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, title, before, after }) => (
          <tr key={field}>
            <th scope="row">{title}</th>
            {(isChange || isEnd) && (
              <td>
                <bdi>{before}</bdi>
              </td>
            )}
            {(isChange || !isEnd) && (
              <td>
                <bdi>{after}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
