import type { BoardFlag } from '@onward/contract'
import type { ReactNode } from 'react'
import { clock, count } from '#web/lib/formats/formats.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { Placed } from './placing.ts'
import type { Removed } from './removed.ts'
import { hasMarks, type BoardShift, type Roster } from './roster.ts'
import styles from './board.module.css'

/** The letters of a type and the code of a place that have room in the smallest day. */
const SHORT = 5

type Props = {
  placed: Placed
  roster: Roster
  /** A rule is broken by it. */
  isConflict: boolean
  /** Another facility is looked at. */
  isElsewhere: boolean
  /** It is being carried to another place. */
  isLeft: boolean
  /** How wide a day is. */
  room: 'narrow' | 'middle' | 'wide'
  /** Others stand beside it in its cell. */
  isAmong?: boolean
  /** How many it stands for. */
  alike?: number | undefined
  /** Whose it is, where its place is known from where it stands. */
  who?: string
}

/** What of a shift is to be seen, in a cell and along its hours: the style sheet says how. */
export const shownAs = ({
  shift,
  roster,
  isConflict,
  isElsewhere,
  isLeft,
}: Pick<Props, 'roster' | 'isConflict' | 'isElsewhere' | 'isLeft'> & { shift: BoardShift }) => ({
  'data-shift': shift.assignmentId,
  'data-tone': roster.tones.get(shift.hospitalId),
  'data-part': roster.types.get(shift.shiftTypeId)?.partOfDay ?? 'custom',
  'data-conflict': isConflict || undefined,
  'data-elsewhere': isElsewhere || undefined,
  'data-unsaved': shift.isUnsaved,
  'data-open': shift.providerId === null || undefined,
  'data-draft': shift.flags.includes('draft') || undefined,
  'data-changed': shift.flags.includes('changed') || undefined,
  'data-left': isLeft || undefined,
})

/**
 * A shift in its cell: the letters of its type, the code of its place, and marks for what is to be looked at. It is no component:
 * of hundreds that go by, each would be dearer than what it draws.
 */
export const shiftChip = ({
  placed: { shift, isOn, isEnd },
  roster,
  isConflict,
  isElsewhere,
  isLeft,
  room,
  isAmong = false,
  alike = 1,
  who,
}: Props) => {
  const type = roster.types.get(shift.shiftTypeId)
  const facility = roster.facilities.get(shift.hospitalId)
  const isTimed = room === 'wide' && !isOn && who === undefined
  const hasGrip = room !== 'narrow' && isEnd && who === undefined
  const isMarked = isConflict || hasMarks(shift)
  const written = `${type?.letters ?? ''}${facility?.code ?? ''}`
  // The row says which facility it is.
  const where = alike > 1 ? <span dir="ltr">×{count(alike)}</span> : facility?.code
  return (
    <span
      key={shift.assignmentId}
      className={styles.shift}
      aria-hidden="true"
      {...shownAs({ shift, roster, isConflict, isElsewhere, isLeft })}
      data-who={who === undefined ? undefined : ''}
      data-on={isOn || undefined}
      data-marked={isMarked || undefined}
      data-timed={isTimed || undefined}
      data-grip={hasGrip || undefined}
      data-alike={alike > 1 || undefined}
      data-long={written.length > SHORT || who !== undefined || undefined}
    >
      <b>{isOn ? '→' : type?.letters}</b>
      {who === undefined ? (
        where
      ) : (
        <span className={styles.who} dir="auto">
          {who}
        </span>
      )}
      {isTimed && (
        <span className={styles.times} dir="auto">
          {clock(shift.startsAt)}–{clock(shift.endsAt)}
        </span>
      )}
      {isMarked &&
        marks(marksOf(shift, isConflict), (isAmong ? MOST_AMONG : MOST)[who === undefined ? room : 'middle'])}
    </span>
  )
}

/** How many marks there is room for, and where several shifts share a day. */
const MOST = { narrow: 1, middle: 2, wide: 6 }
const MOST_AMONG = { narrow: 1, middle: 1, wide: 2 }
/** What is to be looked at, the gravest first. */
const marksOf = (shift: BoardShift, isConflict: boolean) => {
  const has = (flag: BoardFlag) => shift.flags.includes(flag)
  return [
    shift.isUnsaved && <Icon key="unsaved" name="clock" size={9} />,
    isConflict && <Icon key="conflict" name="alert" size={9} />,
    has('changed') && <span key="changed">◆</span>,
    has('overridden') && <span key="overridden">✓</span>,
    has('note') && <Icon key="note" name="pen" size={8} />,
    has('clockChange') && <Icon key="clockChange" name="clock" size={8} />,
  ].filter((mark) => mark !== false && mark !== undefined)
}
/** As many of them as have room, with a sign that there are more: for that alone the gravest never goes. */
const marks = (all: readonly ReactNode[], most: number) => {
  const shown = all.length > most ? all.slice(0, Math.max(1, most - 1)) : all
  return (
    <span className={styles.marks}>
      {shown}
      {shown.length < all.length && <b data-dot={most === 1 || undefined}>{most > 1 && '+'}</b>}
    </span>
  )
}

/** What somebody still goes by although it is gone: nothing that one could take hold of. */
export const RemovedChip = ({
  placed: { shift, isOn },
  roster,
  isElsewhere,
}: Pick<Props, 'roster' | 'isElsewhere'> & { placed: Placed<Removed> }) => (
  <span
    className={`${styles.shift} ${styles.removed}`}
    aria-hidden="true"
    data-removed={shift.assignmentId}
    data-part={roster.types.get(shift.shiftTypeId)?.partOfDay ?? 'custom'}
    data-elsewhere={isElsewhere || undefined}
    data-on={isOn || undefined}
  >
    <b>{isOn ? '→' : roster.types.get(shift.shiftTypeId)?.letters}</b>
    {roster.facilities.get(shift.hospitalId)?.code}
  </span>
)
