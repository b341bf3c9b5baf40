import type { Employee } from '@onward/contract/samples'
import { dayIn } from './employees.ts'

/** What an employee has to have, each where it is not empty; `from` and `to` are dates, both included. */
export const ALL = { full_name: '', email: '', post: '', city: '', from: '', to: '', salary: '' }
export type Filters = typeof ALL

const TEXTS = ['full_name', 'email', 'post', 'city'] as const
/** An amount may be typed with or without its signs. */
const bare = (amount: string) => amount.replaceAll(/[$,\s]/g, '')
const holds = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())

/** Those that have all of it, out of everybody every time. */
export const matching = (employees: readonly Employee[], { from, to, salary, ...texts }: Filters) =>
  employees.filter((row) => {
    const day = dayIn(row.start_date)
    return (
      TEXTS.every((name) => holds(row[name], texts[name])) &&
      (from === '' || day >= from) &&
      (to === '' || day <= to) &&
      holds(bare(row.salary), bare(salary))
    )
  })
