// Runs the benches, or those that are named, one after the other, and writes the table of all that there is to tell.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { resultsFolder, type Finding, type Result } from './kit/result.ts'

const SUFFIX = '.bench.ts'
const folder = import.meta.dirname

/** In a process of its own, so that nothing is warm from the one before. */
const run = async (file: string): Promise<number> => {
  const child = spawn(process.execPath, [file], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  return typeof code === 'number' ? code : 1
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const rowOf = ({ measure, value, unit, yardstick, target, verdict }: Finding) => {
  const beside = yardstick ? `${yardstick.what}: ${yardstick.value.toLocaleString('en')}` : ''
  const ratio = yardstick ? yardstick.ratio.toLocaleString('en', { maximumSignificantDigits: 3 }) : ''
  const number = `${value.toLocaleString('en', { maximumFractionDigits: 3 })} ${unit}`.trim()
  const said = { met: '✓ met', missed: '✗ **missed**', told: '' }[verdict]
  return `| ${[measure, number, beside, ratio, target ?? '', said].map(cell).join(' | ')} |`
}
const section = ({ name, question, method, findings, date, machine }: Result) => {
  const engines = Object.entries(machine.engines).map(([what, version]) => `${what}: ${version}`)
  const load = machine.load === undefined ? '' : ` (${machine.load.toFixed(1)} processes wanted one before the start)`
  return `## ${question}

${method}

Measured ${date.slice(0, 10)}; ${machine.cores} cores${load}, Node ${machine.node}; ${engines.join('; ')}. Every raw value: [${name}.json](${name}.json).

| measured | number | yardstick | ratio | target | verdict |
|---|---:|---|---:|---|---|
${findings.map(rowOf).join('\n')}
`
}

const PREFACE = `# Results

Written by \`npm run bench\`; \`npm run bench lighthouse\` measures one anew and leaves the others.
Each bench runs in a fresh process, and every number stands beside its yardstick of the same run.
The machine was small and shared with other work: compare numbers of one table as ratios, not numbers of different days.
Where two things are compared they took turns, and the order of the turns was reversed from round to round; all raw values are kept.
`

const writeTable = async () => {
  const files = (await readdir(resultsFolder)).filter((name) => name.endsWith('.json')).sort()
  const results = await Promise.all(
    // Written by the benches.
    files.map(async (name) => JSON.parse(await readFile(join(resultsFolder, name), 'utf8')) as Result),
  )
  await writeFile(join(resultsFolder, 'README.md'), [PREFACE, ...results.map(section)].join('\n'))
}

const all = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX)).sort()
const wanted = process.argv.slice(2).map((name) => `${basename(name, SUFFIX)}${SUFFIX}`)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  const known = all.map((name) => basename(name, SUFFIX)).join(', ')
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${known}`)
  process.exit(1)
}
if ((await run('scripts/build.js')) !== 0) process.exit(1)
const failed: string[] = []
for (const file of wanted.length > 0 ? wanted : all) {
  const name = basename(file, SUFFIX)
  console.log(`\n${name}`)
  if ((await run(join(folder, file))) !== 0) failed.push(name)
  await writeTable()
}
console.log(failed.length === 0 ? '\nEvery target was met.' : `\nMissed or failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
