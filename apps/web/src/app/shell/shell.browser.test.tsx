import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn, visit, wing } from '#test/house.tsx'
import { admin, client, provider } from '#test/people.ts'
import { layoutNow, setLayout, type Layout } from '#web/lib/layout.ts'
import { keep } from '#web/lib/storage.ts'
import { speak } from '#web/lib/text.ts'
import { joinWing, houseReady } from '#web/lib/pages/wing.ts'
import { ScrollTop } from './scroll-top.tsx'
import { Shell } from './shell.tsx'

beforeAll(async () => {
  joinWing(async () => wing)
  await houseReady()
})
beforeEach(() => signIn(admin))
afterEach(() => page.viewport(1280, 800))

const show = (path = '/garden', layout: Partial<Layout> = {}, user = admin) => {
  setLayout(layout)
  return visit(
    <Shell user={user}>
      <p>the screen</p>
    </Shell>,
    path,
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menu = page.getByRole('navigation', { name: 'Main menu' })
const drawer = page.getByRole('dialog', { name: 'Layout settings' })

describe('the frame', () => {
  it('is around the screen: menu, navbar, the way here, footer', async () => {
    show('/shed')
    await expect.element(page.getByRole('main')).toMatchTextContent('the screen')
    await expect.element(menu).toBeVisible()
    await expect.element(page.getByRole('banner')).toMatchTextContent('Ada Lindqvist')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Shed')
    const trail = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')
    expect(trail.elements().map(({ textContent }) => textContent)).toEqual(['Home', 'Grounds', 'Sheds', 'Shed'])
    await expect.element(trail.last()).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('contentinfo')).toMatchTextContent('Onward')
  })

  it('draws no title where a page has a head of its own', async () => {
    show('/calendar')
    await expect.element(page.getByRole('main')).toMatchTextContent(/^the screen$/)
  })

  it('warns a user of the sample where the store is for real use, and nobody else', async () => {
    show('/calendar', {}, { ...admin, isPublished: true })
    await expect.element(page.getByRole('main').getByText(/^Anybody can sign in as this user/)).toBeVisible()
    show('/calendar')
    await expect.element(page.getByRole('main')).toMatchTextContent(/^the screen$/)
  })

  it('says at the head of a wing’s page that nothing there is real, and at no other', async () => {
    show('/shed')
    await expect.element(page.getByRole('main').getByText('Nothing here grows')).toBeVisible()
    show('/calendar')
    await expect.element(page.getByRole('main')).toMatchTextContent(/^the screen$/)
  })

  it('has the wing’s bell, and for whoever is scheduled the one that tells what is true', async () => {
    show()
    await expect.element(button('Bell')).toBeVisible()
    show('/garden', {}, provider)
    await expect.element(button('What begins next')).toBeVisible()
    expect(button('Bell').elements()).toEqual([])
  })

  it('can be skipped by keyboard', async () => {
    show()
    await keys('{Tab}')
    expect(focused()).toBe('Skip to content')
    expect(document.activeElement?.getAttribute('href')).toBe(`#${page.getByRole('main').element().id}`)
  })

  it('has the menu under the navbar where that is wished, and none where it is hidden', async () => {
    show('/garden', { layout: 'horizontal' })
    await expect.element(menu.getByRole('button', { name: 'Works' })).toHaveAttribute('aria-haspopup', 'menu')
    setLayout({ menuHidden: true })
    await expect.element(menu).not.toBeInTheDocument()
    // The name, which stood above the menu, stands in the navbar then.
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Onward' })).toBeVisible()
  })

  it('is as a page wishes it while that is open', async () => {
    show('/yard')
    await expect.element(page.getByRole('banner')).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('has no footer, and of the navbar only a way back, where these are hidden', async () => {
    show('/garden', { footerType: 'hidden', navbarType: 'hidden' })
    await expect.element(button('Layout settings')).toBeVisible()
    expect([page.getByRole('banner').elements(), page.getByRole('contentinfo').elements()]).toEqual([[], []])
    await keys('{Control>}k{/Control}')
    await expect.element(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible()
  })

  it('greets once after a sign-in', async () => {
    keep('welcome', '1', 'tab')
    show('/garden', {}, provider)
    const greeting = page.getByText('Welcome, Maya Okafor. You are signed in as Provider.')
    await expect.element(greeting).toBeVisible()
    expect(sessionStorage.getItem('welcome')).toBeNull()
    await button('Close').click()
  })
})

describe('where there is little room', () => {
  const narrow = async () => {
    await page.viewport(600, 800)
    show('/garden')
    await expect.element(button('Open the menu')).toBeVisible()
  }

  it('the menu lies over the page when it is called', async () => {
    await narrow()
    expect(menu.elements()).toEqual([])
    await button('Open the menu').click()
    await expect.element(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Calendar' }).click()
    await expect.element(menu).not.toBeInTheDocument()
  })

  it('and goes by Escape', async () => {
    await narrow()
    await button('Open the menu').click()
    await expect.element(menu).toBeVisible()
    await keys('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
  })
})

describe('the navbar', () => {
  it('changes the colours, and says to which', async () => {
    show()
    await button('Switch to dark colours').click()
    expect(layoutNow().skin).toBe('dark')
    await button('Switch to light colours').click()
    expect(layoutNow().skin).toBe('light')
  })

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens the search by %s', async (text) => {
    show()
    await keys(text)
    await expect.poll(focused).toBe('Search everything')
  })

  it('leaves "/" to who is writing, and the keys to an open dialog', async () => {
    visit(
      <Shell user={admin}>
        <input aria-label="Notes" />
      </Shell>,
      '/garden',
    )
    await page.getByLabelText('Notes').click()
    await keys('/')
    await expect.element(page.getByLabelText('Notes')).toHaveValue('/')
    await button('Layout settings').click()
    await expect.element(drawer).toBeVisible()
    await keys('{Control>}k{/Control}')
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
  })

  it('has the tools of the wing', async () => {
    show()
    await expect.element(button('Watering can')).toBeVisible()
    await expect.element(button('Bell')).toBeVisible()
  })
})

describe('the menu of the user', () => {
  const items = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)

  it('leads to their own pages, and out', async () => {
    show()
    await page.getByRole('button', { name: /Your menu/ }).click()
    await expect.poll(items).toEqual(['Your account', 'Garden', 'Yard', 'Layout settings', 'Sign out'])
    await expect.element(page.getByRole('menu')).toMatchTextContent('ada@onward.test')
  })

  it('leads nobody to what they may not open', async () => {
    show('/calendar', {}, client)
    await page.getByRole('button', { name: /Your menu/ }).click()
    await expect.poll(items).toEqual(['Your account', 'Yard', 'Layout settings', 'Sign out'])
  })

  it('opens the settings, and has the focus back after them', async () => {
    show()
    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Layout settings' }).click()
    await expect.element(drawer).toBeVisible()
    await keys('{Escape}')
    await expect.poll(focused).toMatch(/Your menu/)
  })
})

describe('the layout settings', () => {
  const open = async () => {
    show()
    await button('Layout settings').click()
    await expect.element(drawer).toBeVisible()
  }
  it.each([
    ['Colours', 'Semi-dark', { skin: 'semi-dark' }],
    ['Content width', 'Full', { contentWidth: 'full' }],
    ['Navbar', 'Sticky', { navbarType: 'sticky' }],
    ['Footer', 'Hidden', { footerType: 'hidden' }],
  ])('%s may be %s', async (part, word, layout) => {
    await open()
    const choice = page.getByRole('radiogroup', { name: part, exact: true }).getByText(word, { exact: true })
    await choice.click()
    await expect.poll(layoutNow).toMatchObject(layout)
  })

  it('colours the navbar', async () => {
    await open()
    await page.getByTitle('Plum').click()
    await expect.poll(() => layoutNow().navbarColor).toBe('plum')
    await expect.element(page.getByRole('radio', { name: 'Plum' })).toBeChecked()
  })

  it('turns what is on or off, and everything back', async () => {
    await open()
    await page.getByRole('switch', { name: 'Hide the menu' }).click()
    await page.getByRole('switch', { name: 'Collapse the menu to icons' }).click()
    await expect.poll(layoutNow).toMatchObject({ menuHidden: true, menuCollapsed: false })
    await page.getByRole('button', { name: 'Back to the defaults' }).click()
    await expect.poll(layoutNow).toMatchObject({ menuHidden: false, menuCollapsed: true })
    await expect.element(page.getByText('Settings of the garden')).toBeVisible()
  })
})

describe('the language', () => {
  const { fetch } = window
  afterEach(async () => {
    window.fetch = fetch
    await speak('en')
  })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }

  it('is chosen from its menu, and all that is shown speaks it', async () => {
    const said: unknown[] = []
    window.fetch = async (to) => {
      if (to instanceof Request && to.method === 'POST') said.push([new URL(to.url).pathname, await to.json()])
      // The wing of these tests has no texts of its own.
      return to instanceof Request || String(to).includes('grounds') ? Response.json({}) : fetch(to)
    }
    show('/calendar', {}, provider)
    await expect.element(page.getByRole('banner')).toMatchTextContent(/Provider/)
    await choose('Deutsch')
    await expect.element(page.getByRole('button', { name: /^Sprache: Deutsch/ })).toBeVisible()
    await expect.element(page.getByRole('banner')).toMatchTextContent(/Behandelnde/)
    await expect.element(page.getByRole('link', { name: 'Kalender' })).toBeInTheDocument()
    expect(document.documentElement.lang).toBe('de')
    // Mails come in it too.
    await expect.poll(() => said).toEqual([['/api/account/language', { language: 'de' }]])
  })

  it('that cannot be had is said, and the one in use stays', async () => {
    window.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
    show('/calendar')
    await choose('Français')
    await expect.element(page.getByRole('alert')).toMatchTextContent('The language could not be changed')
    await expect.element(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
  })
})

it('far down the page there is a way back to the top, which takes the focus along', async () => {
  visit(
    <>
      <main id="content" tabIndex={-1} style={{ height: 4000 }}>
        long
      </main>
      <ScrollTop />
    </>,
  )
  expect(button('Back to the top').elements()).toEqual([])
  scrollTo({ top: 1500, behavior: 'instant' })
  await button('Back to the top').click()
  await expect.poll(() => scrollY).toBe(0)
  expect(document.activeElement?.id).toBe('content')
  await expect.element(button('Back to the top')).not.toBeInTheDocument()
})
