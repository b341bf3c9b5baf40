import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`apps/web/src/${path}`, 'utf8'))
  .join('\n')
const contract = readFileSync('packages/contract/src/pages.ts', 'utf8')
const en = JSON.parse(readFileSync('apps/web/src/lib/locales/en.json', 'utf8')) as Record<string, string>

/** Keys that are put together from a value: `event.type.night`. */
const BUILT = [/^event\.type\./, /^calendar\.(month|week|day|list|leave)$/, /^event\.(skipped|repeated)$/]

it('every text is used somewhere', () => {
  const unused = Object.keys(en).filter(
    (key) => !`${sources}${contract}`.includes(`'${key}'`) && !BUILT.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})
