import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, useBrowser } from './browser.ts'
import { violations } from './inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter())
})
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
