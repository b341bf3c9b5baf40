/** A place that is needed, as far as its risk goes: how many have to be there, and who is meant to be. */
export type RiskLine = {
  /** Fewer than so many are too few. */
  least: number
  /** Who is booked: known by an id where they are booked on another line of the day as well. */
  people: readonly RiskPerson[]
}
export type RiskPerson = {
  /** The same on each line that somebody is booked on; undefined for who is on one alone. */
  who?: string | undefined
  /** Chance of calling out, from 0 to 1. */
  chance: number
}
export type Risk = {
  /** Chance, from 0 to 1, that at least one line has too few. */
  short: number
  /** How many are missing on average, over all lines. */
  missing: number
  /** Whether it was drawn by lot, and is right to about a hundredth. */
  isDrawn: boolean
}

/** Somebody on several lines stays away from all of them; so many of them are looked at one by one before lots are drawn. */
const MOST_CASES = 8
const DRAWS = 20_000

/** How likely each number of people is to come: the place in the list is the number. */
export const comingOf = (chances: readonly number[]): number[] =>
  chances.reduce<number[]>(
    (coming, chance) => {
      const next = Array.from({ length: coming.length + 1 }, () => 0)
      coming.forEach((likely, count) => {
        next[count] = (next[count] ?? 0) + likely * chance
        next[count + 1] = (next[count + 1] ?? 0) + likely * (1 - chance)
      })
      return next
    },
    [1],
  )

/** Of a line whose people come or stay away each for themselves. */
const ofLine = (least: number, chances: readonly number[]) => {
  let [short, missing] = [0, 0]
  comingOf(chances).forEach((likely, count) => {
    if (count >= least) return
    short += likely
    missing += likely * (least - count)
  })
  return { short: Math.min(1, short), missing }
}

/** Of lines that have nobody in common. */
const ofLines = (lines: readonly { least: number; chances: readonly number[] }[]) => {
  let [enough, missing] = [1, 0]
  for (const { least, chances } of lines) {
    const one = ofLine(least, chances)
    enough *= 1 - one.short
    missing += one.missing
  }
  return { short: 1 - enough, missing }
}

/** Who is on more than one line, with the greatest of their chances: who stays away does so for the day. */
const sharedIn = (lines: readonly RiskLine[]): [who: string, chance: number][] => {
  const found = new Map<string, { lines: number; chance: number }>()
  for (const { people } of lines)
    for (const { who, chance } of people) {
      if (who === undefined) continue
      const before = found.get(who) ?? { lines: 0, chance: 0 }
      found.set(who, { lines: before.lines + 1, chance: Math.max(before.chance, chance) })
    }
  return [...found].flatMap(([who, { lines: count, chance }]) => (count > 1 ? [[who, chance] as [string, number]] : []))
}

/** Lines once it is known who of those on several of them is away. */
const knowing = (lines: readonly RiskLine[], shared: ReadonlySet<string>, away: ReadonlySet<string>) =>
  lines.map(({ least, people }) => ({
    least,
    chances: people.map(({ who, chance }) => (who !== undefined && shared.has(who) ? (away.has(who) ? 1 : 0) : chance)),
  }))

/** The same numbers from 0 to 1 each time. */
const lots = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Draws who of those on several lines stays away; what is left is computed, so that few draws say much. */
export const drawnRisk = (lines: readonly RiskLine[], draws = DRAWS, seed = 1): Risk => {
  const shared = sharedIn(lines)
  const ids = new Set(shared.map(([who]) => who))
  const next = lots(seed)
  const seen = new Map<string, { short: number; missing: number }>()
  let [short, missing] = [0, 0]
  for (let draw = 0; draw < draws; draw += 1) {
    const away = shared.flatMap(([who, chance]) => (next() < chance ? [who] : []))
    const key = away.join('\n')
    let one = seen.get(key)
    if (!one) seen.set(key, (one = ofLines(knowing(lines, ids, new Set(away)))))
    short += one.short
    missing += one.missing
  }
  return { short: short / draws, missing: missing / draws, isDrawn: true }
}

/**
 * How likely one day at one place is to have too few somewhere. People call out each for themselves; who is booked on several lines
 * of the day stays away from all of them. Exact, unless so many are on several lines that they cannot be gone through.
 */
export const riskOf = (lines: readonly RiskLine[]): Risk => {
  const shared = sharedIn(lines)
  if (shared.length > MOST_CASES) return drawnRisk(lines)
  const ids = new Set(shared.map(([who]) => who))
  let [short, missing] = [0, 0]
  for (let one = 0; one < 2 ** shared.length; one += 1) {
    const away = shared.filter((_, at) => (one >> at) & 1)
    const likely = shared.reduce((product, [, chance], at) => product * ((one >> at) & 1 ? chance : 1 - chance), 1)
    const found = ofLines(knowing(lines, ids, new Set(away.map(([who]) => who))))
    short += likely * found.short
    missing += likely * found.missing
  }
  return { short, missing, isDrawn: false }
}

/**
 * What one more, who stands by, would change: on the line where they help most.
 * @param chances of a standby on each line, in the order of the lines
 * @returns the place of that line, and the risk with them; undefined where there is no line
 */
export const withStandby = (
  lines: readonly RiskLine[],
  chances: readonly number[],
): { at: number; risk: Risk } | undefined =>
  lines
    .map((_, at) => ({
      at,
      risk: riskOf(
        lines.map((line, place) =>
          place === at ? { ...line, people: [...line.people, { chance: chances[at] ?? 0 }] } : line,
        ),
      ),
    }))
    .toSorted((a, b) => a.risk.short - b.risk.short || a.risk.missing - b.risk.missing)[0]

type CallOutRate = { hospitalId: string | null; partOfDay: string | null; perMille: number }

/**
 * The chance, from 0 to 1, that somebody calls out of a shift: what is said of the facility and the part of the day counts before
 * what is said of the facility, that before what is said of the part of the day, and that before what is said of all.
 * @returns undefined where nothing is said
 */
export const callOutChance = (
  rates: readonly CallOutRate[],
  hospitalId: string,
  partOfDay: string,
): number | undefined => {
  const rank = (rate: CallOutRate) => (rate.hospitalId === null ? 0 : 2) + (rate.partOfDay === null ? 0 : 1)
  const [first] = rates
    .filter(
      (rate) =>
        (rate.hospitalId === null || rate.hospitalId === hospitalId) &&
        (rate.partOfDay === null || rate.partOfDay === partOfDay),
    )
    .toSorted((a, b) => rank(b) - rank(a))
  return first && first.perMille / 1_000
}
