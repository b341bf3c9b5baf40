import type { Locator, Page } from 'playwright'
import { expect, it, vi } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'
import { mailsTo } from '../mails.ts'
import { asksEverything } from '../round.ts'
import { askedOn } from './asked-on.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 16
/** Where people are told apart from when it is written, as the sample has it. */
const PLACE = 'H03'
const on = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** A keyboard and nothing else. */
const keysOf = (page: Page) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  return {
    press,
    /** Tab, until something has the focus. */
    to: async (target: Locator) => {
      await target.waitFor()
      for (let tabs = 0; !(await hasFocus(target)); tabs += 1) {
        expect(tabs, `Tab leads to ${target.toString()}`).toBeLessThan(60)
        await press('Tab')
      }
    },
    /** The arrow down, until an entry of a menu or a list has the focus. */
    downTo: async (item: Locator) => {
      await item.waitFor()
      for (let steps = 0; !(await hasFocus(item)); steps += 1) {
        expect(steps, `the arrows lead to ${item.toString()}`).toBeLessThan(20)
        await press('ArrowDown')
      }
    },
  }
}

const LOOKS = [
  { name: 'from right to left, on a tablet', direction: 'rtl', viewport: { width: 1024, height: 768 }, month: '07' },
  { name: 'from left to right', direction: 'ltr', viewport: { width: 1440, height: 900 }, month: '02' },
] as const

// From left to right each of its steps is another journey's, too.
it.for(asksEverything ? LOOKS : LOOKS.slice(0, 1))(
  'four weeks are made of a template and what is short, cured, published and changed again by keys alone, $name',
  async ({ direction, viewport, month, name }, { task }) => {
    // Another try finds what the one before has left. A Sunday, on which the week of the reader begins.
    const first = `${YEAR + (task.result?.retryCount ?? 0)}-${month}-08`
    const date = on(first, -new Date(`${first}T00:00Z`).getUTCDay())
    const template = `Four weeks ${first}`
    const { page, done } = await enter('admin', { viewport })
    const { press, to, downTo } = keysOf(page)
    const [next, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    await page.evaluate((value) => localStorage.setItem('direction', JSON.stringify(value)), direction)
    const ask = askedOn(page)
    const own = await enter('provider')
    const { userId } = await own.page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}'))
    await own.done()
    const { provider } = (await ask('GET', `/api/providers/${userId}`)).body
    // In some months the sample has them nowhere near; who is at no place is sent anywhere.
    const { version, facilities: homes } = provider
    if (homes.length > 0) {
      const hospitalIds = [...new Set([...homes.map((home: { hospitalId: string }) => home.hospitalId), PLACE])]
      expect((await ask('PATCH', `/api/providers/${userId}`, { version, hospitalIds })).status).toBe(200)
    }
    // One night of the second week is needed.
    const days = Array.from({ length: 8 }, (_, day) => (day === 2 ? { least: 1, wished: 1 } : null))
    const wanted = { hospitalId: PLACE, shiftTypeId: 'night', from: on(date, 7), to: on(date, 13), days }
    expect((await ask('POST', '/api/demand', wanted)).status).toBe(201)

    await page.goto(`/board?date=${date}&span=week&group=none&facility=${PLACE}`)
    const grid = page.getByRole('grid')
    await page.locator('[role=grid][aria-busy=false] [role=rowheader]').nth(3).waitFor()
    const said = (words: RegExp) =>
      page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })
    const active = () =>
      grid.evaluate(
        (element) =>
          document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.querySelector('.unseen')
            ?.textContent,
      )
    const menu = async (item: string) => {
      await to(page.getByRole('button', { name: 'More', exact: true }))
      await press('Enter')
      await downTo(page.getByRole('menuitem', { name: item }))
      await press('Enter')
    }
    const toPerson = async () => {
      await to(page.getByRole('combobox', { name: 'Find a person' }))
      await press('Control+a')
      await page.keyboard.type(provider.providerName)
      await press('Enter')
      await expect.poll(() => hasFocus(grid)).toBe(true)
      await expect.poll(active).toContain(`${provider.providerName}, `)
    }

    // A week for one person: two days and a night. It is kept as a template.
    await toPerson()
    await press('Home', 'd', 'd', 'n')
    await said(/^Night: 1 shift saved/)
    await menu('Save as a template…')
    await page.getByRole('dialog', { name: 'Save as a template' }).getByText('3 shifts of').waitFor()
    await page.keyboard.type(template)
    await press('Enter')
    await page.getByText(`${template} was saved.`).waitFor()

    // The other weeks are made of it.
    await to(page.getByRole('radio', { name: 'Week', exact: true }))
    await press('ArrowDown', 'ArrowDown')
    expect(await page.getByRole('radio', { name: '4 weeks' }).isChecked()).toBe(true)
    await menu('Apply a template…')
    const applying = page.getByRole('dialog', { name: 'Apply a template' })
    await to(applying.getByRole('combobox', { name: 'Template' }))
    await page.keyboard.type(template)
    await page.getByRole('option', { name: template }).waitFor()
    await press('ArrowDown', 'Enter')
    await to(applying.getByRole('button', { name: 'Make 9 shifts' }))
    await press('Enter')
    await page.getByText('9 shifts were made.').first().waitFor()
    await picture(page, `roster-${name}`)
    expect(await violations(page)).toEqual([])

    // What is short is posted open, and somebody is found for it.
    await to(page.getByRole('button', { name: /for what is short$/ }))
    await press('Enter')
    await said(/^An open shift is posted/)

    const rows = page.getByRole('combobox', { name: 'What the rows are' })
    await to(rows)
    await press('ArrowDown')
    await to(page.getByRole('button', { name: /^Fill \d+$/ }))
    await press('Enter')
    const card = page.getByRole('group', { name: 'Who can stand here' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Assign to /)
    await press('Enter')
    await said(/^Assigned to /)
    await card.getByText('Everything is filled').waitFor()
    await press('Escape')
    await to(rows)
    await press('ArrowUp')

    // A day right after the night is warned of while it is carried, and dropped with the cure.
    await toPerson()
    await press('Home', next, 'Space', next, next)
    const verdict = page.getByRole('group', { name: 'If it is dropped here' })
    await verdict.getByText('0 h of rest').waitFor()
    await verdict.getByRole('button', { name: /Start at 5:00/ }).waitFor()
    await press('1', 'Enter')
    await said(/^1 shift was moved/)
    await expect.poll(active).toContain('5:00')

    // They are told of all of it.
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await to(publish)
    await press('Enter')
    const publishing = page.getByRole('dialog', { name: 'Publish the schedule' })
    await to(publishing.getByRole('button', { name: 'Publish 13' }))
    await press('Enter')
    await page.getByText('13 shifts were published: 2 people').waitFor()
    await publishing.waitFor({ state: 'detached' })
    await expect.poll(async () => (await hasFocus(publish)) || (await hasFocus(grid))).toBe(true)
    const mail = await vi.waitFor(
      async () => {
        const found = (await mailsTo('provider@onward.test')).find((one) => one.includes(on(date, 23)))
        if (found === undefined) throw new Error('Nobody was told')
        return found
      },
      { timeout: 20_000, interval: 50 },
    )
    expect(mail).toContain(on(date, 2))

    // One of the nights becomes a day, and a night again.
    await toPerson()
    await press('Home', next, next, 'd')
    await said(/^Day: 1 shift saved/)
    await press(back)
    await expect.poll(active).toMatch(/: Day, .*, changed since it was published/)
    await press('Control+z')
    await said(/^It was undone/)
    await expect.poll(active).toMatch(/: Night, (?!.*changed)/)
    await done()
  },
)
