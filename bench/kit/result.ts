import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const [load = 0] = loadavg()
const RESULTS = new URL('../results/', import.meta.url)

/** One line of the table: a number beside its yardstick of the same run, and what the target makes of it. */
export type Finding = {
  /** What was measured, in a few words. */
  measure: string
  value: number
  unit: string
  yardstick?: { what: string; value: number; ratio: number }
  target?: string
  /** `told` where there is no target. */
  verdict: 'met' | 'missed' | 'told'
}

export type Result = {
  name: string
  /** What is asked, as a reader would ask it. */
  question: string
  /** How it was measured, as far as the numbers need it to be understood. */
  method: string
  findings: Finding[]
  date: string
  /** `load`: how many processes wanted a core in the minute before; on one that is not shared, next to none. */
  machine: { cores: number; load?: number; node: string; engines: Record<string, string> }
  raw: unknown
}

type Measured = Pick<Result, 'name' | 'question' | 'method' | 'findings' | 'raw'> & { engines: Record<string, string> }

const round = (value: number) => Number(value.toPrecision(value >= 1000 ? 6 : 4))
const rounded = (finding: Finding): Finding => {
  const { yardstick } = finding
  return {
    ...finding,
    value: round(finding.value),
    ...(yardstick && { yardstick: { ...yardstick, value: round(yardstick.value), ratio: round(yardstick.ratio) } }),
  }
}

/** Whether a number keeps to its target. */
export const verdict = (holds: boolean) => (holds ? 'met' : 'missed')

/** Keeps what a bench found in `bench/results/<name>.json`, and shows it. A missed target fails the bench. */
export const keepResult = async ({ engines, findings, raw, ...said }: Measured) => {
  const machine = { cores: availableParallelism(), load, node: process.version, engines }
  const result: Result = { ...said, findings: findings.map(rounded), date: new Date().toISOString(), machine, raw }
  await mkdir(RESULTS, { recursive: true })
  await writeFile(new URL(`${said.name}.json`, RESULTS), `${JSON.stringify(result, compact, 2)}\n`)
  for (const { measure, value, unit, yardstick, target, verdict } of result.findings) {
    const beside = yardstick ? `, ${yardstick.ratio} times ${yardstick.what} (${yardstick.value} ${unit})` : ''
    console.log(`${measure}: ${value} ${unit}${beside}${target ? `; target ${target}: ${verdict}` : ''}`)
  }
  if (findings.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1
}

/** Raw values keep four digits: what lies beyond them is noise, and the files are read by people. */
const compact = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(8)) : value)

export const resultsFolder = fileURLToPath(RESULTS)
