import { expect, it } from 'vitest'
import { enter, picture, useBrowser, type Who } from '../browser.ts'
import { ASKED, LOOKS, prepare, seenBy, violations } from '../inspect.ts'
import { asksEverything } from '../round.ts'

useBrowser()

/** Behind a dialog stands what has been looked at. */
const DIALOG = '[role=dialog]'

it.each(LOOKS)('/login, $name: clean, accessible, and nothing jumps', async (look) => {
  const { page, done } = await prepare(look)
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await page.title()).toBe('Sign in · Onward')
  expect(await violations(page, ASKED[look.name])).toEqual([])
  await picture(page, `login-${look.name}`)
  const { shift, jumped, refused } = await seenBy(page)
  expect(refused).toEqual([])
  expect(shift, jumped.join('\n')).toBeLessThan(0.02)
  await done()
})

const people: Who[] = ['admin', 'provider', 'client']
/** In the light and on a phone each of them sees it by `every-page.ts`, which turns what it has loaded: loaded so it is seen here. */
const seen = LOOKS.filter(({ name }) => asksEverything || (name !== 'light' && name !== 'phone'))
it.each(seen.flatMap((look) => people.map((who) => ({ ...look, who }))))(
  '/calendar as $who, $name: clean, accessible, and nothing jumps',
  async ({ who, ...look }) => {
    const { page, done } = await prepare(look, who)
    await page.goto('/calendar')
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (who === 'client') await page.getByText('No schedule yet').waitFor()
    else await page.locator('[data-event]').first().waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await violations(page, ASKED[look.name])).toEqual([])
    await picture(page, `calendar-${who}-${look.name}`)
    const { shift, jumped, refused } = await seenBy(page)
    expect(refused).toEqual([])
    expect(shift, jumped.join('\n')).toBeLessThan(0.02)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await done()
  },
)

it.each(LOOKS.filter(({ name }) => name !== 'phone'))(
  'every view and panel of the calendar, $name: accessible, and refused nothing',
  async (look) => {
    const { page, done } = await prepare(look, 'admin')
    await page.goto('/calendar')
    await page
      .getByRole('gridcell', { name: /[1-9]\d* shift/ })
      .first()
      .waitFor()
    for (const view of ['Week', 'Day', 'List', 'Leave']) {
      await page
        .locator('label')
        .filter({ hasText: new RegExp(`^${view}$`) })
        .click()
      // What is on its way says so in a place of its own.
      await page.getByRole('grid').or(page.getByRole('region')).or(page.getByRole('table')).first().waitFor()
      // What is around it is the same.
      expect(await violations(page, ASKED[look.name], 'main#content'), view).toEqual([])
      await picture(page, `${view.toLowerCase()}-${look.name}`)
    }
    await page
      .locator('label')
      .filter({ hasText: /^Month$/ })
      .click()
    await page.locator('[data-event]:not([data-look=dashed])').first().click()
    await page.getByRole('dialog').getByText('History').waitFor()
    expect(await violations(page, ASKED[look.name], DIALOG), 'details').toEqual([])
    await picture(page, `details-${look.name}`)
    await page.keyboard.press('Escape')
    for (const button of ['Add shift', 'Add leave']) {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).waitFor()
      expect(await violations(page, ASKED[look.name], DIALOG), button).toEqual([])
      await page.getByRole('button', { name: 'Choose a day' }).first().click()
      await page.getByRole('dialog', { name: /^Days to choose/ }).waitFor()
      expect(await violations(page, ASKED[look.name], DIALOG), `${button}, its days`).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: /^Days to choose/ }).waitFor({ state: 'detached' })
      await picture(page, `${button.toLowerCase().replace(' ', '-')}-${look.name}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    expect((await seenBy(page)).refused).toEqual([])
    await done()
  },
)

it('details, a form, its days and an empty month are accessible on a phone', async () => {
  const phone = LOOKS.find(({ name }) => name === 'phone')
  if (!phone) throw new Error('A phone is one of the looks')
  const { page, done } = await prepare(phone, 'admin')
  await page.goto('/calendar')
  await page.locator('[data-event]:not([data-look=dashed])').first().click()
  const details = page.getByRole('dialog', { name: /^Shift: / })
  await details.getByText('History').waitFor()
  expect(await violations(page, undefined, DIALOG), 'details').toEqual([])
  await details.getByRole('button', { name: 'Close' }).click()
  await details.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add shift' }).click()
  await page.getByRole('button', { name: 'Choose a day' }).first().click()
  await page.getByRole('dialog', { name: /^Days to choose/ }).waitFor()
  expect(await violations(page, undefined, DIALOG), 'the form and its days').toEqual([])
  await page.goto(`/calendar?view=month&month=${new Date().getFullYear() + 2}-05`)
  await page.getByRole('region', { name: /^No shifts in / }).waitFor()
  expect(await violations(page), 'an empty month').toEqual([])
  await done()
})

it('prints the month and nothing around it', async () => {
  const { page, done } = await enter()
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
  // What is printed comes by itself; until then paper says that it has not.
  await page.getByText('The schedule was not there yet').waitFor({ state: 'detached' })
  // `December 2026, 697 shifts, 11 open`: the paper has the same numbers.

  const said = await page
    .getByRole('status')
    .filter({ hasText: /shifts, \d+ open$/ })
    .first()
    .textContent()
  const [, ...counts] = said?.split(', ') ?? []
  expect(counts).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1120, height: 790 })
  await picture(page, 'month-print')
  expect(await page.getByRole('button', { name: 'Add shift' }).isVisible()).toBe(false)
  expect(await page.getByRole('complementary').isVisible()).toBe(false)
  expect(await page.getByRole('grid').isVisible()).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const paper = await page.locator('[data-print]').textContent()
  for (const count of counts) expect(paper).toContain(`· ${count}`)
  await done()
})
