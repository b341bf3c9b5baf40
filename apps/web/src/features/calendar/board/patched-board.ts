import { BOARD_FLAGS, type Assignment, type Board, type BoardShifts } from '@onward/contract'
import { wallAt } from '@onward/scheduling'
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
  if (!isShown && known === -1) return board
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
  return { ...board, shifts: Object.fromEntries(columns) as BoardShifts }
}

/** How a board that was answered takes in what a booking answers, so that nobody has to ask for it again. */
export const patchedBoard = (asked: Asked) => patchedByShifts<Board>((kept, shift) => boardWith(kept, shift, asked))
