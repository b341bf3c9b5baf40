import { LeaveConflict, type ShiftOutcome } from '@onward/contract'
import { useState } from 'react'
import type { Choice } from '#web/lib/choices/choice.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import type { LeaveValues } from './leave-values.ts'

/** All that is in the way of leave, as a refusal told it. */
export type InTheWay = Extract<LeaveConflict, { reason: 'inTheWay' }>['facts']
/** What is to become of a shift; who shall take it over may not be chosen yet. */
export type Fate = { outcome: 'cancel' | 'open' } | { outcome: 'handOver'; to: Choice | undefined }
export type Fates = ReadonlyMap<number, Fate>

const conflictOf = conflictIn(LeaveConflict)
export const inTheWayIn = (error: unknown): InTheWay | undefined => {
  const conflict = conflictOf(error)
  return conflict?.reason === 'inTheWay' ? conflict.facts : undefined
}

/** Whose leave on which dates something was in the way of. */
const keyOf = ({ people, startDate, endDate }: LeaveValues) =>
  JSON.stringify([people.map(({ value }) => value).toSorted(), startDate, endDate])

/**
 * What is in the way of leave, and what is to become of it. With other people or dates other things are in the way: the server
 * is asked again then, and what was chosen is kept for what is in the way still.
 */
export const useOutcomes = () => {
  const [told, setTold] = useState<{ key: string; facts: InTheWay }>()
  const [fates, setFates] = useState<Fates>(new Map())
  const metIn = (values: LeaveValues) => (told?.key === keyOf(values) ? told.facts : undefined)
  const shiftsIn = (values: LeaveValues) => (metIn(values)?.people ?? []).flatMap(({ shifts }) => shifts)
  return {
    fates,
    metIn,
    /** The same for all of some shifts. */
    set: (ids: readonly number[], fate: Fate) =>
      setFates((all) => new Map([...all, ...ids.map((id) => [id, fate] as const)])),
    /** Whether it is said of every shift that they may decide over. */
    isAllSaid: (values: LeaveValues) =>
      shiftsIn(values).every(({ assignmentId }) => assignmentId === null || isSaid(fates.get(assignmentId))),
    /** As the server is told it. */
    said: (values: LeaveValues): ShiftOutcome[] =>
      shiftsIn(values).flatMap(({ assignmentId, version }): ShiftOutcome[] => {
        if (assignmentId === null || version === null) return []
        const fate = fates.get(assignmentId)
        if (fate === undefined) return []
        if (fate.outcome !== 'handOver') return [{ assignmentId, version, outcome: fate.outcome }]
        if (!fate.to) return []
        return [{ assignmentId, version, outcome: 'handOver', providerId: fate.to.value }]
      }),
    /** Takes in what a refusal tells. What somebody has changed meanwhile is to be decided anew. */
    take: (error: unknown, values: LeaveValues) => {
      const facts = inTheWayIn(error)
      if (!facts) return
      setTold({ key: keyOf(values), facts })
      setFates((all) => new Map([...all].filter(([id]) => !facts.changed.includes(id))))
    },
  }
}
export type Outcomes = ReturnType<typeof useOutcomes>

export const isSaid = (fate: Fate | undefined) =>
  fate !== undefined && (fate.outcome !== 'handOver' || fate.to !== undefined)
