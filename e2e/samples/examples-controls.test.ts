import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/components/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
/** The tab that is chosen, and what its panel says. */
const chosen = async (title: string) => [
  await card(title).getByRole('tab', { selected: true }).textContent(),
  await card(title).getByRole('tabpanel').textContent(),
]

describe('avatar', () => {
  it('says its name when it has the focus, and its status in words', async () => {
    await open('avatar')
    await card('Group with names').getByRole('button', { name: 'Maya Okafor' }).focus()
    await page.getByRole('tooltip').getByText('Maya Okafor').waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').getByText('Hana Okabe').waitFor()
    expect(await card('Status').getByRole('listitem').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^Hana Okabe\s+Busy, in theatre$/),
    )
  })
})

describe('pill badges', () => {
  it('count what comes, in their label too', async () => {
    await open('pill-badges')
    const notified = card('Notification')
    await notified.getByRole('img', { name: '3 new requests' }).waitFor()
    await notified.getByRole('button', { name: 'Ask for a shift' }).click()
    expect(await notified.getByRole('img', { name: '4 new requests' }).textContent()).toBe('4')
    await notified.getByRole('button', { name: 'Mark all as read' }).click()
    expect(await notified.getByRole('img', { name: '0 new requests' }).textContent()).toBe('')
    await notified.getByRole('img', { name: 'No new mail' }).waitFor()
  })
})

describe('buttons', () => {
  it('are pressed one of a group, and alone', async () => {
    await open('buttons')
    const span = card('Groups').getByRole('group', { name: 'What the calendar shows' })
    await span.getByRole('button', { name: 'Month' }).click()
    expect(await span.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Month'])
    const side = card('Groups').getByRole('group', { name: 'Alignment' })
    await side.getByRole('button', { name: 'Align to the end' }).press('Enter')
    expect(await side.getByRole('button', { name: 'Align to the end', pressed: true }).count()).toBe(1)
    await card('Icon only').getByRole('button', { name: 'One nurse more' }).press('Space')
    await card('Icon only').getByText('Nurses at night: 4', { exact: true }).waitFor()
    await card('Icon and text').getByRole('button', { name: 'Next week' }).click()
    await card('Icon and text').getByText('Week 49', { exact: true }).waitFor()
    await card('Block').getByRole('button', { name: 'Take the shift' }).click()
    expect(await card('Block').getByRole('button', { name: 'Give it back' }).isEnabled()).toBe(true)
    const star = card('Icon only').getByRole('button', { name: 'Keep as favourite' })
    await star.click()
    expect(await star.getAttribute('aria-pressed')).toBe('true')
  })
  it('that are checkboxes and radios show their state and are chosen by key', async () => {
    const choices = card('Checkboxes and radios')
    await choices.getByRole('checkbox', { name: 'Mon' }).press('Space')
    await choices.getByRole('checkbox', { name: 'Fri' }).check()
    await choices.getByRole('radio', { name: 'Early' }).press('ArrowRight')
    await choices.getByText('Late on Thu, Fri', { exact: true }).waitFor()
  })
  it('submit a form, and lead on inside the app', async () => {
    const tags = card('Tags')
    await tags.getByRole('button', { name: 'Send the request' }).click()
    await tags.getByRole('status').getByText('The request is sent.').waitFor()
    await tags.getByRole('button', { name: 'Start anew' }).click()
    await tags.getByRole('status').getByText('Nothing is sent yet.').waitFor()
    await tags.getByRole('link', { name: 'On to the badges' }).click()
    await page.getByRole('heading', { level: 1, name: 'Badges' }).waitFor()
  })
})

describe('list group', () => {
  it('has lines that are chosen, and others that cannot be', async () => {
    await open('list-group')
    const lines = card('Disabled')
    await lines.getByRole('button', { name: 'Maternity' }).click()
    expect(await lines.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Maternity'])
    expect(await lines.getByRole('button', { name: 'Surgery Closed this week' }).isDisabled()).toBe(true)
    const kept = card('Links and buttons').getByRole('button', { name: 'Keep this list' })
    await kept.click()
    expect(await kept.textContent()).toBe('Keep this listKept')
  })
  it('walks its panels with the arrow keys', async () => {
    await card('Navigation').getByRole('tab', { name: 'Staff' }).press('ArrowDown')
    expect(await chosen('Navigation')).toEqual(['Shifts', 'Seven are open, two of them nights.'])
  })
})

describe('nav', () => {
  it('marks this page, and leads to the others', async () => {
    await open('nav-component')
    const nav = page.getByRole('navigation', { name: 'In a column', exact: true })
    expect(await nav.getByRole('link', { name: 'Nav' }).getAttribute('aria-current')).toBe('page')
    await nav.getByRole('link', { name: 'Pills' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pills' }).waitFor()
  })
})

describe('pills', () => {
  it('are walked with the arrow keys, and more of them wait in a menu', async () => {
    await open('pills-component')
    await card('Default').getByRole('tab', { name: 'Cardiology' }).press('ArrowRight')
    expect(await chosen('Default')).toEqual(['Surgery', 'All theatres are staffed until Sunday.'])
    await card('Default').getByRole('button', { name: 'More' }).press('Enter')
    await page.getByRole('menuitemradio', { name: 'Radiology' }).click()
    await card('Default').getByText('Radiology is planned by another office.').waitFor()
    expect(await card('Default').getByRole('tab', { selected: true }).count()).toBe(0)
    expect(await card('Default').getByRole('button').last().textContent()).toBe('Radiology')
    await card('Default').getByRole('tab', { name: 'Maternity' }).click()
    expect(await chosen('Default')).toEqual(['Maternity', 'Two midwives are on call tonight.'])
  })
  it('stand below each other', async () => {
    await card('Vertical').getByRole('tab', { name: 'Cardiology' }).press('ArrowDown')
    expect(await chosen('Vertical')).toEqual(['Surgery', 'All theatres are staffed until Sunday.'])
  })
})

describe('tabs', () => {
  it('show their panel by press and by key', async () => {
    await open('tabs-component')
    await card('Default').getByRole('tab', { name: 'Rota' }).press('End')
    expect(await chosen('Default')).toEqual(['Licences', 'One runs out in eleven days.'])
    await card('Icons').getByRole('tab', { name: 'Licences' }).click()
    expect(await chosen('Icons')).toEqual(['Licences', 'One runs out in eleven days.'])
    await card('Vertical, after the panel').getByRole('tab', { name: 'Rota' }).press('ArrowDown')
    expect(await chosen('Vertical, after the panel')).toEqual(['Staff', 'Twelve nurses and four doctors.'])
  })
})

describe('pagination', () => {
  /** Where one is. */
  const at = (title: string) => card(title).locator('[aria-current=page]').textContent()

  it('leads through the pages of a list', async () => {
    await open('pagination')
    await card('Default').getByRole('button', { name: 'Page 5', exact: true }).click()
    await card('Default').getByText('41 to 48 of 48').waitFor()
    await card('Separated').getByRole('button', { name: 'The next page' }).click()
    expect(await at('Separated')).toBe('4')
    const words = card('Icons and text')
    await words.getByRole('button', { name: 'Later' }).click()
    expect(await at('Icons and text')).toBe('3')
    expect(await words.getByRole('button', { name: 'Later' }).isDisabled()).toBe(true)
    await card('Icons only').getByRole('button', { name: 'The last page' }).click()
    await card('Icons only').getByText('Page 12 of 12', { exact: true }).waitFor()
  })
})

describe('progress', () => {
  it('moves on, and rests at the end', async () => {
    await open('progress')
    const moving = card('Animated')
    const bar = moving.getByRole('progressbar', { name: 'Steps of the new rota' })
    const next = moving.getByRole('button', { name: 'Do the next step' })
    expect(await bar.getAttribute('aria-valuenow')).toBe('40')
    for (const step of [3, 4]) {
      await next.click()
      await moving.getByRole('status').getByText(`${step} of 5 steps are done.`).waitFor()
    }
    await next.click()
    await moving.getByRole('status').getByText('The rota is ready.').waitFor()
    expect(await bar.getAttribute('aria-valuenow')).toBe('100')
    expect(await next.isDisabled()).toBe(true)
    await moving.getByRole('button', { name: 'Start anew' }).click()
    expect(await bar.getAttribute('aria-valuenow')).toBe('0')
  })
})

describe('spinners', () => {
  it('say in words what is waited for, and go when it has come', async () => {
    await open('spinners')
    await card('Border').getByRole('status').getByText('Loading the rota').waitFor()
    const inButton = card('In buttons')
    const publish = inButton.getByRole('button', { name: 'Publish the rota' })
    await publish.click()
    await inButton.getByRole('button', { name: 'Publishing …', disabled: true }).waitFor()
    await inButton.getByRole('status').getByText('The rota is out.').waitFor()
    expect(await publish.isEnabled()).toBe(true)
  })
})
