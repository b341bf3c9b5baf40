import { ownPages } from '@onward/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { visit, wing } from '#test/house.tsx'
import { admin, client } from '#test/people.ts'
import { layoutNow, setLayout } from '#web/lib/layout.ts'
import { joinWing, houseReady } from '#web/lib/pages/wing.ts'
import { HorizontalMenu } from './horizontal-menu.tsx'
import { VerticalMenu } from './vertical-menu.tsx'

beforeAll(async () => {
  joinWing(async () => wing)
  await houseReady()
})

const [planning, setup] = ['scheduling', 'setup'].map((id) =>
  ownPages()
    .filter(({ group: of, role }) => of === id && role !== 'Provider')
    .map(({ title }) => title),
)
const OWN = planning ?? []
const link = (name: string) => page.getByRole('link', { name, exact: true })
const group = (name: string) => page.getByRole('button', { name, exact: true })
const shownLinks = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

describe('the menu beside the page', () => {
  const closed = vi.fn<() => void>()
  const show = (path = '/calendar', { user = admin, isOverlay = false } = {}) => {
    closed.mockReset()
    setLayout({ menuCollapsed: false })
    return visit(<VerticalMenu home="/calendar" user={user} isOverlay={isOverlay} onClose={closed} />, path)
  }

  it('has the product’s pages open, and marks the one that is shown', async () => {
    show()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(shownLinks()).toEqual(OWN)
    await expect.element(link('Calendar')).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('The grounds')).toBeVisible()
  })

  it('is a rail of the product’s places and their words until it is pointed at', async () => {
    setLayout({ menuCollapsed: true })
    visit(
      <>
        <VerticalMenu home="/calendar" user={admin} isOverlay={false} onClose={closed} />
        <button style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>Elsewhere</button>
      </>,
    )
    const room = (name: string) => group(name).element().closest('ul')?.getBoundingClientRect().height
    await group('Elsewhere').hover()
    await expect.poll(() => room('Works')).toBe(0)
    await expect.element(link('Calendar').getByText('Calendar')).toBeVisible()
    const rail = () => link('Calendar').element().closest('[data-collapsed]')?.getBoundingClientRect().width
    await expect.poll(rail).toBe(68)
    await page.getByText('The grounds').hover()
    await expect.poll(() => room('Works')).toBeGreaterThan(40)
    await group('Works').click()
    await expect.poll(shownLinks).toEqual([...OWN, 'Yard', 'Plot'])
  })

  it('opens one group at a time, and closes it again', async () => {
    show()
    await group('Works').click()
    await expect.poll(shownLinks).toEqual([...OWN, 'Yard', 'Plot'])
    await expect.element(group('Works')).toHaveAttribute('aria-expanded', 'true')
    await group('Grounds').click()
    await expect.poll(shownLinks).toEqual([...OWN, 'Garden'])
    await expect.element(group('Works')).toHaveAttribute('aria-expanded', 'false')
    await group('Grounds').click()
    await expect.poll(shownLinks).toEqual(OWN)
  })

  it('keeps what an account is set up with behind a word, and open around the page', async () => {
    show()
    await group('Setup').click()
    await expect.poll(shownLinks).toEqual([...OWN, ...(setup ?? [])])
    await link('Facilities').click()
    await expect.element(link('Facilities')).toHaveAttribute('aria-current', 'page')
    await group('Setup').click()
    await expect.poll(shownLinks).toEqual(OWN)
  })

  it('leaves open the group around one that is opened', async () => {
    show()
    await group('Grounds').click()
    await group('Sheds').click()
    await expect.poll(shownLinks).toEqual([...OWN, 'Garden', 'Shed'])
  })

  it('has the groups around the page open, whatever was opened by hand before', async () => {
    show('/shed')
    await expect.poll(shownLinks).toEqual([...OWN, 'Garden', 'Shed'])
    await expect.element(link('Shed')).toHaveAttribute('aria-current', 'page')
    await group('Works').click()
    await expect.poll(shownLinks).toEqual([...OWN, 'Yard', 'Plot'])
    await link('Yard').click()
    await expect.element(link('Yard')).toHaveAttribute('aria-current', 'page')
    await expect.poll(shownLinks).toEqual([...OWN, 'Yard', 'Plot'])
  })

  it('leads to pages without loading them anew, and home by its name', async () => {
    const { at } = show('/garden')
    await link('Calendar').click()
    expect(at()).toBe('/calendar')
    await link('Onward').click()
    expect(at()).toBe('/calendar')
  })

  it('offers nobody what they may not open, and no group that would be empty', async () => {
    show('/calendar', { user: client })
    await group('Works').click()
    await expect.poll(shownLinks).toEqual(['Calendar', 'Yard', 'Plot'])
    expect(group('Grounds').elements()).toEqual([])
  })

  it('is pinned and let go of by its button', async () => {
    show()
    const pin = group('Keep the menu open')
    await expect.element(pin).toHaveAttribute('aria-pressed', 'true')
    await pin.click()
    await expect.element(pin).toHaveAttribute('aria-pressed', 'false')
    expect(layoutNow().menuCollapsed).toBe(true)
  })

  it('over the page closes by its button, and when something is chosen', async () => {
    show('/garden', { isOverlay: true })
    await group('Close the menu').click()
    expect(closed).toHaveBeenCalledOnce()
    await link('Calendar').click()
    expect(closed).toHaveBeenCalledTimes(2)
    expect(group('Keep the menu open').elements()).toEqual([])
  })

  it('is opened by keyboard', async () => {
    show()
    group('Works').element().focus()
    await keys('{Enter}{Tab}')
    expect(document.activeElement?.textContent).toBe('Yard')
  })
})

describe('the menu under the navbar', () => {
  const show = (path: string) => visit(<HorizontalMenu user={admin} />, path)
  const items = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)

  it('shows the product’s pages at once, and the others by group', async () => {
    show('/calendar')
    await expect.element(link('Calendar')).toHaveAttribute('aria-current', 'page')
    await group('Grounds').click()
    await expect.poll(items).toEqual(['Garden', 'Shed'])
    await expect.element(page.getByRole('menu', { name: 'Grounds' })).toMatchTextContent('Sheds')
  })

  it('leads to a page, and closes', async () => {
    const { at } = show('/calendar')
    await group('Works').click()
    await page.getByRole('menuitem', { name: 'Yard' }).click()
    await expect.poll(at).toBe('/yard')
    await expect.poll(items).toEqual([])
  })

  it('marks the page that is shown inside its group', async () => {
    show('/shed')
    await group('Grounds').click()
    await expect.element(page.getByRole('menuitem', { name: 'Shed' })).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('menuitem', { name: 'Garden' })).not.toHaveAttribute('aria-current')
  })
})
