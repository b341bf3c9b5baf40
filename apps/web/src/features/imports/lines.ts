import type { BadCell } from '@onward/contract'
import type { Written } from '#web/lib/sheets/held-table.ts'

/** The line of the file, or the row of the sheet, that a line of what was sent stands for. */
export const lineIn = (shifts: Written['shifts'], line: number) =>
  line - (shifts.findLast(({ from }) => from <= line)?.by ?? 0)

/** The same for the lines that a reason names. */
export const badIn = (shifts: Written['shifts'], bad: BadCell): BadCell => {
  const { line, reason, facts } = bad
  if (shifts.length === 0) return bad
  const named = typeof facts?.line === 'number' && { facts: { ...facts, line: lineIn(shifts, facts.line) } }
  const said = reason.replace(/\bline (\d+)/g, (_, number: string) => `line ${lineIn(shifts, Number(number))}`)
  return { ...bad, ...named, line: lineIn(shifts, line), reason: said }
}
