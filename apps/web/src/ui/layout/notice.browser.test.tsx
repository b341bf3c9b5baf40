import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { Splash } from '#web/app/splash.tsx'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { Count } from './count.tsx'
import { Notice } from './notice.tsx'

it('a notice says one thing, and what to do about it; its drawing says nothing', async () => {
  render(
    <Notice drawing="lost" code="404" title="There is no page here" text="It may have moved.">
      <a href="#home">Back home</a>
    </Notice>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page here')
  const main = page.getByRole('main')
  await expect.element(main).toHaveTextContent('404There is no page hereIt may have moved.Back home')
  await expect.element(page.getByRole('banner')).toHaveTextContent('Onward')
  expect(page.getByRole('img').elements()).toEqual([])
})

it('a notice without a code has none', async () => {
  render(
    <Notice drawing="locked" title="Not yours" text="Ask.">
      <span />
    </Notice>,
  )
  await expect.element(page.getByRole('main')).toHaveTextContent('Not yoursAsk.')
  expect(page.getByRole('paragraph').elements()).toHaveLength(1)
})

it('the mark has the size that it is given, and is no picture to be read out', () => {
  render(<Logo size={48} />)
  const mark = document.querySelector('svg')
  expect([mark?.getBoundingClientRect().width, mark?.getAttribute('aria-hidden')]).toEqual([48, 'true'])
})

it('a page that is on its way says so', async () => {
  render(<Splash />)
  await expect.element(page.getByRole('status')).toHaveAccessibleName('Loading')
})

it.each([
  [3, '3'],
  [0, ''],
])('a tool with %i of something shows %j', (of, shown) => {
  render(<Count of={of} />)
  expect(document.querySelector('[aria-hidden=true]')?.textContent ?? '').toBe(shown)
})
