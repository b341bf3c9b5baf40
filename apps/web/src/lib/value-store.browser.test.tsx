import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { valueStore } from './value-store.ts'

it('is painted anew in each place that uses it', async () => {
  const skin = valueStore('light')
  const Place = ({ name }: { name: string }) => <output aria-label={name}>{skin.use()}</output>
  const { draw } = render(
    <>
      <Place name="navbar" />
      <Place name="drawer" />
    </>,
  )
  skin.set('dark')
  await expect.element(page.getByLabelText('navbar')).toHaveTextContent('dark')
  await expect.element(page.getByLabelText('drawer')).toHaveTextContent('dark')
  // A place that is gone is told nothing, and the others still are.
  draw(<Place name="navbar" />)
  skin.set('bordered')
  await expect.element(page.getByLabelText('navbar')).toHaveTextContent('bordered')
})

it('has its value at once for who does not paint', () => {
  const open = valueStore<readonly string[]>([])
  open.set(['leave'])
  expect(open.now()).toEqual(['leave'])
})
