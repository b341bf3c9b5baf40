import { BOARD_FLAGS, type Assignment, type Board, type BoardRemoved, type BoardShifts } from '@onward/contract'
import { dateOfWall, wallAt } from '@onward/scheduling'
import { order } from '#web/lib/formats/order.ts'
import { patchedByShifts } from '../patched.ts'

type Column = keyof BoardShifts
const COLUMNS: readonly Column[] = [
  'assignmentId',
  'person',
  'facility',
  'startsAt',
  'endsAt',
  'elapsedMinutes',
  'shiftTypeId',
  'specialtyId',
  'version',
  'flags',
]

const OVERRIDDEN = 2 ** BOARD_FLAGS.indexOf('overridden')

/** The dates of a board, and the facility and specialty that it is of; empty for all. */
type Asked = { from: string; to: string; facility: string; specialty: string }
/** Whether what is open is looked for where and as what is asked for. */
const isWanted = ({ hospitalId, specialtyId }: Assignment, { facility, specialty }: Asked) =>
  (facility === '' || hospitalId === facility) &&
  (specialty === '' || specialtyId === null || specialtyId === specialty)

const [DRAFT, CHANGED] = [2 ** BOARD_FLAGS.indexOf('draft'), 2 ** BOARD_FLAGS.indexOf('changed')]

/** How somebody was last told of a shift: of one that has been changed since it is known whose, where and on which date, not when. */
const toldIn = ({ removed, shifts, people }: Board, assignmentId: number, known: number) => {
  const told = removed.find((one) => one.assignmentId === assignmentId)
  if (told) return { told, isWhole: true }
  const [flags = DRAFT, person = null] = [shifts.flags[known], shifts.person[known]]
  // Of what is nobody's nobody has been told.
  if ((flags & DRAFT) !== 0 || person === null || !people[person]) return undefined
  const [startsAt = '', endsAt = '', shiftTypeId = ''] = [
    shifts.startsAt[known],
    shifts.endsAt[known],
    shifts.shiftTypeId[known],
  ]
  const was: BoardRemoved = {
    assignmentId,
    person,
    facility: shifts.facility[known] ?? 0,
    startsAt,
    endsAt,
    shiftTypeId,
  }
  return { told: was, isWhole: (flags & CHANGED) === 0 }
}

/** What people have not been told that it is gone, after a shift has become what it is; undefined where only the server knows. */
const removedWith = (board: Board, shift: Assignment, at: number): BoardRemoved[] | undefined => {
  const { assignmentId, publication, status, providerId, hospitalId, scheduledDate } = shift
  const others = board.removed.filter((one) => one.assignmentId !== assignmentId)
  const without = others.length === board.removed.length ? board.removed : others
  const known = publication === 'changed' ? toldIn(board, assignmentId, at) : undefined
  if (!known) return without
  const { told, isWhole } = known
  const isTheirs =
    board.people[told.person]?.providerId === providerId &&
    board.facilities[told.facility]?.hospitalId === hospitalId &&
    dateOfWall(told.startsAt) === scheduledDate
  if (status === 'confirmed' && isTheirs) return without
  return isWhole ? [...others, told].toSorted(byStart) : undefined
}
const byStart = (one: BoardRemoved, other: BoardRemoved) =>
  order(one.startsAt, other.startsAt) || one.assignmentId - other.assignmentId

/** A kept board with a shift as it is now; undefined where it is of somebody or somewhere that the board does not know. */
export const boardWith = (board: Board, shift: Assignment, asked: Asked): Board | undefined => {
  const { from, to } = asked
  const { shifts, people, facilities } = board
  const known = shifts.assignmentId.indexOf(shift.assignmentId)
  const isShown =
    shift.status === 'confirmed' &&
    (shift.providerId !== null || isWanted(shift, asked)) &&
    shift.scheduledDate <= to &&
    (shift.scheduledDate >= from || shift.endsAt > wallAt(from, '00:00'))
  const removed = removedWith(board, shift, known)
  if (removed === undefined) return undefined
  if (!isShown && known === -1) return removed === board.removed ? board : { ...board, removed }
  const at = people.findIndex(({ providerId }) => providerId === shift.providerId)
  const person = shift.providerId === null ? null : at
  const facility = facilities.findIndex(({ hospitalId }) => hospitalId === shift.hospitalId)
  if (isShown && (person === -1 || facility === -1)) return undefined
  const { assignmentId, startsAt, endsAt, elapsedMinutes, shiftTypeId, specialtyId, version, note, clockChange } = shift
  const is = {
    note: note !== null,
    clockChange: (clockChange.startsAt ?? clockChange.endsAt) !== null,
    draft: shift.publication === 'draft',
    changed: shift.publication === 'changed',
    // No answer to a booking says it, and none takes it away.
    overridden: known !== -1 && ((shifts.flags[known] ?? 0) & OVERRIDDEN) !== 0,
  }
  const flags = BOARD_FLAGS.reduce((bits, flag, at) => bits + (is[flag] ? 2 ** at : 0), 0)
  const row = {
    assignmentId,
    person,
    facility,
    startsAt,
    endsAt,
    elapsedMinutes,
    shiftTypeId,
    specialtyId,
    version,
    flags,
  }
  const others = (column: readonly unknown[]) => (known === -1 ? column : column.toSpliced(known, 1))
  const columns = COLUMNS.map((name) => [name, isShown ? [...others(shifts[name]), row[name]] : others(shifts[name])])
  // Each column with what its own holds.
  return { ...board, removed, shifts: Object.fromEntries(columns) as BoardShifts }
}

/** How a board that was answered takes in what a booking answers, so that nobody has to ask for it again. */
export const patchedBoard = (asked: Asked) => patchedByShifts<Board>((kept, shift) => boardWith(kept, shift, asked))
