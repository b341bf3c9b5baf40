const files = import.meta.glob<string>(['../*/*-page.tsx', '../*/*.examples.tsx'], { query: '?raw', import: 'default' })

/**
 * The source of a page of examples, as it is written; it arrives when somebody asks for it. Examples that come after their
 * page have a file beside it.
 */
export const sourceOf = (page: string): Promise<string> => {
  const ending = (end: string) => Object.entries(files).find(([path]) => path.endsWith(`/${page}${end}`))
  const [, load] = ending('.examples.tsx') ?? ending('-page.tsx') ?? []
  if (!load) throw new Error(`The page ${page} has no source`)
  return load()
}
