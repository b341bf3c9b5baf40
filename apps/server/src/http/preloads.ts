import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages, type PageId } from '@onward/contract'

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }

/** The frame around every page of a signed-in user. */
const SHELL = 'src/app/shell/shell.tsx'

/**
 * Tags that let the browser fetch a page's own files together with the program, instead of when the program asks for them.
 * A page's chunk is the one whose source is named after it: `calendar` is `…/calendar-page.tsx`.
 */
export const readPreloads = async (root: string): Promise<Record<PageId, string>> => {
  const manifest = JSON.parse(await readFile(join(root, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk> // the build's
  const filesUnder = (keys: string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk || found.has(chunk.file)) continue
      found.add(chunk.file)
      for (const file of chunk.css ?? []) found.add(file)
      filesUnder(chunk.imports ?? [], found)
    }
    return found
  }
  const already = filesUnder(Object.keys(manifest).filter((key) => manifest[key]?.isEntry))
  const tagsOf = (id: PageId) => {
    const own = Object.keys(manifest).filter((key) => key.endsWith(`/${id}-page.tsx`))
    const keys = pages[id].layout === 'shell' ? [SHELL, ...own] : own
    return [...filesUnder(keys)]
      .filter((file) => !already.has(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="preload" as="style" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
      .join('')
  }
  // Every page of the table, so the record is whole.
  return Object.fromEntries(Object.keys(pages).map((id) => [id, tagsOf(id as PageId)])) as Record<PageId, string>
}
