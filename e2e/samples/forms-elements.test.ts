import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
anewOnRetry(() => page)
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/forms/elements/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
/** What is said with a field beyond its name. */
const saidWith = (field: ReturnType<Page['getByLabel']>) =>
  field.evaluate((node) =>
    (node.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  )

describe('input', () => {
  it('says with the field whether it is right', async () => {
    await open('input')
    const badge = page.getByRole('textbox', { name: 'Badge of six digits' })
    expect([await badge.getAttribute('aria-invalid'), await saidWith(badge)]).toEqual([
      'true',
      'A badge has six digits.',
    ])
    await badge.fill('471147')
    expect(await badge.getAttribute('aria-invalid')).not.toBe('true')
    expect(await saidWith(badge)).toBe('This badge can be used.')
    const ward = page.getByRole('textbox', { name: 'Ward of the shift' })
    await ward.fill('')
    expect(await saidWith(ward)).toBe('Say which ward.')
  })
  it('is read, or left alone, where it cannot be written', async () => {
    const basic = card('Default')
    expect(await basic.getByLabel('Ward').isEditable()).toBe(false)
    expect(await basic.getByLabel('Cost centre').isDisabled()).toBe(true)
    expect(await basic.getByLabel('Account').inputValue()).toBe('maya.okafor@onward.test')
    expect(await saidWith(basic.getByLabel('Badge number'))).toBe('Six digits, on the back of the badge.')
  })
  it('has a label that makes room, and one beside it', async () => {
    const heightOf = (label: string) =>
      card('Floating label')
        .locator('label', { hasText: label })
        .evaluate((node) => {
          const field = node.closest('div')?.querySelector('input')?.getBoundingClientRect()
          return node.getBoundingClientRect().top - (field?.top ?? 0)
        })
    expect(await heightOf('First name')).toBeGreaterThan((await heightOf('Family name')) + 4)
    await card('Floating label').getByLabel('First name').fill('Maya')
    await expect.poll(async () => (await heightOf('First name')) - (await heightOf('Family name'))).toBe(0)
    const beside = card('Label beside the field')
    const label = await beside.getByText('Default label').boundingBox()
    const field = await beside.getByLabel('Default label').boundingBox()
    expect(field?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0))
  })
  it('takes one file, or several whose names it lists', async () => {
    const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })
    const many = page.getByLabel('Certificates', { exact: true })
    await many.setInputFiles([file('nights.txt'), file('ward.txt')])
    expect(
      await page.getByRole('list', { name: 'Chosen certificates' }).getByRole('listitem').allTextContents(),
    ).toEqual(['nights.txt', 'ward.txt'])
    expect(await page.getByLabel('Licence').getAttribute('multiple')).toBe(null)
  })
})

describe('input group', () => {
  it('uses the field that is ticked or chosen', async () => {
    await open('input-group')
    await page.getByRole('checkbox', { name: 'Leave a note' }).press('Space')
    expect(await page.getByLabel('Note for the next shift').isDisabled()).toBe(true)
    await page.getByRole('radio', { name: 'Reach me by mail' }).press('ArrowDown')
    expect(await page.getByLabel('By phone', { exact: true }).isEnabled()).toBe(true)
    expect(await page.getByLabel('By mail', { exact: true }).isDisabled()).toBe(true)
  })
  it('is sent by Enter, and by its buttons', async () => {
    await page.getByLabel('Look for a shift').fill('nights')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Looked for: nights').waitFor()
    await card('With buttons').getByRole('button', { name: 'Nobody' }).click()
    await page.getByRole('status').getByText('Nobody is asked.').waitFor()
  })
  it('has a menu for the unit, which the label says', async () => {
    const unit = page.getByRole('button', { name: 'Unit: hours' })
    await unit.press('ArrowDown')
    await page.getByRole('menuitemradio', { name: 'weeks' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByLabel('Leave, in weeks').waitFor()
    expect(await page.getByRole('button', { name: 'Unit: weeks' }).evaluate((node) => node.matches(':focus'))).toBe(
      true,
    )
  })
})

describe('textarea', () => {
  it('counts, and says once that it is too long without cutting off', async () => {
    await open('textarea')
    const counter = card('Counter')
    const field = counter.getByLabel('Note on the board')
    await field.fill('x'.repeat(20))
    await counter.getByText('20 / 20').waitFor()
    expect(await field.getAttribute('aria-invalid')).not.toBe('true')
    await field.press('End')
    await field.pressSequentially('yz')
    await counter.getByText('22 / 20').waitFor()
    expect(await saidWith(field)).toContain('Too long by 2.')
    expect(await counter.getByRole('status').textContent()).toBe('The note is too long.')
    expect(await field.inputValue()).toHaveLength(22)
    const colour = (text: string) => counter.getByText(text).evaluate((node) => getComputedStyle(node).color)
    const red = await colour('22 / 20')
    await field.press('Backspace')
    await field.press('Backspace')
    await counter.getByText('20 / 20').waitFor()
    expect(await colour('20 / 20')).not.toBe(red)
  })
  it('grows with its text up to six lines', async () => {
    const field = page.getByLabel('Letter to the ward')
    const height = async () => (await field.boundingBox())?.height ?? 0
    const low = await height()
    await field.fill('1\n2\n3\n4')
    await expect.poll(height).toBeGreaterThan(low)
    await field.fill('1\n2\n3\n4\n5\n6')
    const most = await height()
    await field.fill('1\n2\n3\n4\n5\n6\n7\n8\n9')
    expect(await height()).toBe(most)
  })
})

describe('checkbox', () => {
  it('is ticked for all, for some and for none', async () => {
    await open('checkbox')
    const all = page.getByRole('checkbox', { name: 'All wards' })
    const isPartly = () => all.evaluate((box) => (box as HTMLInputElement).indeterminate) // it is a checkbox
    expect(await isPartly()).toBe(true)
    await all.press('Space')
    expect([await isPartly(), await page.getByRole('checkbox', { name: 'Cardiology' }).isChecked()]).toEqual([
      false,
      true,
    ])
    await page.getByRole('checkbox', { name: 'Surgery' }).press('Space')
    expect(await isPartly()).toBe(true)
    expect(await card('Default').getByRole('checkbox', { disabled: true }).count()).toBe(2)
  })
  it('that has to be ticked says so until it is', async () => {
    const rules = page.getByRole('checkbox', { name: 'I have read the rules' })
    expect(await saidWith(rules)).toContain('Read and accept them to go on.')
    await rules.press('Space')
    expect(await saidWith(rules)).not.toContain('Read and accept')
    expect(await rules.getAttribute('aria-invalid')).not.toBe('true')
  })
})

describe('radio', () => {
  it('is one of a group, walked with the arrow keys, each group its own', async () => {
    await open('radio')
    const group = page.getByRole('radiogroup', { name: 'How changes reach you' })
    await group.getByRole('radio', { name: 'By mail' }).press('ArrowDown')
    await card('With a line that says more').getByRole('status').getByText('Chosen: By phone').waitFor()
    await card('Colours').getByRole('radiogroup', { name: 'danger' }).getByRole('radio', { name: 'No' }).check()
    expect(await card('Colours').getByRole('radio', { name: 'Yes', checked: true }).count()).toBe(6)
    expect(await card('Disabled').getByRole('radio', { disabled: true }).count()).toBe(2)
  })
})

describe('switch', () => {
  it('acts at once, by key too', async () => {
    await open('switch')
    const call = page.getByRole('switch', { name: 'On call tonight' })
    await call.press('Space')
    expect(await call.isChecked()).toBe(true)
    await card('At once').getByRole('status').getByText('You are on call until seven.').waitFor()
    expect(await card('Default').getByRole('switch', { disabled: true }).count()).toBe(2)
    expect(await card('Icons').getByRole('switch').count()).toBe(3)
  })
})

describe('number input', () => {
  const number = (name: string) => page.getByRole('spinbutton', { name, exact: true })
  it('counts by arrow keys and buttons, and clamps', async () => {
    await open('number-input')
    await number('Nurses at night').press('ArrowUp')
    expect(await number('Nurses at night').getAttribute('aria-valuenow')).toBe('4')
    const nights = number('Nights in a row')
    await nights.fill('42')
    await nights.blur()
    expect(await nights.inputValue()).toBe('10')
    await nights.press('ArrowUp')
    expect(await nights.inputValue()).toBe('10')
    await number('Break, in minutes').press('ArrowUp')
    expect(await number('Break, in minutes').inputValue()).toBe('45')
    await number('Share of full time').press('ArrowDown')
    expect(await number('Share of full time').inputValue()).toBe('0.7')
    expect(await number('Dose, in millilitres').inputValue()).toBe('2.50')
    expect(await number('Budget of the year, in dollars').inputValue()).toBe('$1,250,000')
    await number('Beds of the ward').press('ArrowUp')
    expect(await number('Beds of the ward').inputValue()).toBe('24')
  })
  it('has buttons that stop at its limits', async () => {
    const fewer = page.getByRole('button', { name: 'Fewer: danger' })
    for (let left = 4; left >= 0; left--) {
      await fewer.press('Enter')
      expect(await number('danger').inputValue()).toBe(String(left))
    }
    expect(await fewer.isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'More: danger' }).isEnabled()).toBe(true)
  })
  it('is set and locked by the page', async () => {
    await card('Controlled').getByRole('button', { name: 'Set to 10' }).click()
    expect(await number('People on call').inputValue()).toBe('10')
    await card('Controlled').getByRole('switch', { name: 'Read only' }).press('Space')
    await number('People on call').press('ArrowUp')
    expect(await number('People on call').inputValue()).toBe('10')
    await card('Controlled').getByRole('switch', { name: 'Disabled' }).press('Space')
    expect(await number('People on call').isDisabled()).toBe(true)
  })
})

describe('input mask', () => {
  it.each([
    ['Phone', '5550100142', '(555) 010-0142'],
    ['Date', '202695', '2026-09-05'],
    ['Time', '193000', '19:30:00'],
    ['Amount', '1234567.891', '1,234,567.89'],
    ['Licence', '12345678901', '1234 567 890'],
    ['Case', '123456789', '123·456·789'],
    ['Tax number', '12345678909', '123.456.789-09'],
    ['Badge', '471147', 'ON-471 147'],
  ])('writes a %s as it should be', async (label, typed, text) => {
    if (!page.url().endsWith('input-mask')) await open('input-mask')
    const field = page.getByLabel(label, { exact: true })
    await field.pressSequentially(typed)
    expect(await field.inputValue()).toBe(text)
  })
  it('tells the brand of a card, takes a pasted number, and finds a slip', async () => {
    const field = page.getByLabel('Card number')
    await field.pressSequentially('37')
    expect(await saidWith(field)).toBe('American Express')
    await field.fill('')
    await field.evaluate((node) => {
      node.focus()
      document.execCommand('insertText', false, '4111-1111-1111-1112')
    })
    expect(await field.inputValue()).toBe('4111 1111 1111 1112')
    expect(await saidWith(field)).toContain('Visa')
    expect(await saidWith(field)).toContain('A digit is not right.')
    await field.press('Backspace')
    await field.pressSequentially('1')
    expect(await saidWith(field)).not.toContain('A digit is not right.')
  })
  it('keeps the caret where one types', async () => {
    const field = page.getByLabel('Tax number')
    const caret = () => field.evaluate((node) => (node as HTMLInputElement).selectionStart) // it is a field for text
    await field.press('Home')
    await field.press('ArrowRight')
    await field.press('Delete')
    expect([await field.inputValue(), await caret()]).toEqual(['134.567.890-9', 1])
    await field.pressSequentially('22')
    expect([await field.inputValue(), await caret()]).toEqual(['122.345.678-90', 3])
  })
})

describe('select', () => {
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  /** What an open list of ours offers: the browser's own have options too. */
  const offered = () => page.locator('[data-combobox-option]:visible').allInnerTexts()

  it('is the browser’s own, for one and for several', async () => {
    await open('select')
    const many = page.getByRole('listbox', { name: 'Several, with Control or Shift' })
    await many.selectOption(['Surgery', 'Oncology'])
    expect(await many.getByRole('option', { selected: true }).allTextContents()).toEqual(['Oncology', 'Surgery'])
    expect(await card('The browser’s own').getByLabel('Disabled').isDisabled()).toBe(true)
  })
  it('is searched, walked with the arrow keys, closed by Escape and cleared', async () => {
    const ward = field('Ward')
    await ward.fill('CAR')
    await expect.poll(offered).toEqual(['Cardiology'])
    expect(await violations(page)).toEqual([])
    await ward.fill('nowhere')
    await page.getByText('Nothing matches').waitFor()
    await ward.press('Escape')
    await page.getByText('Nothing matches').waitFor({ state: 'hidden' })
    await ward.fill('o')
    await expect.poll(offered).toContain('Oncology')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await ward.inputValue()).toBe('Cardiology')
    await page.getByRole('button', { name: 'No ward' }).press('Enter')
    expect(await field('Ward, or none').inputValue()).toBe('')
    expect(await field('Ward, or none').evaluate((node) => node.matches(':focus'))).toBe(true)
    expect(await field('Ward by contract').isDisabled()).toBe(true)
  })
  it('holds several, and keeps what is fixed', async () => {
    const pills = (title: string) => card(title).locator('.mantine-MultiSelect-pill').allTextContents()
    await card('Several').getByRole('combobox').press('Backspace')
    expect(await pills('Several')).toEqual(['Cardiology'])
    const fixed = field('Wards of everybody')
    await fixed.press('Backspace')
    await fixed.press('Backspace')
    expect(await pills('Fixed options')).toEqual(['Emergency'])
  })
  it('takes a new one in', async () => {
    const kind = field('Kind of shift')
    await kind.fill('Training')
    await page.getByRole('option', { name: 'Add “Training”' }).click()
    expect(await kind.inputValue()).toBe('Training')
    await kind.fill('')
    await expect.poll(offered).toEqual(['Night', 'Holiday', 'Training'])
    expect(await page.locator('[data-combobox-option][aria-selected=true]:visible').allInnerTexts()).toEqual([
      'Training',
    ])
    await page.keyboard.press('Escape')
  })
  it.each(['Clinician, called back', 'Clinician, promised'])('%s, is found elsewhere', async (name) => {
    await field(name).fill('oka')
    await expect.poll(offered).toEqual(['Maya Okafor', 'Hana Okabe'])
    await page.getByRole('option', { name: 'Hana Okabe' }).click()
    expect(await field(name).inputValue()).toBe('Hana Okabe')
  })
  it('searches the films by a call', async () => {
    const film = field('Film for the night room')
    await film.fill('the night')
    await expect
      .poll(async () => (await offered()).every((one) => /the night/i.test(one)) && (await offered()).length > 0)
      .toBe(true)
    const [first = ''] = await offered()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await film.inputValue()).toBe(first)
    await card('From the database')
      .getByRole('status')
      .getByText(/Number \d+ of the shelf/)
      .waitFor()
  })
})

describe('pickers', () => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const says = (title: string) => card(title).getByRole('status').textContent()
  /** A day of this month that is walked to from the first one that is there. */
  const days = (title: string) => card(title).locator('[data-day]:not([data-outside])')

  it('are typed in, and chosen from a month by key, which Escape leaves', async () => {
    await open('pickers')
    await field('First day').fill('2026-12-24')
    await field('First day').blur()
    expect(await field('First day').inputValue()).toBe('12/24/2026')
    await card('Date').getByRole('button', { name: 'Choose a day' }).press('Enter')
    await page.getByRole('dialog', { name: 'Days to choose for First day' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect(await field('First day').inputValue()).toBe('12/25/2026')
    await card('Date').getByRole('button', { name: 'Choose a day' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Days to choose for First day' }).waitFor({ state: 'detached' })
  })
  it('take times, and both', async () => {
    await field('Beginning').fill('730p')
    await field('Beginning').blur()
    expect(await field('Beginning').inputValue()).toBe('7:30 PM')
    await field('On').fill('2026-11-04')
    await field('At').fill('1930')
    await field('At').blur()
    expect(await says('Date and time')).toMatch(/^Wednesday, November 4, 2026.*7:30/)
  })
  it('take several days, by press, by key and typed', async () => {
    const list = page.getByRole('list', { name: 'Days off' }).getByRole('listitem')
    await field('Add a day off').fill('2026-12-24')
    await card('Several days').getByRole('button', { name: 'Remove Dec 24, 2026' }).press('Enter')
    expect(await list.count()).toBe(1)
    await days('Several days')
      .filter({ hasNot: page.locator('[aria-selected=true]') })
      .first()
      .focus()
    const chosen = card('Several days').locator('[data-day][aria-selected=true]:not([data-outside])')
    await chosen.first().click()
    expect(await list.count()).toBe(0)
    await days('Several days').nth(9).click()
    await days('Several days').nth(12).press('Enter')
    expect(await list.count()).toBe(2)
  })
  it('take a span, whichever end comes first, and none that ends before it begins', async () => {
    await days('From and to').nth(14).click()
    expect(await says('From and to')).toBe('Choose the other end.')
    await days('From and to').nth(10).click()
    expect(await says('From and to')).toBe('5 days of leave')
    expect(await card('From and to').locator('[aria-selected=true]:not([data-outside])').count()).toBe(5)
    const from = await field('From').inputValue()
    await field('From').fill('2026-12-24')
    await field('To').fill('2026-12-20')
    await field('To').blur()
    expect(await saidWith(field('To'))).toContain('It would end before it begins.')
    expect(from).not.toBe('')
  })
  it('understand what people say, and refuse days that are off', async () => {
    await field('Day of the swap').fill('+3')
    await field('Day of the swap').blur()
    expect(await says('As people say it')).toBe('That is in 3 days.')
    await field('Visit to the office').fill('+4')
    await field('Visit to the office').blur()
    expect(await saidWith(field('Visit to the office'))).toMatch(/The office is closed from .+ to /)
  })
  it('stand in the page, and begin their weeks as the language does', async () => {
    const columns = () => card('In the page').getByRole('columnheader').allTextContents()
    expect((await columns())[0]).toBe('Sun')
    await days('In the page').nth(4).click()
    expect(await says('In the page')).toMatch(/ 5, \d{4}$/)
  })
})
