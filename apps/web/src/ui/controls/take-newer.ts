import texts from 'texts:newer'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import type { CheckedForm } from './use-checked-form.ts'

addTexts(texts)

type Newer<Values> = {
  /** As it is typed, as the row was seen, and as somebody else has made it. */
  typed: Values
  before: Values
  theirs: Values
  /** Whether a field differs from the row that was seen. */
  isTyped?: (name: keyof Values & string) => boolean
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Takes into a form what somebody else has made of its row: theirs is what was not typed here. Where both have changed a field
 * what was typed stays, and beside it stands what is overwritten by it.
 */
export const takeNewer = <Values extends Record<string, unknown>>(
  form: Pick<CheckedForm<Values>, 'setValue' | 'mark' | 'nodeOf'>,
  { typed, before, theirs, isTyped = (name) => !isSame(typed[name], before[name]) }: Newer<Values>,
) => {
  for (const name of Object.keys(theirs)) {
    if (!isTyped(name)) form.setValue(name, theirs[name] as never) // its own value
    else if (!isSame(theirs[name], before[name]) && !isSame(theirs[name], typed[name]))
      form.mark(name, textOf('newer.theirs', { value: saidOf(theirs[name], form.nodeOf(name)) }))
  }
}

/** What a field shows of a value. */
const saidOf = (value: unknown, node: HTMLElement | null): string => {
  const shown = Array.isArray(value) ? joined(value.map(labelOf)) : labelOf(value, node)
  return shown === '' ? '–' : shown
}
const labelOf = (value: unknown, node?: unknown): string => {
  if (typeof value === 'object' && value !== null && 'label' in value) return String(value.label)
  if (typeof value !== 'string') return ''
  const option = node instanceof HTMLSelectElement && [...node.options].find((one) => one.value === value)
  return option ? option.text : value
}
