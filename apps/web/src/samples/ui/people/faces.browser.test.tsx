import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { Faces } from './faces.tsx'

const people = ['Wanda Mwangi', 'Olga Novak', 'Maya Wong'].map((username) => ({ username, avatar: '' }))
/** What the ring around the next face takes of one. */
const RING = 2

it.each<[string, ReactNode]>([
  ['people who liked something', <Faces key="1" label="Liked" people={people} more="7 more" />],
  ['the people of a project', <Faces key="2" label="On it" people={people} size={36} />],
])('side by side %s keep their initials whole', async (_, shown) => {
  render(shown)
  await expect.element(page.getByRole('button').first()).toBeVisible()
  const initials = [...document.querySelectorAll('[data-initials]')]
  expect(initials.length).toBeGreaterThan(2)
  for (const letters of initials) {
    const next = letters.parentElement?.nextElementSibling
    if (next)
      expect(letters.getBoundingClientRect().right).toBeLessThanOrEqual(next.getBoundingClientRect().left - RING)
  }
})
