import type { StabilityRow, StabilityRows } from '@onward/contract'
import type { ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import type { Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import type { Panel } from './insight-panels.tsx'
import type { Words } from './listing.ts'
import { becameOf, lengthOf, momentAt, noticeOf, sideWhen } from './notice-words.ts'
import { RowList } from './row-list.tsx'
import styles from './insight.module.css'

/** A number of changes, or of shifts that became open, that was pressed. */
export type ChangeListing = {
  title: string
  value: number
  /** Whether it counts shifts that became open. */
  isOfOpenings: boolean
  asked: (page: number, perPage: number) => ReturnType<typeof ask<unknown, StabilityRows>>
  words: Words
}

type Props = { listing: ChangeListing; onOpen: (panel: Panel) => void; onClose: () => void }
type Keyed = Column<StabilityRow & { key: string }>

const shiftOf = ({ before, after }: StabilityRow) => before ?? after
const keyOf = ({ assignmentId, at }: StabilityRow, place: number) => `${assignmentId} ${at} ${place}`

/** The changes that a number counts, or the shifts that became open: when, by whom, which shift, and with how much notice. */
export const ChangeList = ({ listing: { isOfOpenings, ...listing }, onOpen, onClose }: Props) => {
  const t = useText()
  const notice: Keyed = {
    id: 'notice',
    title: t('insight.stability.notice'),
    cell: ({ noticeMinutes }) => (noticeMinutes === null ? '' : noticeOf(noticeMinutes)),
  }
  const took: Keyed = {
    id: 'took',
    title: t('insight.stability.took'),
    cell: ({ fillMinutes }) => (fillMinutes === null ? t('insight.na') : lengthOf(fillMinutes)),
  }
  const columns: Keyed[] = [
    {
      id: 'at',
      title: t(isOfOpenings ? 'insight.stability.openedBy' : 'insight.stability.changedBy'),
      cell: (row) => (
        <span className={styles.stacked}>
          {momentAt(row.at, shiftOf(row)?.timeZone ?? 'UTC')}
          <small>
            <bdi>{authorOf(row, t)}</bdi>
          </small>
        </span>
      ),
    },
    isOfOpenings ? took : notice,
    { id: 'what', title: t('insight.stability.what'), cell: ({ what }) => t(`insight.stability.${what}`) },
    {
      id: 'who',
      title: t('insight.who'),
      cell: (row) => {
        const { assignmentId, isElsewhere } = row
        const who = shiftOf(row)?.providerName ?? t('insight.nobody')
        const date = shiftOf(row)?.startsAt.slice(0, 10) ?? row.date
        if (isElsewhere) return <bdi>{who}</bdi>
        return <NameButton onClick={() => onOpen({ kind: 'shift', assignmentId, date })}>{who}</NameButton>
      },
    },
    {
      id: 'shift',
      title: t('insight.stability.shift'),
      cell: (row) => {
        const shift = shiftOf(row)
        return (
          shift && (
            <span className={styles.stacked}>
              <bdi>{shift.facilityName}</bdi>
              <small>{sideWhen(shift)}</small>
            </span>
          )
        )
      },
    },
    {
      id: 'became',
      title: t('insight.stability.became'),
      cell: (row) => (
        <span className={styles.stacked}>
          {becameOf(row).map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </span>
      ),
    },
  ]
  return <RowList {...listing} report="stability" say={count} columns={columns} keyOf={keyOf} onClose={onClose} />
}

const authorOf = ({ userId, userName }: StabilityRow, t: ReturnType<typeof useText>) =>
  userId === null ? t('insight.without.author') : (userName ?? userId)
