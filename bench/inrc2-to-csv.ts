import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, isDate, startOfWeek, wallAt } from '@onward/scheduling'

/**
 * Complete rosters of the second nurse rostering competition as our import files:
 *   node bench/inrc2-to-csv.ts SOURCE OUTDIR [--from YYYY-MM-DD]
 * SOURCE is the folder of an instance (`n021w4`) with its scenario and its `Solution_` folders.
 * One facility for each solution, its nurses, and its four weeks from the Monday on or before the date.
 */
const TIME_ZONE = 'America/New_York'
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const times: Record<string, readonly [from: string, to: string]> = {
  Early: ['07:00', '15:00'],
  Day: ['09:00', '17:00'],
  Late: ['15:00', '23:00'],
  Night: ['23:00', '07:00'],
}
const roles: Record<string, string> = {
  HN: 'Head nurse',
  NU: 'Nurse',
  CT: 'Caretaker',
  TR: 'Trainee',
}

type Duty = { nurse: string; day: string; shiftType: string }
type Week = { assignments: Duty[] }
type Scenario = { nurses: { id: string }[] }

// The competition's files, in the form that its data set describes.
const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (header: string, rows: readonly (readonly string[])[]) =>
  `${header}\n${rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')}`

/** The weeks of a solution in order: its files end with the week's number. */
const weeksOf = async (folder: string) => {
  const files = (await readdir(folder)).filter((name) => /-\d+\.json$/.test(name))
  const number = (name: string) => Number(/-(\d+)\.json$/.exec(name)?.[1])
  return Promise.all(files.sort((a, b) => number(a) - number(b)).map((name) => readJson<Week>(join(folder, name))))
}

const shiftOf = (duty: Duty, monday: string) => {
  const day = weekdays.indexOf(duty.day)
  const [from, to] = times[duty.shiftType] ?? []
  if (day < 0 || from === undefined || to === undefined) throw new Error(`No such shift: ${JSON.stringify(duty)}`)
  const date = addDays(monday, day)
  return [wallAt(date, from), wallAt(to < from ? addDays(date, 1) : date, to)]
}

const convert = async (source: string, outdir: string, from: string) => {
  const { nurses } = await readJson<Scenario>(join(source, 'Sc-n021w4.json'))
  const solutions = (await readdir(source)).filter((name) => name.startsWith('Solution_')).sort()
  const monday = startOfWeek(from, 1)
  const facilities: string[][] = []
  const providers: string[][] = []
  const assignments: string[][] = []
  for (const [index, solution] of solutions.entries()) {
    const letter = String.fromCodePoint('A'.charCodeAt(0) + index)
    const hospitalId = `roster-${letter}`
    facilities.push([hospitalId, `Roster ${letter} Hospital`, TIME_ZONE])
    for (const { id } of nurses) {
      providers.push([
        `${letter}-${id}`,
        `Nurse ${id.replace('_', ' ')} (${letter})`,
        roles[id.split('_')[0] ?? ''] ?? '',
      ])
    }
    for (const [week, { assignments: duties }] of (await weeksOf(join(source, solution))).entries()) {
      for (const duty of duties) {
        assignments.push([
          `${letter}-${duty.nurse}`,
          hospitalId,
          ...shiftOf(duty, addDays(monday, week * 7)),
          duty.shiftType,
        ])
      }
    }
  }
  await mkdir(outdir, { recursive: true })
  await writeFile(join(outdir, 'facilities.csv'), csv('hospitalId,facilityName,timeZone', facilities))
  await writeFile(join(outdir, 'providers.csv'), csv('providerId,providerName,specialty', providers))
  await writeFile(join(outdir, 'assignments.csv'), csv('providerId,hospitalId,startsAt,endsAt,note', assignments))
  console.log(
    `${facilities.length} facilities, ${providers.length} providers, ${assignments.length} assignments from ${monday}`,
  )
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } })
const [source, outdir] = positionals
const from = values.from ?? `${new Date().toISOString().slice(0, 7)}-01`
if (source === undefined || outdir === undefined || positionals.length > 2 || !isDate(from)) {
  console.error('Usage: node bench/inrc2-to-csv.ts SOURCE OUTDIR [--from YYYY-MM-DD]')
  process.exitCode = 1
} else await convert(source, outdir, from)
