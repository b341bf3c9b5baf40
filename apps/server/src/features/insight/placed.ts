import type { Worked } from './worked.ts'

/** Where a shift, or what shifts come to, is counted. */
export type Placed = Pick<Worked, 'providerId' | 'hospitalId' | 'shiftTypeId' | 'specialtyId' | 'date'>
/** One that counts, and how much of each figure it is. */
export type Counting<Figures, Shift extends Placed = Placed> = { shift: Shift; figures: Figures }
