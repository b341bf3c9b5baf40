import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * Finds a page's screen, the file named after it, in a list of files; that each page has exactly one is held by `screens.test.ts`.
 * @param otherwise finds those that the list has not
 */
export const screenIn = (
  files: Record<string, () => Promise<unknown>>,
  otherwise?: (id: string) => ReturnType<Load>,
) => {
  // Each is a module whose default export is a screen.
  const byId = new Map(
    Object.entries(files).map(([path, load]) => [/([^/]+)-page\.tsx$/.exec(path)?.[1], load as Load]),
  )
  return (id: string) => {
    const load = byId.get(id)
    if (load) return load()
    if (otherwise) return otherwise(id)
    throw new Error(`The page ${id} has no screen`)
  }
}
