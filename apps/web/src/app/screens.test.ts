import { globSync } from 'node:fs'
import { allPages } from '@onward/contract/samples'
import { expect, it } from 'vitest'

const screens = globSync('apps/web/src/{features,samples}/**/*-page.tsx').map(
  (path) => /([^/]+)-page\.tsx$/.exec(path)?.[1] ?? '',
)

it('every page has one screen, and no screen is without a page', () => {
  expect(screens.toSorted()).toEqual(allPages.map(({ id }) => id).toSorted())
})
