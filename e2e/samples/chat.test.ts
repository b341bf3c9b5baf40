import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
afterAll(() => done())
// A reload makes the chats fresh.
beforeEach(async () => {
  await page.goto('/apps/chat')
  await people('Chats').first().waitFor()
})

const people = (title: string) => page.getByRole('navigation', { name: title }).getByRole('listitem')
const choose = async (name: string, where = 'Chats') => {
  await people(where).filter({ hasText: name }).getByRole('button').click()
  await page.getByRole('region', { name: `Chat with ${name}` }).waitFor()
}
const log = () => page.getByRole('log')
const field = () => page.getByRole('textbox', { name: /^Message to/ })
const menuItem = async (name: string) => {
  await page.getByRole('button', { name: 'More about this chat' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

it('a chat is opened, seen, and answered, and comes to the front', async () => {
  await page.getByText('Choose someone to start a conversation').waitFor()
  const row = people('Chats').filter({ hasText: 'Wilhelmina Ostrava' })
  await row.getByText('3 unseen').waitFor()
  await choose('Wilhelmina Ostrava')
  await expect.poll(() => row.getByText('unseen').count()).toBe(0)
  await log().getByText('Can someone come and test them?').waitFor()
  // What one says in a row stands together.
  expect(await log().getByText('Wilhelmina Ostrava says').count()).toBeLessThan(3)
  await expect.poll(() => log().evaluate((one) => one.scrollHeight - one.scrollTop - one.clientHeight)).toBeLessThan(2)
  await field().fill('   ')
  await page.keyboard.press('Enter')
  await field().fill('  Tomorrow at nine.  ')
  await page.keyboard.press('Enter')
  await log().getByText('Tomorrow at nine.', { exact: true }).waitFor()
  expect(await field().inputValue()).toBe('')
  await people('Chats').first().getByText('Tomorrow at nine.').waitFor()
  expect(await people('Chats').first().textContent()).toContain('Wilhelmina Ostrava')
  expect(await violations(page)).toEqual([])
})

it('the first message to a contact makes the chat, and the address keeps who it is with', async () => {
  const before = await people('Chats').count()
  await choose('Teodor Blanchet', 'Contacts')
  await page.getByText('Nothing has been said yet.').waitFor()
  await field().fill('Welcome!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => people('Chats').count()).toBe(before + 1)
  expect(await people('Chats').first().textContent()).toContain('Teodor Blanchet')
  await page.reload()
  await page.getByRole('region', { name: 'Chat with Teodor Blanchet' }).waitFor()
})

it('a search finds chats and contacts by name, or says that there is none', async () => {
  const search = page.getByRole('searchbox', { name: 'Search chats and contacts' })
  await search.fill('HANA')
  await expect.poll(() => people('Chats').count()).toBe(1)
  await expect.poll(() => people('Contacts').count()).toBe(1)
  await search.fill('nobody at all')
  await page.getByText('No chat is called that').waitFor()
  await page.getByText('No contact is called that').waitFor()
})

it('the own profile has a counted text, a status and settings', async () => {
  await page.getByRole('button', { name: 'Your profile' }).click()
  const panel = page.getByRole('dialog', { name: 'Your profile' })
  await panel.getByLabel('About you').fill('x'.repeat(120))
  await panel.getByText('120/120').waitFor()
  await panel.getByLabel('About you').fill('x'.repeat(121))
  await panel.getByText('121/120').waitFor()
  await panel.getByText('At most 120 characters').waitFor()
  await panel.getByRole('radio', { name: 'Busy' }).check()
  const twoStep = panel.getByRole('switch', { name: 'Two-step sign-in' })
  const was = await twoStep.isChecked()
  await twoStep.setChecked(!was)
  expect(await twoStep.isChecked()).toBe(!was)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Your profile' }).textContent()).toContain('Busy')
})

it('a contact is looked at, muted, blocked, searched and cleared', async () => {
  await choose('Leila Haddadin')
  await page.getByRole('button', { name: 'About Leila Haddadin' }).click()
  const panel = page.getByRole('dialog', { name: 'Contact' })
  await panel.getByText('leila.haddadin@northgate-staffing.test').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await menuItem('Mute')
  await page.getByRole('img', { name: 'Muted' }).waitFor()
  await menuItem('Block')
  await page.getByText('You have blocked Leila Haddadin.').waitFor()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await field().waitFor()
  await page.getByRole('button', { name: 'Search this chat' }).click()
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('CAKE')
  await expect.poll(() => log().getByText('survey').count()).toBe(0)
  await log().getByText('I will bring cake.').waitFor()
  await page.getByRole('button', { name: 'Search this chat' }).click()
  await menuItem('Clear the chat')
  await page.getByText('Nothing has been said yet.').waitFor()
  // Nor is it left in the list, until something new is said.
  const row = people('Chats').filter({ hasText: 'Leila Haddadin' })
  await expect.poll(() => row.locator('time').count()).toBe(0)
  await field().fill('From the start, then.')
  await page.keyboard.press('Enter')
  await row.getByText('From the start, then.').waitFor()
  expect(await log().locator('p').allTextContents()).toEqual(['Today', 'From the start, then.'])
})

it('says so where an address names nobody', async () => {
  for (const nobody of ['999', 'x']) {
    await page.goto(`/apps/chat?with=${nobody}`)
    await page.getByRole('alert').getByText(`There is no contact ${nobody}`).waitFor()
  }
  await page.getByRole('link', { name: 'All chats' }).click()
  await page.getByText('Choose someone to start a conversation').waitFor()
})

it('a message that was refused comes back into its field', async () => {
  await choose('Hana Okabe')
  await failCalls(page)
  await field().fill('Does it hold?')
  await page.keyboard.press('Enter')
  await page.getByText('The message was not sent').waitFor()
  await expect.poll(() => field().inputValue()).toBe('Does it hold?')
  await expect.poll(() => log().getByText('Does it hold?').count()).toBe(0)
})

it('on a phone the people are a drawer, which choosing closes', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Chats and contacts', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Chat' })
  await drawer
    .getByRole('button', { name: /Amara Nwosu/ })
    .first()
    .click()
  await drawer.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Chat with Amara Nwosu' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
})
