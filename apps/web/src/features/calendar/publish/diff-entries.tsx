import type { PublishedEntry } from '@onward/contract'
import { dateOfWall } from '@onward/scheduling'
import { shortDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { order } from '#web/lib/formats/order.ts'
import { typeCalled } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import styles from './publish.module.css'

type Told = NonNullable<PublishedEntry['after']>

const SIGNS = { added: '+', changed: '◆', removed: '−' } as const
/** Specialty and note are there where they are what changed. */
const partsOf = ({ startsAt, endsAt, shiftTypeName, facilityName, specialtyName, note }: Told) => [
  shortDate(dateOfWall(startsAt)),
  timeSpan(startsAt, endsAt),
  typeCalled(shiftTypeName),
  facilityName,
  specialtyName,
  note,
]
const startOf = ({ before, after }: PublishedEntry) => (after ?? before)?.startsAt ?? ''
const inDays = (one: PublishedEntry, other: PublishedEntry) => order(startOf(one), startOf(other))

/** The shifts that somebody is told of, by the clock of each place; of one that changed, what it was before. */
export const DiffEntries = ({ entries }: { entries: readonly PublishedEntry[] }) => (
  <ul className={styles.entries}>
    {entries.toSorted(inDays).map((entry) => (
      <Entry key={`${entry.assignmentId} ${entry.kind}`} {...entry} />
    ))}
  </ul>
)

const Entry = ({ kind, before, after }: PublishedEntry) => {
  const t = useText()
  const now = after && partsOf(after)
  const was = before && partsOf(before).filter((part, at) => part && part !== now?.[at])
  return (
    <li data-kind={kind}>
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      <span>
        <span className="unseen">{t(`publish.${kind}`)}: </span>
        {was && was.length > 0 && <del dir="auto">{joined(was, '·')}</del>}
        {was && was.length > 0 && now && ' '}
        {now && <ins dir="auto">{joined(now, '·')}</ins>}
      </span>
    </li>
  )
}
