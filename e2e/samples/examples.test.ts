import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { permissions: ['clipboard-read', 'clipboard-write'] }))
})
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/components/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

describe('the code of an example', () => {
  it('is shown, is what the page runs on, is copied, and is hidden again', async () => {
    await open('alerts')
    const show = page.getByRole('button', { name: 'Show the code of “Default”' })
    expect(await show.getAttribute('aria-expanded')).toBe('false')
    await show.click()
    const code = page.getByRole('region', { name: 'Code of “Default”' })
    expect(await code.textContent()).toMatch(
      /^import \{ Alert \} from '@mantine\/core'\n\nconst Basic = \(\) => <Alert>/,
    )
    await code.focus()
    await card('Default').getByRole('button', { name: 'Copy' }).click()
    await page.getByRole('status').getByText('The code is copied.').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
    await page.getByRole('button', { name: 'Hide the code of “Default”' }).click()
    expect(await code.count()).toBe(0)
  })
})

describe('alerts', () => {
  it('are dismissed, by the page or on their own', async () => {
    await open('alerts')
    const byPage = card('Dismissed by the page')
    const back = byPage.getByRole('button', { name: 'Bring it back' })
    expect(await back.isDisabled()).toBe(true)
    await byPage.getByRole('button', { name: 'Dismiss', exact: true }).click()
    expect(await byPage.getByRole('alert').count()).toBe(0)
    await back.click()
    await byPage.getByRole('alert').waitFor()
    const own = card('Dismissed on its own').getByRole('alert')
    expect(await own.count()).toBe(2)
    await own.first().getByRole('button', { name: 'Dismiss', exact: true }).click()
    expect(await own.count()).toBe(1)
  })
  it('warn while one types', async () => {
    const field = card('While one types').getByLabel('Badge number')
    const alert = card('While one types').getByRole('alert')
    await field.fill('4711')
    expect(await alert.count()).toBe(0)
    await field.fill('47x')
    await alert.waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('47')
    expect(await alert.count()).toBe(0)
  })
})
