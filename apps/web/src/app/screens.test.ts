import { globSync } from 'node:fs'
import { allPages } from '@onward/contract'
import { expect, it } from 'vitest'

const screens = globSync('apps/web/src/{features,showcase}/**/*-page.tsx').map(
  (path) => /([^/]+)-page\.tsx$/.exec(path)?.[1] ?? '',
)

it('every page that is not planned has one screen, and no screen is without a page', () => {
  const built = allPages.filter(({ planned }) => !planned).map(({ id }) => id)
  expect(screens.toSorted()).toEqual(built.toSorted())
})
