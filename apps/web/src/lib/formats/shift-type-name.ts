import type { Assignment, ShiftType } from '@onward/contract'
import { textOf } from '#web/lib/text.ts'

type Named = Pick<Assignment, 'shiftType'> & Partial<Pick<Assignment, 'shiftTypeId' | 'shiftTypeName'>>

/** As the store names the types that every account begins with. */
const FIRST: Readonly<Record<string, string>> = { day: 'Day', night: 'Night', call: 'Call', custom: 'Custom' }

/** What a type is called that is known by its id and name alone. */
export const typeNamed = (shiftTypeId: string, name: string) =>
  FIRST[shiftTypeId] === name ? textOf(`event.type.${shiftTypeId as ShiftType}`) : name // one of the first

/** What a shift's type is called: the first ones in the language of the page, unless somebody has renamed them. */
export const shiftTypeName = ({ shiftType, shiftTypeId = shiftType, shiftTypeName: name }: Named) =>
  name === undefined || FIRST[shiftTypeId] === name ? textOf(`event.type.${shiftType}`) : name

/** The same of one that is known by its name alone, as it was when it was written down. */
export const typeCalled = (name: string) => {
  const [first] = Object.entries(FIRST).find(([, called]) => called === name) ?? []
  return first === undefined ? name : typeNamed(first, name)
}
