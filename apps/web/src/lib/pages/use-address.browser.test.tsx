import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { useAddress } from './use-address.ts'

const FIRST = { status: 'all', q: '', page: '1' }
const List = ({ to }: { to: Partial<typeof FIRST>[] }) => {
  const [state, change] = useAddress(FIRST)
  return (
    <>
      <output>{Object.values(state).join(' ')}</output>
      <button onClick={() => to.forEach(change)}>Go</button>
    </>
  )
}
const shown = page.getByRole('status')
const go = () => page.getByRole('button', { name: 'Go' }).click()
const address = () => `${location.pathname}${location.search}`

let own: string
beforeEach(() => {
  own ??= location.search
  history.replaceState(null, '', '/list')
  return () => history.replaceState(null, '', `/${own}`)
})

describe('what a list shows', () => {
  it('is as at first where the address says nothing', async () => {
    render(<List to={[]} />)
    await expect.element(shown).toHaveTextContent('all 1')
  })

  it('is what the address says; a key that is none of the list is left alone', async () => {
    history.replaceState(null, '', '/list?status=open&page=3&from=mail')
    render(<List to={[{ q: 'ada & co' }]} />)
    await expect.element(shown).toHaveTextContent('open 3')
    await go()
    await expect.poll(address).toBe('/list?status=open&from=mail&q=ada+%26+co')
    await expect.element(shown).toHaveTextContent('open ada & co 1')
  })
})

describe('a change', () => {
  it('stands in the address, and replaces it: Back leaves the list', async () => {
    const before = history.length
    render(<List to={[{ status: 'open' }]} />)
    await go()
    await expect.poll(address).toBe('/list?status=open')
    await expect.element(shown).toHaveTextContent('open 1')
    expect(history.length).toBe(before)
  })

  it('begins at the first page again, unless the page is what changes', async () => {
    history.replaceState(null, '', '/list?page=4')
    const { draw } = render(<List to={[{ page: '5' }]} />)
    await go()
    await expect.poll(address).toBe('/list?page=5')
    draw(<List to={[{ status: 'done' }]} />)
    await go()
    await expect.poll(address).toBe('/list?status=done')
  })

  it('back to what is as at first leaves the address as short as it was', async () => {
    history.replaceState(null, '', '/list?status=open&q=ada')
    render(<List to={[{ status: 'all', q: '' }]} />)
    await go()
    await expect.poll(address).toBe('/list')
  })

  it('keeps the one that was made in the same moment', async () => {
    render(<List to={[{ status: 'open' }, { q: 'ada' }]} />)
    await go()
    await expect.poll(address).toBe('/list?status=open&q=ada')
  })
})
