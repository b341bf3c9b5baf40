import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** So many files of a folder are taken in at a glance. */
const MOST = 25

it.each(['apps/web/src/ui', 'apps/web/src/lib'])('no folder of %s holds more files than one takes in', (root) => {
  const counts = Map.groupBy(
    readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    ({ parentPath }) => parentPath,
  )
  expect(counts.size).toBeGreaterThan(3)
  expect([...counts].filter(([, files]) => files.length > MOST).map(([folder]) => folder)).toEqual([])
})
