import type { Written } from '#web/lib/sheets/held-table.ts'

/** The line of the file, or the row of the sheet, that a line of what was sent stands for. */
export const lineIn = (shifts: Written['shifts'], line: number) =>
  line - (shifts.findLast(({ from }) => from <= line)?.by ?? 0)

/** The same for the lines that a reason names. */
export const reasonIn = (shifts: Written['shifts'], reason: string) =>
  shifts.length === 0
    ? reason
    : reason.replace(/\bline (\d+)/g, (_, line: string) => `line ${lineIn(shifts, Number(line))}`)
