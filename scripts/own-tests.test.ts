import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownTests } from './own-tests.ts'

const HOLIDAYS = 'apps/server/src/features/holidays/'

it('are those of each feature that has changed, and those that ask of every feature', () => {
  const changed = [`${HOLIDAYS}holidays.queries.ts`, `${HOLIDAYS}holidays.handlers.ts`, 'apps/web/src/main.tsx']
  const tests = ownTests(changed) ?? []
  expect(tests.filter((path) => path.startsWith('apps/server/src/'))).toEqual([HOLIDAYS])
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
  expect(tests).toContain('apps/server/test/access-matrix.test.ts')
})

it.each([
  'apps/server/src/app.ts',
  'apps/server/migrations/0001-core.sql',
  'apps/server/test/app-fixture.ts',
  'packages/contract/src/holidays.ts',
  'packages/scheduling/src/zoned.ts',
])('are not known of %s, on which others stand', (path) => {
  expect(ownTests([`${HOLIDAYS}holidays.queries.ts`, path])).toBeUndefined()
})

it('are not known where nothing of the server has changed', () => {
  expect(ownTests(['apps/web/src/main.tsx', 'package-lock.json'])).toBeUndefined()
})
