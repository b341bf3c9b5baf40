import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A feature in its own files, as CONTRIBUTING.md says a feature is added. */
const FOLDERS = {
  'packages/contract/src/exchange.ts': `
import * as v from 'valibot'
import { refusals } from './fields.ts'
import { endpoints } from './http.ts'

export const exchange = endpoints({
  listOffers: {
    method: 'GET',
    path: '/api/offers',
    allow: 'schedule',
    summary: 'Shifts that somebody wants to give away',
    input: v.object({}),
    answers: { 200: v.object({ offers: v.array(v.string()) }), ...refusals },
  },
})
`,
  'apps/server/src/features/exchange/exchange.handlers.ts': `
import type { exchange, Handlers } from '@onward/contract'
import type { Context } from '#server/context.ts'

export const exchangeHandlers: Handlers<typeof exchange, Context> = { listOffers: async () => ({ offers: [] }) }
`,
  'apps/web/src/features/exchange/exchange-page.tsx': `
import texts from 'texts:exchange'
import { addTexts, useText } from '#web/lib/text.ts'

addTexts(texts)

const ExchangePage = () => <p>{useText()('exchange.none')}</p>
export default ExchangePage
`,
  'apps/web/src/features/exchange/texts/en.json': '{ "exchange.none": "Nobody gives a shift away" }',
  'apps/web/src/features/exchange/texts/fr.json':
    '{ "page.exchange": "Échange", "exchange.none": "Personne ne cède de garde" }',
  'apps/web/src/features/exchange/texts/de.json':
    '{ "page.exchange": "Tausch", "exchange.none": "Niemand gibt einen Dienst ab" }',
  'apps/web/src/features/exchange/texts/pt.json':
    '{ "page.exchange": "Troca", "exchange.none": "Ninguém cede um plantão" }',
  'apps/web/src/features/exchange/texts/ar.json':
    '{ "page.exchange": "تبادل", "exchange.none": "لا أحد يتنازل عن مناوبة" }',
  'apps/web/src/features/exchange/texts/texts.d.ts': `
import type en from './en.json'

declare module '#web/lib/text.ts' {
  interface TextKeys extends Record<keyof typeof en, string> {}
}
`,
}
/** Where the two sides meet, and nothing else that names the feature: what is written before which words. */
const MEETING_PLACES = [
  ['packages/contract/src/index.ts', "export * from './exchange.ts'\n", "export * from './leave.ts'"],
  [
    'packages/contract/src/pages.ts',
    "  exchange: planning('/exchange', 'Exchange'),\n",
    "  demand: planning('/demand'",
  ],
  ['apps/server/src/api.ts', '  exchange,\n', '  identity,\n  imports,'],
  [
    'apps/server/src/api.ts',
    "import { exchangeHandlers } from './features/exchange/exchange.handlers.ts'\n",
    'import { identityHandlers }',
  ],
  ['apps/server/src/api.ts', '  ...exchange,\n', '  ...schedule,\n'],
  ['apps/server/src/api.ts', '  ...exchangeHandlers,\n', '  ...leaveHandlers,'],
  [
    'apps/server/test/access-matrix.test.ts',
    "  listOffers: { call: () => ({ path: '/api/offers' }), expected: [401, 403, 200, 200, 200, 200, 200] },\n",
    '  listLeave: {',
  ],
] as const

const PROJECTS = ['packages/contract', 'apps/server', 'apps/web']
/** The tests that find pages, screens and texts by themselves. */
const FINDERS = [
  'apps/web/plugins/text-files.test.ts',
  'apps/web/src/app/screens.test.ts',
  'apps/web/src/app/where-to.test.ts',
]
const modules = resolve('node_modules')

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'onward-feature-'))
  for (const path of sources('.')) put(path, readFileSync(path))
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(modules)) {
    // Our own packages are those of the copy.
    if (name === '@onward')
      cpSync(join(modules, name), join(copy, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
    else if (!name.startsWith('.')) symlinkSync(join(modules, name), join(copy, 'node_modules', name), 'junction')
  }
  // What a workspace has in another version than the others do.
  for (const workspace of ['apps/server', 'apps/web'])
    if (existsSync(resolve(workspace, 'node_modules')))
      symlinkSync(resolve(workspace, 'node_modules'), join(copy, workspace, 'node_modules'), 'junction')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const put = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
const SOURCES = [
  '{packages,apps}/*/{package,tsconfig}.json',
  '{packages,apps}/*/{src,test,plugins}/**/*.*',
  '{package,tsconfig.base}.json',
  'vitest.config.ts',
  'e2e/find-browser.ts',
]
const sources = (root: string) => globSync(SOURCES, { cwd: root })
const everything = () => new Map(sources(copy).map((path) => [path, readFileSync(join(copy, path), 'utf8')]))

const run = (...args: string[]) => {
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', NO_COLOR: '1' },
  })
  return status === 0 ? '' : stdout
}
/** What the compiler says against a part of the copy, and what tests do. */
const compiled = (project: string) => run(join(modules, 'typescript/bin/tsc'), '-p', project)
const found = (tests: readonly string[]) => run(join(modules, 'vitest/vitest.mjs'), 'run', '--project=unit', ...tests)

const add = () => {
  for (const [path, text] of Object.entries(FOLDERS)) put(path, text)
  for (const [path, line, before] of MEETING_PLACES) {
    const text = readFileSync(join(copy, path), 'utf8')
    expect(text.split(before), `${path}: ${before}`).toHaveLength(2)
    put(path, text.replace(before, line + before))
  }
}
const removeLines = () => {
  for (const [path, line] of MEETING_PLACES) put(path, readFileSync(join(copy, path), 'utf8').replace(line, ''))
}
const removeFolders = () => {
  for (const path of Object.keys(FOLDERS)) rmSync(join(copy, path))
}

/** All of the house is compiled, which a busy machine takes its time for. */
const PATIENCE = 300_000

describe('a feature', { timeout: PATIENCE }, () => {
  it('is added by its folders and a line where the two sides meet, and removed by the same', () => {
    const before = everything()
    add()
    expect(PROJECTS.map(compiled).join('')).toBe('')
    expect(found(FINDERS)).toBe('')
    removeFolders()
    removeLines()
    expect(everything()).toEqual(before)
  })

  it('of which only the lines are left is noticed', () => {
    add()
    removeFolders()
    expect(compiled('packages/contract')).toContain("'./exchange.ts'")
    put('packages/contract/src/exchange.ts', FOLDERS['packages/contract/src/exchange.ts'])
    const left = found(FINDERS)
    expect(left).toContain('× every page has one screen')
    expect(left).toContain('× has the titles of all pages and places')
  })
})
