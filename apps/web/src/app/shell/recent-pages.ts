import { readJson, writeJson } from '#web/lib/storage.ts'

/** So many are worth a look before one types. */
const MOST = 5

/** The ids of the pages that were open here, the latest first. */
export const recentPages = (): readonly string[] => {
  const ids = readJson('recentPages')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Keeps that a page was open; it is one of the few however often it is. */
export const rememberPage = (id: string) =>
  writeJson('recentPages', [id, ...recentPages().filter((one) => one !== id)].slice(0, MOST + 1))
