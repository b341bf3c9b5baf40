const files = import.meta.glob<string>('../*/*-page.tsx', { query: '?raw', import: 'default' })

/** The source of a page of examples, as it is written; it arrives when somebody asks for it. */
export const sourceOf = (page: string): Promise<string> => {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${page}-page.tsx`)) ?? []
  if (!load) throw new Error(`The page ${page} has no source`)
  return load()
}
