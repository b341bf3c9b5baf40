import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { DropDivider, DropItem, DropLabel } from './drop-item.tsx'
import { Drop } from './drop.tsx'

const chosen = vi.fn<(what: string) => void>()
const opened = vi.fn<() => void>()
beforeEach(() => {
  chosen.mockReset()
  opened.mockReset()
})
const Menus = () => (
  <>
    <Drop kind="menu" label="Row" face="⋯" onOpen={opened}>
      <DropLabel>Shift</DropLabel>
      <DropItem onClick={() => chosen('edit')}>Edit</DropItem>
      <DropItem onClick={() => chosen('copy')}>Copy</DropItem>
      <DropDivider />
      <DropItem href="#elsewhere">Elsewhere</DropItem>
      <DropItem onClick={() => chosen('erase')}>Erase</DropItem>
    </Drop>
    <Drop kind="dialog" label="Bookmarks" face="★">
      {(close) => (
        <>
          <input aria-label="Find" data-autofocus />
          <button onClick={close}>Done</button>
        </>
      )}
    </Drop>
    <Drop kind="menu" label="Language: English" isNamed face="English">
      <DropItem isChosen onClick={() => chosen('en')} lang="en">
        English
      </DropItem>
      <DropItem isChosen={false} onClick={() => chosen('de')} lang="de">
        Deutsch
      </DropItem>
      <DropItem isDisabled>Klingon</DropItem>
    </Drop>
    <p>elsewhere on the page</p>
    <button>after</button>
  </>
)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menu = page.getByRole('menu')
const openRow = async () => {
  render(<Menus />)
  await button('Row').click()
  await expect.element(menu).toBeVisible()
}

describe('a button that drops something', () => {
  it('says what it holds, and whether that is open', async () => {
    render(<Menus />)
    await expect.element(button('Row')).toHaveAttribute('aria-haspopup', 'menu')
    await expect.element(button('Bookmarks')).toHaveAttribute('aria-haspopup', 'dialog')
    await expect.element(button('Row')).toHaveAttribute('aria-expanded', 'false')
    await button('Row').click()
    await expect.element(menu).toHaveAccessibleName('Row')
    await expect.element(button('Row')).toHaveAttribute('aria-expanded', 'true')
    expect(button('Row').element().getAttribute('aria-controls')).toBe(menu.element().id)
    expect(opened).toHaveBeenCalledOnce()
  })

  it('is called by its face where that says it', async () => {
    render(<Menus />)
    await expect.element(button('English')).toBeVisible()
  })

  it('closes what it has opened', async () => {
    await openRow()
    await button('Row').click()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Row')
  })

  it.each([
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Erase'],
    ['{Enter}', 'Edit'],
    [' ', 'Edit'],
  ])('opens its menu by %j at %s', async (key, at) => {
    render(<Menus />)
    button('Row').element().focus()
    await keys(key)
    await expect.poll(focused).toBe(at)
  })
})

describe('a menu', () => {
  it.each([
    ['{ArrowDown}', 'Copy'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Erase'],
    ['{ArrowUp}', 'Erase'],
    ['{End}', 'Erase'],
    ['{End}{ArrowDown}', 'Edit'],
    ['{End}{Home}', 'Edit'],
    ['c', 'Copy'],
    // Again and again: the next that begins so, and then from the top.
    ['e', 'Elsewhere'],
    ['ee', 'Erase'],
    ['eee', 'Edit'],
    ['x', 'Edit'],
  ])('is walked by %s to %s', async (text, to) => {
    await openRow()
    await expect.poll(focused).toBe('Edit')
    await keys(text)
    expect(focused()).toBe(to)
  })

  it('closes when something is chosen, and gives the focus back', async () => {
    await openRow()
    await keys('{ArrowDown}{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    expect(chosen.mock.calls).toEqual([['copy']])
    await expect.poll(focused).toBe('Row')
  })

  it('leads to another page by a link, which closes it too', async () => {
    await openRow()
    await page.getByRole('menuitem', { name: 'Elsewhere' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    expect(location.hash).toBe('#elsewhere')
  })

  it.each([
    ['{Escape}', 'Row'],
    // Tab goes on from the button.
    ['{Tab}', 'Bookmarks'],
  ])('is left by %s, and the focus is on %s', async (key, to) => {
    await openRow()
    await expect.poll(focused).toBe('Edit')
    await keys(key)
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(focused).toBe(to)
    expect(chosen).not.toHaveBeenCalled()
  })

  it('is closed by a press elsewhere, and by nothing in it that is no item', async () => {
    await openRow()
    await page.getByText('Shift', { exact: true }).click()
    await expect.element(menu).toBeVisible()
    await page.getByText('elsewhere on the page').click()
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('is the only one that is open', async () => {
    await openRow()
    await button('English').click()
    await expect.poll(() => menu.elements().map((one) => one.ariaLabel)).toEqual(['Language: English'])
  })

  it('says which of several choices holds, and does not let one choose what is not to be had', async () => {
    render(<Menus />)
    await button('English').click()
    const choices = page.getByRole('menuitemradio')
    await expect.element(choices.nth(0)).toHaveAttribute('aria-checked', 'true')
    await expect.element(choices.nth(1)).toHaveAttribute('aria-checked', 'false')
    await expect.element(choices.nth(1)).toHaveAttribute('lang', 'de')
    await expect.element(page.getByRole('menuitem', { name: 'Klingon' })).toBeDisabled()
    await choices.nth(1).click()
    expect(chosen.mock.calls).toEqual([['de']])
  })
})

describe('a dialog that drops', () => {
  const openMarks = async () => {
    render(<Menus />)
    await button('Bookmarks').click()
    await expect.poll(focused).toBe('Find')
  }

  it('is walked with Tab, which stays inside', async () => {
    await openMarks()
    await keys('{Tab}')
    expect(focused()).toBe('Done')
    await keys('{Tab}')
    expect(focused()).toBe('Find')
  })

  it('takes letters and arrows as what is typed', async () => {
    await openMarks()
    await keys('done{ArrowDown}')
    await expect.element(page.getByLabelText('Find')).toHaveValue('done')
  })

  it.each(['{Escape}', '{Tab}{Enter}'])('is closed by %s, and gives the focus back', async (text) => {
    await openMarks()
    await keys(text)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Bookmarks')
  })
})
