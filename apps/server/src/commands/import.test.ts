import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDataFolder } from '../../test/data-folder.ts'
import { engineName } from '../../test/open-test-db.ts'
import { QUICK_TO_START } from '../../test/server-process.ts'

const program = fileURLToPath(new URL('import.ts', import.meta.url))

// The command opens a store of its own: once, on the engine that needs no server.
describe.skipIf(engineName === 'postgres')('npm run import', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-import-'))
    await fillDataFolder(join(folder, 'store'))
    await writeFile(join(folder, 'good.csv'), 'No,Who\n007,Zoë\n')
    await writeFile(join(folder, 'bad.csv'), 'providerId,providerName\n1,Ann\n2,\n')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
      const env = { ...process.env, DATA_DIR: join(folder, 'store'), DATABASE_URL: '' }
      const child = spawn(process.execPath, [...QUICK_TO_START, program, ...args], { cwd: folder, env })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, out, err }))
    })
  const columns = ['--map', 'providerId=No', '--map', 'providerName=Who']

  it('says what it would do, did, and need not do again', async () => {
    const dry = await run('providers', 'good.csv', ...columns, '--dry-run')
    expect(dry).toMatchObject({ code: 0, err: '' })
    expect(dry.out).toMatch(/^Dry run, nothing written: 1 providers: 1 created, 0 changed, 0 unchanged/)
    expect((await run('providers', 'good.csv', ...columns)).out).toMatch(/^1 providers: 1 created/)
    expect((await run('providers', 'good.csv', ...columns)).out).toMatch(
      /^1 providers: 0 created, 0 changed, 1 unchanged/,
    )
    const elsewhere = await run('providers', 'good.csv', ...columns, '--account', '5')
    expect(elsewhere).toEqual({ code: 1, out: '', err: 'There is no account 5; there is 1\n' })
  })

  it('explains the fields, their formats and gives an example that can be imported', async () => {
    const { code, out, err } = await run('assignments', '--help')
    expect([code, err]).toEqual([0, ''])
    for (const word of ['[externalId], providerId', '2026-11-21 19:00', 'America/New_York', '--overwrite', '--ignore'])
      expect(out).toContain(word)
    const example = out.trimEnd().split('\n').slice(-2)
    await writeFile(join(folder, 'example.csv'), example.map((line) => line.trim()).join('\n'))
    await writeFile(join(folder, 'people.csv'), 'providerId,providerName,Ward\np17,Ann,7\n')
    await writeFile(join(folder, 'places.csv'), 'hospitalId,facilityName,state\n010001,Harbor,NY\n')
    expect((await run('providers', 'people.csv')).out).toMatch(
      /^1 providers: 1 created.*\nColumns that were not read: Ward\n$/,
    )
    expect((await run('facilities', 'places.csv')).out).toMatch(/^1 facilities: 1 created/)
    expect((await run('assignments', 'example.csv')).out).toMatch(/^1 assignments: 1 created/)
  })

  it.each([
    ['a bad line', ['providers', 'bad.csv'], /^Nothing was imported.*\n {2}line 3, providerName: is empty\n$/],
    ['a missing file', ['providers', 'none.csv'], /^There is no file none\.csv\n$/],
    ['an unknown option', ['providers', 'bad.csv', '--all'], /^Unknown option '--all'/],
    [
      'a preset of another kind',
      ['providers', 'bad.csv', '--preset', 'cms-hospitals'],
      /^preset: must be one of synthea-providers\n$/,
    ],
    ['no arguments', [], /^Usage: npm run import/],
  ])('refuses %s without a stack', async (_, args, message) => {
    const { code, out, err } = await run(...args)
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(message)])
    expect(err).not.toMatch(/\n\s+at /)
  })
})
