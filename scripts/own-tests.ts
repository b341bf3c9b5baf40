const FEATURE = /^apps\/server\/src\/features\/[^/]+\//
const ON_SERVER = /^(apps\/server|packages)\//
/** What calls every endpoint, or asks of every table, and so tells of any feature that is not as the others are. */
const EVERY_FEATURE = ['access-matrix', 'audit', 'openapi', 'schedulers'].map(
  (name) => `apps/server/test/${name}.test.ts`,
)

/**
 * The tests of what has changed, where that is features of the server alone. By imports it would be every test that starts
 * the app; but no feature imports another (`scripts/rooms.ts`), so their own tests tell, and those of all features at once.
 * @param changed paths from the root
 * @returns undefined where something has changed that any test may depend on
 */
export const ownTests = (changed: readonly string[]): string[] | undefined => {
  const folders = changed.filter((path) => ON_SERVER.test(path)).map((path) => FEATURE.exec(path)?.[0])
  const known = folders.filter((folder) => folder !== undefined)
  if (known.length === 0 || known.length < folders.length) return undefined
  return [...new Set(known), ...EVERY_FEATURE]
}
