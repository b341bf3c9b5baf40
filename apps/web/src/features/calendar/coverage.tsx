import { demand, type CoverageLine } from '@onward/contract'
import { coveredOf } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:coverage'
import { startTransition, useEffect, useMemo } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { Covered } from './covered.ts'
import styles from './coverage.module.css'

addTexts(texts)

const { readCoverage } = apiOf(demand)

const coveredBy = (coverage: readonly CoverageLine[]): Covered => {
  const byDate = Map.groupBy(coverage, ({ date }) => date)
  const lines = (date: string) => byDate.get(date) ?? []
  /** How many of how many, where anybody has to be there. */
  const sumOf = (date: string) => {
    const sum = coveredOf(lines(date))
    return sum.least > 0 ? sum : undefined
  }
  const words = ({ covered, least }: { covered: number; least: number }) =>
    textOf('coverage.of', { covered: count(covered), least: count(least) })
  // A day's head is narrow: a number that is cut would be another one.
  const figures = ({ covered, least }: { covered: number; least: number }) => `${count(covered)}/${count(least)}`
  return {
    lines,
    head: (date) => {
      const sum = sumOf(date)
      if (!sum) return undefined
      return sum.covered < sum.least ? (
        <span className={styles.short}>
          <Icon name="alert" size={11} /> {figures(sum)}
        </span>
      ) : (
        <span className={styles.met}>
          <Icon name="done" size={11} /> {figures(sum)}
        </span>
      )
    },
    said: (date) => {
      const sum = sumOf(date)
      if (!sum) return ''
      const missing = sum.least - sum.covered
      return missing > 0
        ? joined([words(sum), textOf('coverage.short', { count: missing })])
        : textOf('coverage.met', { covered: words(sum) })
    },
  }
}

type Props = {
  dates: readonly string[]
  /** The facilities that the filter leaves out. */
  unticked: ReadonlySet<string>
  onKnown: (covered: Covered) => void
}

/** Tells how many are needed beside those on duty, at the facilities that are shown; it draws nothing itself. */
export const Coverage = ({ dates, unticked, onKnown }: Props) => {
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  // Others book too: it is asked again as shifts are.
  const { data } = useQuery({ ...ask(readCoverage, { from, to }), refetchInterval: 60_000 })
  const covered = useMemo(
    () => coveredBy((data?.coverage ?? []).filter(({ hospitalId }) => !unticked.has(hospitalId))),
    [data, unticked],
  )
  useEffect(() => startTransition(() => onKnown(covered)), [covered, onKnown])
  return null
}
