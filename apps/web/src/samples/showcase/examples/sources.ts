import { declares } from './code-of.ts'

const files = import.meta.glob<string>(['../*/*-page.tsx', '../*/*.examples.tsx'], { query: '?raw', import: 'default' })

/**
 * The source that a page's example stands in, as it is written; it arrives when somebody asks for it. Examples that come after
 * their page have a file beside it.
 */
export const sourceOf = async (page: string, name: string): Promise<string> => {
  for (const ending of ['-page.tsx', '.examples.tsx']) {
    const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${page}${ending}`)) ?? []
    const source = await load?.()
    if (source !== undefined && declares(source, name)) return source
  }
  throw new Error(`The page ${page} has no source of ${name}`)
}
