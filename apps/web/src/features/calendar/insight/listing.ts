import {
  insight,
  type CoverageShiftsInput,
  type Currency,
  type InsightRows,
  type Report,
  type RiskShiftsInput,
} from '@onward/contract'
import type { InferInput } from 'valibot'
import { apiOf, ask } from '#web/lib/api.ts'

export const insightCalls = apiOf(insight)

type Asked = ReturnType<typeof ask<unknown, InsightRows>>
export type Words = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>

/** What rows are summed in: money in minor units of its currency. */
export type Unit = 'count' | 'minutes' | 'points' | Currency

/** A number that was pressed, and the rows that it counts. */
export type Listing = {
  report: Report
  /** What the number is, in words. */
  title: string
  /** As it stood on the page. */
  value: number
  /** What its rows sum to: shifts by their count, or minutes, or points, or money. */
  unit: Unit
  asked: (page: number, perPage: number) => Asked
  /** The same words, for a file. */
  words: Words
}
export type OnList = (listing: Listing) => void

/** What the rows of a number of coverage are asked by. */
export type CoverWords = Omit<InferInput<typeof CoverageShiftsInput>, 'page' | 'perPage'>
/** Opens the rows of a number of coverage, of the days of the report unless it says others. */
export type OnCover = (
  title: string,
  value: number,
  more: Omit<CoverWords, 'from' | 'to'> & Partial<CoverWords>,
) => void

/** What the rows of a number of risk are asked by. */
export type RiskWords = Omit<InferInput<typeof RiskShiftsInput>, 'page' | 'perPage'>
/** Opens the rows of a number of risk, of all places and days unless it says which. */
export type OnRisk = (title: string, value: number, more: Pick<RiskWords, 'figure' | 'at' | 'date'>) => void

/** The words of an address without those that say nothing. */
export const wishOf = (words: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )

type Figures = { open: number; notPosted: number; unfilled?: number }
/** How many are missing, whether somebody is looked for or not. */
export const missingOf = ({ open, notPosted, unfilled = 0 }: Figures) => open + notPosted + unfilled
