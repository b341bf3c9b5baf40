import type { Scale } from '#web/samples/apps/dashboards/parts/scaled.ts'

/** What the call does not tell: the latest year by months, in dollars, and how its budget went. */
export const EARNED = [9500, 17_700, 28_400, 25_600, 32_000, 21_100, 30_200, 26_300, 31_460, 33_800, 29_500, 35_100]
export const SPENT = [14_500, 8000, 6000, 18_000, 11_500, 15_300, 12_400, 17_200, 13_800, 10_600, 16_900, 14_200]
export const PLANNED = [21, 24, 23, 28, 27, 33, 36, 35, 41, 44, 47, 51].map((thousand) => thousand * 1000)
export const USED = [17, 22, 26, 25, 30, 31, 33, 38, 37, 42, 45, 47].map((thousand) => thousand * 1000)

/** The two years before are scaled from the latest. */
export const YEARS: Record<'2020' | '2019' | '2018', Scale> = {
  2020: { factor: 1, sway: 0 },
  2019: { factor: 0.84, sway: 0.16 },
  2018: { factor: 0.67, sway: 0.22 },
}
