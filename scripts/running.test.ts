import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../apps/server/src/config.ts'

const HOME = '/opt/onward'
const read = (name: string) => readFileSync(join('docs/running', name), 'utf8')
const all = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found = '']) => found)
const sources = readdirSync('apps/server/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join('apps/server/src', file), 'utf8'))
  .join('\n')
/** Variables that the server reads by these names. */
const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(sources)
const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'devDependencies' | 'dependencies',
  Record<string, string>
>
const pinned = { ...devDependencies, ...dependencies }['node']?.split('.')[0]

describe('the service of systemd', () => {
  const unit = read('onward.service')
  const valuesOf = (key: string) => all(unit, new RegExp(`^${key}=(.*)$`, 'gm'))

  it('runs what is there, from where it is', () => {
    expect(valuesOf('WorkingDirectory')).toEqual([HOME])
    const [program = '', script = '', ...more] = valuesOf('ExecStart')[0]?.split(' ') ?? []
    expect(more).toEqual([])
    // What a command names in the folder of the repository is there.
    expect([program.replace(`${HOME}/`, ''), script].filter((path) => !existsSync(path))).toEqual([])
    expect(program.startsWith(`${HOME}/`)).toBe(true)
  })

  it('sets and mentions variables that the server reads, and lets it write where it keeps its data', () => {
    const set = valuesOf('Environment').map((value) => value.split('='))
    const said = all(unit.replaceAll(/^[^#].*$/gm, ''), /\b([A-Z]+_[A-Z_]+)\b/g)
    const names = [...set.map(([name = '']) => name), ...said]
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !isRead(name))).toEqual([])
    const values = Object.fromEntries(set) as Record<string, string>
    expect(readConfig(values)).toMatchObject({ dataDir: `/var/lib/${valuesOf('StateDirectory')[0]}`, trustProxy: true })
  })

  const analyze = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'onward-unit-'))
    try {
      const file = join(folder, 'onward.service')
      writeFileSync(file, text.replaceAll(HOME, process.cwd()))
      const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
      // A word that it does not know it names, and goes on.
      return { status, said: (stdout + stderr).split('\n').filter((line) => line.includes(file)) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!hasSystemd)('is one that systemd takes as it stands', () => {
    expect(analyze(unit)).toEqual({ status: 0, said: [] })
    expect(analyze(unit.replace('Restart=', 'Restat=')).said).toHaveLength(1)
  })
})

describe('the container', () => {
  const file = read('Containerfile')

  it('is built and run by what is there', () => {
    const commands = [
      ...all(file, /\bnode ((?:scripts|apps)\/[\w./-]+)/g),
      ...all(file, /^CMD (\[.*\])$/gm).flatMap((words) => JSON.parse(words) as string[]),
    ]
    expect(commands).toEqual(['scripts/build.js', 'node_modules/node/bin/node', 'apps/server/src/main.ts'])
    expect(commands.filter((path) => !existsSync(path))).toEqual([])
    expect(existsSync('package-lock.json')).toBe(true)
    expect(all(file, /^WORKDIR (.*)$/gm)).toEqual([HOME, HOME])
  })

  it('stands on the Node that the repository pins', () => {
    expect(all(file, /^FROM docker\.io\/library\/node:(\d+)-slim\b/gm)).toEqual([pinned, pinned])
  })

  it('sets variables that the server reads, and opens and asks the port at which it listens', () => {
    const set = Object.fromEntries(
      all(file, /^ENV (.*)$/gm)
        .flatMap((line) => line.split(' '))
        .map((pair) => pair.split('=')),
    ) as Record<string, string>
    expect(Object.keys(set).filter((name) => !isRead(name))).toEqual([])
    const { host, port, dataDir, trustProxy } = readConfig(set)
    expect([host, dataDir, trustProxy]).toEqual(['0.0.0.0', all(file, /^VOLUME (.*)$/gm)[0], true])
    expect(all(file, /^EXPOSE (.*)$/gm)).toEqual([String(port)])
    const [asked = ''] = all(file, /fetch\('http:\/\/127\.0\.0\.1:([^']+)'\)/g)
    expect([asked, sources.includes(`app.get('/livez'`)]).toEqual([`${port}/livez`, true])
  })
})
