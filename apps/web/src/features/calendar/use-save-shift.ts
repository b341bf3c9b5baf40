import type { Assignment, Override } from '@onward/contract'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { rememberShift } from './last-shift.ts'
import { isByRules, newerShift, refusalOf } from './refusal.ts'
import { changesTo, isSame, mergeShift, mineOf, type Part, type ShiftInput } from './shift-merge.ts'
import type { Met, Shown, Side } from './shift-merge-choice.tsx'
import { typedOf } from './shift-times.ts'
import { useUndo } from './undo/use-undo.ts'
import { inputOf, OPEN, type ShiftForm } from './use-shift-form.ts'
import { shiftChanges } from './shift-changes.ts'

/** A part of a shift as the fields of the form say it. */
const typedPart = (part: Part, shift: ShiftInput) => {
  if (part === 'provider') return { providerId: shift.providerId ?? OPEN }
  if (part === 'facility') return { hospitalId: shift.hospitalId }
  return part === 'times' ? typedOf(shift) : { note: shift.note ?? '' }
}

const isNothing = ({ taken, both }: ReturnType<typeof mergeShift>) => taken.length + both.length === 0

/** What is saved, and the warnings that are gone over with it. */
export type Saving = ShiftInput & { overrides?: Override[] }

const change = async (shift: Assignment, saving: Saving): Promise<{ assignment: Assignment; batchId?: number }> => {
  const { overrides, ...input } = saving
  const to = changesTo(input, shift)
  if (Object.keys(to).length === 0) return { assignment: shift }
  try {
    return await shiftChanges.changeAssignment({
      id: shift.assignmentId,
      version: shift.version,
      ...to,
      ...(overrides && { overrides }),
    })
  } catch (error) {
    const theirs = newerShift(error)
    // The answer to an earlier try was lost, or somebody wished for the same.
    if (theirs && Object.keys(changesTo(input, theirs)).length === 0) return { assignment: theirs }
    // They have left all that this form says as it was, or as it is wished here.
    if (theirs && isNothing(mergeShift(shift, input, theirs))) return change(theirs, saving)
    throw error
  }
}

type Settings = {
  /** The shift as it was when the form opened; without one it is new. */
  shift: Assignment | undefined
  form: ShiftForm
  asShown: (input: ShiftInput) => Shown
  onDone: (saved: Assignment) => void
}

/**
 * Saves a shift, and only what was changed of it. When somebody else was quicker, what they alone have changed is taken over,
 * and `met` says what both have: it is left to choose, and nothing that was typed goes.
 */
export const useSaveShift = ({ shift, form, asShown, onDone }: Settings) => {
  const t = useText()
  const offerUndo = useUndo()
  const [seen, setSeen] = useState(shift)
  const [met, setMet] = useState<Omit<Met, 'mine'> & { input: ShiftInput }>()

  const save = useChange(
    (input: Saving, options) => (seen ? change(seen, input) : shiftChanges.createAssignment(input, options)),
    {
      by: shiftChanges.createAssignment,
      once: { amend: ({ assignment }, input) => change(assignment, input) },
      form,
      wording: (error) => (isByRules(error) ? t('judged.refused') : refusalOf(error)),
      onDone: (saved) => {
        const { assignment } = saved
        if ('batchId' in saved) offerUndo(t('edit.saved'), saved.batchId)
        else tell(t('edit.saved'))
        if (!shift) rememberShift(assignment)
        onDone(assignment)
      },
      onFailed: (error, input) => {
        const theirs = newerShift(error)
        if (!theirs || !seen) return
        const { taken, both } = mergeShift(seen, input, theirs)
        for (const part of taken) form.setAll(typedPart(part, theirs))
        setMet({ theirs, taken, both, input })
        setSeen(theirs)
      },
    },
  )
  // Half a time is none yet: until it is whole, it is what it was.
  const typed = inputOf(form.values) ?? met?.input
  const mine = met && typed && mineOf(met.input, typed, met.theirs)
  const sideOf = (part: Part): Side => (met && typed && isSame(part, typed, met.theirs) ? 'theirs' : 'mine')
  const choose = (part: Part, side: Side) => {
    if (!met || !mine) return
    setMet({ ...met, input: mine })
    form.setAll(typedPart(part, side === 'theirs' ? met.theirs : mine))
  }
  return { ...save, seen, met: met && mine && { ...met, mine: asShown(mine) }, sideOf, choose }
}
