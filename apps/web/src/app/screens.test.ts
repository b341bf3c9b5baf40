import { globSync } from 'node:fs'
import { allPages } from '@onward/contract/samples'
import { expect, it } from 'vitest'

const screens = globSync('apps/web/src/{features,samples}/**/*-page.tsx').map(
  (path) => /([^/]+)-page\.tsx$/.exec(path)?.[1] ?? '',
)

it('every page that is not planned has one screen, and no screen is without a page', () => {
  const built = allPages.filter(({ planned }) => !planned).map(({ id }) => id)
  // What is shown in place of a planned page is no page of its own.
  expect(screens.filter((id) => id !== 'planned').toSorted()).toEqual(built.toSorted())
})
