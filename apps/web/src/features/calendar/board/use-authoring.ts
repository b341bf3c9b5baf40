import type { Cure, Override } from '@onward/contract'
import { useMemo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { timeSpan } from '#web/lib/formats/formats.ts'
import { textOf } from '#web/lib/text.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import type { PastShift } from '../past.ts'
import { begunIn } from './begun-in.ts'
import { deedOf } from './deed.ts'
import { useStretching } from './hours/use-stretching.ts'
import type { ByHour } from './hours/use-hours.ts'
import { meantIn, openedIn } from './opened-in.ts'
import { cleared, exchanged, isLeft, isTooMuch, typed, whyNothing, type Built } from './proposing.ts'
import type { BoardShift } from './roster.ts'
import { at, spotOf, type Selection, type Spot } from './selection.ts'
import { personAt, startingIn, startingOf, targetAt, targetsIn } from './targets.ts'
import { lettersRead, typeable, type TypeableType } from './typed-letters.ts'
import type { BoardView } from './use-board.ts'
import { cured, curesOf, movedTo, useCarry } from './use-carry.ts'
import { useCopying } from './use-copying.ts'
import { usePlaces } from './use-places.ts'
import type { RosterMaking } from './use-roster.ts'
import { typeName } from './words.ts'

/** What waits for a yes, because it is about what has begun. */
export type Past = { shift: PastShift; go: () => void }

type Settings = {
  view: BoardView
  byHour: ByHour
  selection: Selection
  onSelect: (selection: Selection) => void
  making: RosterMaking
  say: (words: string) => void
  onOpen: (shift: Pick<BoardShift, 'assignmentId'>) => void
  onReplace: (shift: BoardShift) => void
  /** Somebody is wanted for a slot that nobody has. */
  onFill: () => void
  /** What is selected is to stay at the top, or not any more. */
  onPin: () => void
  /** Whom shall it go to? */
  onGive: () => void
}

/** Makes a roster by keys: types are typed, shifts are cleared, copied, carried, exchanged; each step can be taken back. */
export const useAuthoring = (settings: Settings) => {
  const { view, byHour, selection, onSelect, making, say, onOpen, onReplace, onFill, onPin, onGive } = settings
  const { roster, shifts, byRow, dates } = view
  const [buffer, setBuffer] = useState('')
  const [past, setPast] = useState<Past>()
  const [done, setDone] = useState<{ key: string; changes: Built['changes']; before: BoardView }>()
  const { demanded } = view
  const onDay = useMemo(
    () => (demanded ? startingIn(demanded.cells, dates) : startingOf(byRow, view.left)),
    [demanded, dates, byRow, view.left],
  )
  const starting = byHour.starting(onDay, false)
  const types = useMemo(() => typeable(roster.types.values()), [roster])
  const { asking, endAsking, withPlaces } = usePlaces(view)
  const carry = useCarry(view, selection.head.row)
  const shiftHere = () => targetAt(view, starting, selection.head)?.shifts[0]
  const stretching = useStretching({ view, byHour, carry, head: selection.head, shiftHere, say })
  const { foresee } = carry
  const ahead = useMemo(() => done && foresee(done.changes, done.before), [done, foresee])
  const held = carry.carried?.shifts
  const carriedIds = useMemo(() => new Set(held?.map(({ assignmentId }) => assignmentId)), [held])

  const targets = () => targetsIn(view, starting, selection)
  const chosenShifts = () => targets().flatMap((row) => row.flatMap((target) => target.shifts))
  const meantShifts = () => meantIn(chosenShifts(), view, selection)

  const putBack = () => {
    if (!carry.isHeld()) return
    carry.letGo()
    say(textOf('board.putBack'))
  }
  const perform = (built: Built, said: string, overrides: readonly Override[] = []) => {
    // What is held is not held over something else that is done.
    putBack()
    if (isTooMuch(built))
      return warn(textOf('board.tooMuch'), textOf('board.tooMuchHint', { count: built.changes.length }))
    if (built.changes.length === 0) return say(textOf(whyNothing(built)))
    const more = [
      ...(built.skipped > 0 ? [textOf('board.skipped', { count: built.skipped })] : []),
      ...(built.hidden ? [textOf('board.hidden')] : []),
    ]
    const go = () => {
      const deed = deedOf(built.changes, [said, ...more].join(' '), { shifts, overrides })
      setDone(overrides.length > 0 ? undefined : { key: deed.key, changes: built.changes, before: view })
      making.send(deed)
    }
    const shift = begunIn(built.changes, shifts, roster)
    if (shift) setPast({ shift, go })
    else go()
  }

  const type = (chosen: TypeableType) => {
    setBuffer('')
    const all = targetsIn(view, byHour.starting(onDay, true), selection).flat()
    if (all.length === 0) return say(textOf('board.noRow'))
    const name = typeName(roster, chosen.shiftTypeId)
    withPlaces(all, (facilityOf) => {
      const built = typed(all, chosen, facilityOf)
      perform(built, textOf('board.typed', { type: name, count: built.changes.length }))
      // One cell is left for the next day; a selection stays.
      const { head, anchor } = selection
      const isOne = head.row === anchor.row && head.column === anchor.column
      if (isOne && head.column < dates.length - 1) {
        const next = { row: head.row, column: head.column + 1 }
        onSelect({ anchor: next, head: next })
      }
    })
  }
  const clear = () => {
    const built = cleared(meantShifts())
    perform(built, textOf('board.cleared', { count: built.changes.length }))
  }
  const exchange = () => {
    const rows = targets()
    const both = rows.map(([first]) => first?.providerId ?? null)
    const built = exchanged(chosenShifts(), [...new Set(both)])
    if (!built) return say(textOf('board.exchangeTwo'))
    perform(built, textOf('board.exchanged', { count: built.changes.length }))
  }
  /** All shifts of the only person that is selected, on the days that are shown and as filters leave them; of several people nothing. */
  const rowShifts = (): readonly BoardShift[] => {
    const person = selection.anchor.row === selection.head.row ? personAt(view, selection.head.row) : undefined
    return person ? dates.flatMap((date) => onDay(person.providerId, date).shifts) : []
  }
  const hasToGive = () => chosenShifts().length + rowShifts().length > 0
  const give = () => (hasToGive() ? onGive() : say(textOf('board.nothingToTake')))
  const { copy, paste, fill, pattern, fillOn } = useCopying({
    view,
    selection,
    starting,
    targets,
    perform,
    withPlaces,
    say,
  })

  const take = () => {
    const own = meantShifts()
    if (own.length === 0) return say(textOf('board.nothingToTake'))
    carry.take(own, selection.head)
    say(textOf('board.taken', { count: own.length }))
  }
  const cureAt = (place: number | undefined): Cure | undefined =>
    place === undefined ? undefined : curesOf(carry.found.now().said?.verdicts ?? [])[place]
  /** Over a cell, with the cure that was picked for it. */
  const drop = (to: Spot) => {
    const { carried } = carry
    const cure = cureAt(carry.picked.now())
    carry.letGo()
    if (!carried) return
    const built = movedTo(view, carried, to)
    if (isLeft(built)) return say(textOf(whyNothing(built)))
    if (built.changes.length === 0) return say(textOf('board.putBack'))
    perform(
      cure ? { ...built, changes: cured(built.changes, cure) } : built,
      carried.times
        ? textOf('board.stretched', { times: timeSpan(carried.times.startsAt, carried.times.endsAt) })
        : textOf('board.moved', { count: built.changes.length }),
    )
  }
  /** Keys while something is held: the arrows lead on, Enter drops, a figure picks a cure. */
  const onCarrying = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      putBack()
      return true
    }
    const over = carry.over.now()
    if (event.key === 'Enter') {
      if (!over) return true
      const to = spotOf(over, view)
      drop(to)
      onSelect(at(to))
      return true
    }
    const figure = Number(event.key) - 1
    if (cureAt(figure)) carry.picked.set(figure)
    // Where a pointer leads, no key leads elsewhere.
    return event.key.length === 1 || (carry.point.now() !== undefined && event.key !== 'Tab')
  }
  const onCall = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase()
    if (key === 'z') {
      if (event.shiftKey) making.redo()
      else making.undo()
      return true
    }
    if (key === 'y') making.redo()
    else if (key === 'd') fill()
    else return false
    return true
  }
  const onLetter = (key: string): boolean => {
    const read = lettersRead(buffer + key, types)
    if (!read) return false
    if (read.exact && !read.isOpen) type(read.exact)
    else flushSync(() => setBuffer((buffer + key).toUpperCase()))
    return true
  }
  const onCommand = (key: string): boolean => {
    const shift = shiftHere()
    if (key === ' ' || key === 'm') take()
    else if (key === 'x') exchange()
    else if (key === 'p') onPin()
    else if (key === 'g') give()
    else if (key === 'f' && shift && shift.assignmentId > 0) onReplace(shift)
    else return false
    return true
  }
  /** What is typed and not yet clear means the type whose letters it has. */
  const finish = (): boolean => {
    if (buffer === '') return false
    const exact = lettersRead(buffer, types)?.exact
    setBuffer('')
    if (exact) type(exact)
    return exact !== undefined
  }
  const open = (): boolean => {
    const shift = shiftHere() ?? openedIn(view, byHour, selection.head)
    if (shift && shift.assignmentId > 0) onOpen(shift)
    return shift !== undefined
  }
  /** Keys where shifts stand among what is demanded: there is no row of somebody's into which anything could be put. */
  const onDemand = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) return key === 'd' ? false : onCall(event)
    if (event.altKey) return false
    const shift = shiftHere()
    if (key === 'escape') making.forget()
    else if (key === 'delete' || key === 'backspace') clear()
    else if (key === 'enter' && shift && shift.providerId !== null) return open()
    else if (key === 'enter' && view.rows[selection.head.row]?.kind === 'slot') onFill()
    else if (key === 'f' && shift && shift.providerId !== null && shift.assignmentId > 0) onReplace(shift)
    else if (key === 'f') onFill()
    else if (key.length === 1) say(textOf('board.notHere'))
    else return false
    return true
  }
  const handled = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (carry.point.now() === undefined && stretching.onKey(event)) return true
    if (carry.carried) return onCarrying(event)
    if (demanded) return onDemand(event)
    if (ctrlKey || metaKey) return onCall(event)
    if (altKey) return false
    if (key === 'Escape') {
      setBuffer('')
      making.forget()
      return true
    }
    if (key === 'Backspace' && buffer !== '') {
      setBuffer(buffer.slice(0, -1))
      return true
    }
    if (key === 'Delete' || key === 'Backspace') {
      clear()
      return true
    }
    if (key === 'Enter') return finish() || open()
    if (key.length !== 1) {
      finish()
      return false
    }
    return onLetter(key) || onCommand(key.toLowerCase())
  }
  const onKey = (event: KeyboardEvent) => {
    if (handled(event)) event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent, isCut = false) => {
    const next = copy(isCut)
    if (!next) return
    event.clipboardData.setData('text/plain', next.text)
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    paste(event.clipboardData.getData('text/plain'))
  }
  return {
    onKey,
    onCopy,
    onPaste,
    buffer,
    types,
    type,
    clear,
    exchange,
    fill,
    pattern,
    fillOn,
    take,
    give,
    rowShifts,
    perform,
    drop,
    putBack,
    carry,
    stretch: stretching.to,
    stretchToDate: stretching.toDate,
    asking,
    endAsking,
    past,
    /** Why what was done last will be refused, while no answer has come. */
    ahead:
      done && making.isUnderWay(done.key) && ahead?.verdicts.some(({ needs }) => needs !== null) ? ahead : undefined,
    endPast: () => setPast(undefined),
    starting,
    open,
    chosenShifts,
    carriedIds,
    hasShifts: chosenShifts().length > 0,
    isAnyMeant: meantShifts().length > 0,
    hasToGive: hasToGive(),
    personAt: (row: number) => personAt(view, row),
  }
}
export type Authoring = ReturnType<typeof useAuthoring>
