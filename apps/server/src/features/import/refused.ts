import type { BadCell, VerdictNames } from '@onward/contract'
import type { Reason } from './reasons.ts'

const LISTED = 1_000

/** The file cannot be taken, and nothing of it was: every bad cell counted, the first thousand listed. */
export class ImportRefused extends Error {
  readonly errors: BadCell[]
  readonly total: number
  /** How the ids in verdicts are called. */
  readonly names: VerdictNames | undefined

  constructor(errors: BadCell[], total: number, names?: VerdictNames) {
    const [first] = errors
    const where = first ? `: line ${first.line}${first.column && `, ${first.column}`}: ${first.reason}` : ''
    super(`Nothing was imported. ${total === 1 ? 'One thing is' : `${total} things are`} wrong with the file${where}`)
    this.name = 'ImportRefused'
    this.errors = errors
    this.total = total
    this.names = names
  }

  /** As an answer says it. */
  get told() {
    const { message, errors, total, names } = this
    return { message, errors, total, ...(names && { names }) }
  }
}

/** Gathers what is wrong with a file, so that it can all be told at once. */
export type Report = {
  readonly total: number
  /** @param column the column's name in the file; empty when it is about the whole line */
  bad(line: number, column: string, reason: Reason | string): void
  /** @throws ImportRefused when anything was bad */
  done(): void
}

export const createReport = (): Report => {
  const errors: BadCell[] = []
  let total = 0
  return {
    get total() {
      return total
    },
    bad: (line, column, reason) => {
      total += 1
      if (errors.length < LISTED) errors.push({ line, column, ...(typeof reason === 'string' ? { reason } : reason) })
    },
    done: () => {
      if (total > 0)
        throw new ImportRefused(
          errors.sort((a, b) => a.line - b.line),
          total,
        )
    },
  }
}

/** A refusal for one reason that ends the reading. */
export const refusedAt = (line: number, reason: string) => new ImportRefused([{ line, column: '', reason }], 1)
