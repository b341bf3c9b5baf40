import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { permissions: ['clipboard-read', 'clipboard-write'] }))
})
anewOnRetry(() => page)
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/extensions/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const press = (key: string) => page.keyboard.press(key)
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

describe('pagination with ellipsis', () => {
  const pages = (name: string) => page.getByRole('navigation', { name, exact: true })
  const numbers = async (name: string) =>
    (
      await pages(name)
        .getByRole('button', { name: /^Page / })
        .allInnerTexts()
    ).map(Number)
  it('says where one is, and leaves out what is far from it', async () => {
    await open('pagination')
    const basic = 'Shifts of the year'
    expect(await numbers(basic)).toEqual([1, 19, 20, 21, 40])
    await pages(basic).getByRole('button', { name: 'The next page' }).click()
    await card('Default').getByText('Page 21 of 40').waitFor()
    expect(await numbers(basic)).toEqual([1, 20, 21, 22, 40])
    await pages(basic).getByRole('button', { name: 'Page 1', exact: true }).focus()
    await press('Enter')
    await card('Default').getByText('Page 1 of 40').waitFor()
    expect(await numbers(basic)).toEqual([1, 2, 3, 4, 5, 40])
    expect(await pages(basic).getByRole('button', { name: 'The previous page' }).isDisabled()).toBe(true)
    expect(await pages(basic).getByRole('button', { name: 'Page 1', exact: true }).getAttribute('aria-current')).toBe(
      'page',
    )
  })
  it('leaves out more or less, and goes by words and icons', async () => {
    expect(await numbers('Shifts, two pages at either side')).toEqual([1, 18, 19, 20, 21, 22, 40])
    expect(await numbers('Shifts, two pages at either end')).toEqual([1, 2, 20, 39, 40])
    await card('Icons and text').getByRole('button', { name: 'Later' }).click()
    await pages('Shifts, with words').locator('[aria-current=page]', { hasText: '9' }).waitFor()
    await pages('Shifts, by icons').getByRole('button', { name: 'The last page' }).click()
    await card('Icons only').getByText('Page 40 of 40').waitFor()
  })
})

describe('clipboard', () => {
  it('copies what was typed, and says so until it is changed', async () => {
    await open('clipboard')
    const basic = card('What one types')
    const field = basic.getByLabel('Text to copy')
    await field.fill('Bring the keys')
    await press('Enter')
    await basic.getByRole('button', { name: 'Copied' }).waitFor()
    await page.getByText('The shift is copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Bring the keys')
    await field.press('End')
    await field.pressSequentially('!')
    await basic.getByRole('button', { name: 'Copy', exact: true }).waitFor()
    await field.fill('')
    expect(await basic.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true)
  })
  it('does not say that it did when the browser refuses', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not now'))
    })
    const fixed = card('What stands there')
    await fixed.getByRole('button', { name: 'Copy the address' }).click()
    await page.getByRole('alert').waitFor()
    expect(await fixed.getByRole('button', { name: 'Copy the address' }).count()).toBe(1)
  })
})

describe('i18n', () => {
  it('is one with the language of the page', async () => {
    await open('i18n')
    const words = page.getByText('Tonight two nurses and one doctor')
    await words.waitFor()
    await page.getByRole('radio', { name: 'English' }).focus()
    await press('ArrowRight')
    await page.getByText('Cette nuit, deux infirmières').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await page.getByText('Heute Nacht sind zwei Pflegende').waitFor()
    expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true)
    await page.getByText('1 Dienst ist offen.').waitFor()
    await page.getByRole('button', { name: 'Einer mehr' }).click()
    await page.getByText('2 Dienste sind offen.').waitFor()
    await page.getByText('1.234,50').waitFor()
    await page.getByText('Nobody has translated this sentence yet').waitFor()
    await page.getByRole('radio', { name: 'English' }).check({ force: true })
    await words.waitFor()
  })
})

describe('ratings', () => {
  const stars = (name: string) => page.getByRole('radiogroup', { name, exact: true })
  it('are given by key, in halves too', async () => {
    await open('ratings')
    await stars('How was the shift?').getByRole('radio', { name: '3 of 5' }).focus()
    await press('ArrowRight')
    await expect.poll(() => stars('How was the shift?').getByRole('radio', { name: '4 of 5' }).isChecked()).toBe(true)
    await stars('How was the ward?').getByRole('radio', { name: '2.5 of 5' }).focus()
    await press('ArrowRight')
    await card('Halves').getByText('3 of 5').first().waitFor()
  })
  it('are read, reset and set by the page', async () => {
    const held = card('Held by the page')
    await held.getByRole('button', { name: 'Set to 3' }).click()
    await held.getByRole('button', { name: 'Get' }).click()
    await held.getByText('It is 3 of 5.').waitFor()
    await held.getByRole('button', { name: 'Reset' }).click()
    await held.getByRole('button', { name: 'Get' }).click()
    await held.getByText('It is 0 of 5.').waitFor()
  })
  it('tell what is pointed at and what was chosen', async () => {
    const events = card('Events')
    const box = await stars('How was the food?').boundingBox()
    if (!box) throw new Error('There are no stars')
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
    await events.getByText('Pointed at: 4').waitFor()
    await page.mouse.down()
    await page.mouse.up()
    await events.getByText('Chosen: 4').waitFor()
    await page.mouse.move(5, 5)
    await events.getByText('Nothing is pointed at.').waitFor()
    const word = card('A word for each')
    await word.getByText('Good', { exact: true }).waitFor()
    await stars('How was it all in all?').getByRole('radio', { name: 'Good', exact: true }).focus()
    await press('ArrowRight')
    await word.getByText('Very good', { exact: true }).waitFor()
  })
  it('are one figure to read', async () => {
    await page.getByRole('img', { name: '4.5 of 5 stars' }).waitFor()
    expect(await card('To read').getByRole('radio').count()).toBe(0)
  })
})
