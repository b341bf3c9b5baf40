import { listed, pages } from '@onward/contract'
import { allPages } from '@onward/contract/samples'
import { describe, expect, it, vi } from 'vitest'
import { pageFiles, type PageFiles } from './page-files.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }
const MANIFEST: Record<string, Chunk> = {
  'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['_base.js'], css: ['base.css'] },
  '_base.js': { file: 'base.js' },
  '_grid.js': { file: 'grid.js', css: ['grid.css'], imports: ['_base.js', '_grid.js'] },
  'src/app/shell/shell.tsx': { file: 'shell.js', imports: ['_base.js'], css: ['shell.css'] },
  'src/samples/samples.tsx': { file: 'samples.js' },
  'src/features/calendar/calendar-page.tsx': { file: 'calendar.js', imports: ['_grid.js'] },
  'src/samples/apps/demo-calendar/demo-calendar-page.tsx': { file: 'demo-calendar.js', imports: ['_grid.js'] },
  'src/features/sign-in/login-page.tsx': { file: 'login.js', css: ['login.css', 'base.css'] },
  'src/features/notices/error-page.tsx': { file: 'error.js' },
}

/** Runs the plugin on a bundle with the manifest, and reads what it has written. */
const written = (withSamples: boolean, manifest: object | null = MANIFEST) => {
  const { generateBundle } = pageFiles({ withSamples })
  if (typeof generateBundle !== 'object') throw new Error('The plugin runs after the manifest has been written')
  const emitted: { fileName: string; source: string }[] = []
  const error = vi.fn<(message: string) => void>()
  const bundle = manifest ? { '.vite/manifest.json': { type: 'asset', source: JSON.stringify(manifest) } } : {}
  const self = { error, emitFile: (file: { fileName: string; source: string }) => emitted.push(file) }
  // The bundler hands over much more; this is what the plugin asks of it.
  Reflect.apply(generateBundle.handler, self, [{}, bundle, true])
  const [file] = emitted
  const rows = file ? (JSON.parse(file.source) as PageFiles[]) : [] // what the plugin writes
  const at = (path: string) => rows.find(({ paths }) => paths.includes(path))?.files
  return { error, file, rows, at }
}

describe('the files of each page', () => {
  it('stand where the server looks for them', () => {
    expect(written(false).file?.fileName).toBe('.vite/pages.json')
  })

  it('are its own, those of what it imports, and their styles, each once', () => {
    expect(written(false).at('/calendar')).toEqual([
      'shell.js',
      'shell.css',
      'samples.js',
      'calendar.js',
      'grid.js',
      'grid.css',
    ])
  })

  it('are without the frame where a page stands alone, and without what the program has loaded', () => {
    expect(written(false).at('/login')).toEqual(['login.js', 'login.css'])
  })

  it('are not those of a page whose name only ends like it', () => {
    const { 'src/features/calendar/calendar-page.tsx': _, ...manifest } = MANIFEST
    expect(written(false, manifest).at('/calendar')).not.toContain('demo-calendar.js')
  })
})

describe('the addresses of a build', () => {
  it('of the product alone are those of its pages, and the front door', () => {
    const { rows, at } = written(false)
    expect(rows.flatMap(({ paths }) => paths)).toEqual([...listed(pages).map(({ path }) => path), '/'])
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
    expect(written(true).at(alone?.path ?? '')).toEqual(['samples.js'])
  })
})

it('a build without a manifest is no build', () => {
  const { error, file } = written(false, null)
  expect(error).toHaveBeenCalledExactlyOnceWith('The build has no manifest')
  expect(file).toBeUndefined()
})
