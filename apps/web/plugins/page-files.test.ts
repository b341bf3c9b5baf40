import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listed, pages } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import { describe, expect, it } from 'vitest'
import { pageFiles, type BuiltPages } from './page-files.ts'

type Made = { modules?: string[]; imports?: string[]; css?: string[]; isEntry?: boolean }
const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const DEMO = '../../../packages/demo/src/'
/** A bundle by hand: each file with the sources in it and the files that it imports. */
const BUNDLE: Record<string, Made> = {
  'first.js': { modules: ['lib/theme.ts'], isEntry: true },
  'main.js': { modules: ['main.tsx'], imports: ['base.js'], css: ['base.css'] },
  'base.js': { modules: ['lib/text.ts'] },
  'grid.js': { modules: ['ui/schedule/grids.tsx'], css: ['grid.css'], imports: ['base.js', 'grid.js'] },
  'views.js': { modules: ['ui/schedule/list-views.tsx'], imports: ['grid.js', 'hours.js', 'base.js'] },
  'hours.js': { modules: ['ui/schedule/hours/lanes.ts'] },
  'shell.js': { modules: ['app/shell/shell.tsx'], imports: ['base.js'], css: ['shell.css'] },
  'answers.js': { modules: ['app/answers.tsx'] },
  'samples.js': { modules: ['samples/samples.tsx'] },
  'calendar.js': { modules: ['features/calendar/calendar-page.tsx'], imports: ['grid.js'] },
  'demo-calendar.js': { modules: ['samples/apps/demo-calendar/demo-calendar-page.tsx'], imports: ['grid.js'] },
  'login.js': { modules: ['features/sign-in/login-page.tsx'], css: ['login.css', 'base.css'] },
  'analytics.js': { modules: ['samples/apps/dashboards/analytics-page.tsx'] },
  'openers.js': { modules: [`${DEMO}openers.ts`] },
  'cards.js': { modules: [`${DEMO}cards/cards.ts`], imports: ['rows.js'] },
  'rows.js': { modules: [`${DEMO}rows.ts`] },
  'error.js': { modules: ['features/notices/error-page.tsx'] },
}

/** Runs the plugin on a bundle, and reads what it has written. */
const written = (withSamples: boolean, files = BUNDLE) => {
  const { generateBundle } = pageFiles({ withSamples })
  if (typeof generateBundle !== 'object') throw new Error('The plugin runs after the others')
  const emitted: { fileName: string; source: string }[] = []
  const chunks = Object.entries(files).map(([fileName, { modules = [], imports = [], css = [], isEntry = false }]) => [
    fileName,
    {
      type: 'chunk',
      fileName,
      imports,
      isEntry,
      moduleIds: modules.map((source) => resolve(SRC, source)),
      viteMetadata: { importedCss: new Set(css) },
    },
  ])
  const self = { emitFile: (file: { fileName: string; source: string }) => emitted.push(file) }
  // The bundler hands over much more; this is what the plugin asks of it.
  Reflect.apply(generateBundle.handler, self, [{}, Object.fromEntries(chunks), true])
  const [file] = emitted
  if (!file) throw new Error('Nothing was written')
  const { program, pages: rows } = JSON.parse(file.source) as BuiltPages // what the plugin writes
  const at = (path: string) => rows.find(({ paths }) => paths.includes(path))?.files
  return { fileName: file.fileName, program, rows, at }
}

describe('the files of each page', () => {
  it('stand where the server looks for them', () => {
    expect(written(false).fileName).toBe('.vite/pages.json')
  })

  it('stand beside those of the program, which every visit loads', () => {
    expect(written(false).program).toEqual(['first.js', 'main.js', 'base.css', 'base.js'])
  })

  it('are its own, those of what it imports, and their styles, each once', () => {
    expect(written(false).at('/calendar')).toEqual([
      'shell.js',
      'shell.css',
      'answers.js',
      'samples.js',
      'calendar.js',
      'grid.js',
      'grid.css',
    ])
  })

  it('are without the frame where a page stands alone, and without what the program has loaded', () => {
    expect(written(false).at('/login')).toEqual(['login.js', 'login.css'])
  })

  it('are on a telephone those of the list, too, that the calendar opens on', () => {
    const phones = written(false).rows.filter(({ onPhones }) => onPhones)
    expect(phones.map(({ paths, onPhones }) => [paths[0], onPhones])).toEqual([
      ['/calendar', ['views.js', 'hours.js']],
      ['/', ['views.js', 'hours.js']],
    ])
  })

  it('are of a dashboard those of the demo, too, that answer it', () => {
    const files = written(true).at('/dashboard/analytics')
    expect(files).toEqual(expect.arrayContaining(['analytics.js', 'openers.js', 'cards.js', 'rows.js']))
    expect(written(true).at('/apps/todo')).not.toContain('openers.js')
  })

  it('are not those of a page whose name only ends like it', () => {
    const { 'calendar.js': _, ...others } = BUNDLE
    expect(written(false, others).at('/calendar')).not.toContain('demo-calendar.js')
  })
})

describe('the addresses of a build', () => {
  it('of the product alone are those of its pages, and the front door', () => {
    const { rows, at } = written(false)
    expect(rows.flatMap(({ paths }) => paths)).toEqual([
      ...listed(pages).flatMap(({ path, also = [] }) => [path, ...also]),
      '/',
    ])
    expect(at('/')).toEqual(at('/calendar'))
  })

  it('with the samples are all there are', () => {
    const paths = written(true).rows.flatMap((row) => row.paths)
    const wanted = allPages.flatMap(({ path, also = [] }) => [path, ...also])
    expect(paths.filter((path) => path !== '/').toSorted()).toEqual(wanted.filter((path) => path !== '/').toSorted())
    expect(paths.filter((path) => path === '/')).toHaveLength(1)
  })

  it('fetch the samples’ part of the house ahead for a sample that stands alone', () => {
    const alone = allPages.find(
      ({ id, layout, group }) => layout === 'blank' && !(id in pages) && group.startsWith('pages'),
    )
    expect(written(true).at(alone?.path ?? '')).toEqual(['samples.js', 'answers.js'])
  })

  it('fetch what keeps answers for every page but those that ask nothing', () => {
    const { at } = written(false)
    const asking = listed(pages).filter(({ path }) => at(path)?.includes('answers.js'))
    const silent = listed(pages).filter(({ asksNothing }) => asksNothing)
    expect(silent.map(({ id }) => id)).toContain('login')
    expect([...asking, ...silent].map(({ id }) => id).toSorted()).toEqual(Object.keys(pages).toSorted())
  })
})
