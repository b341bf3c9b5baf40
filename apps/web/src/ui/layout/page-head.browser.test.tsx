import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { Card } from './card.tsx'
import { PageHead } from './page-head.tsx'

it('breaks a name that has no spaces, rather than widen the page', async () => {
  await page.viewport(1280, 800)
  const name = 'N'.repeat(200)
  render(
    <>
      <PageHead title={name} lead={name}>
        <button type="button">Change</button>
      </PageHead>
      <Card title={name} />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(1280)
})
