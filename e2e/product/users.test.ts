import { describe, expect, it } from 'vitest'
import { enter, picture, signedIn, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

describe('the users of an account', () => {
  it('are found, given roles and kept out; whoever is disabled does not get in', async () => {
    const { page, done } = await enter('admin', {}, '/users')
    const table = page.getByRole('region', { name: 'Users' })
    await page.getByRole('searchbox', { name: 'Search users' }).fill('client@')
    await page.getByText('1 to 1 of 1').waitFor()
    expect(new URL(page.url()).search).toBe('?q=client%40')
    const row = table.getByRole('row', { name: /client@onward\.test/ })
    await row.getByRole('button').press('Enter')
    const form = page.getByRole('dialog', { name: 'Change user' })
    expect(await form.getByRole('checkbox', { name: 'Provider' }).isDisabled()).toBe(true)
    await calm(page)
    expect(await violations(page)).toEqual([])
    await picture(page, 'user-form')
    await form.getByRole('checkbox', { name: 'Client' }).uncheck()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Choose at least one role').first().waitFor()
    // What was chosen is not lost by a slip.
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: /Discard|Throw/ })
      .getByRole('button')
      .first()
      .click()
    await form.getByRole('checkbox', { name: 'Admin' }).check()
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/ was saved/).waitFor()
    await expect.poll(() => row.getByRole('cell').nth(2).textContent()).toBe('Admin')

    await row.getByRole('button').click()
    await form.getByRole('checkbox', { name: 'Client' }).check()
    await form.getByRole('checkbox', { name: 'Admin' }).uncheck()
    expect(await form.getByRole('button', { name: 'Disable' }).isDisabled()).toBe(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => row.getByRole('cell').nth(2).textContent()).toBe('Client')
    await row.getByRole('button').click()
    await form.getByRole('button', { name: 'Disable' }).click()
    await page
      .getByRole('dialog', { name: /^Disable / })
      .getByRole('button', { name: 'Disable' })
      .click()
    await expect.poll(() => row.getByRole('cell').nth(3).textContent()).toBe('Disabled')
    await expect(signedIn('client')).rejects.toThrow('Email is not Correct!')

    await row.getByRole('button').click()
    await form.getByRole('button', { name: 'Let in again' }).click()
    await page.getByText(/ can sign in again/).waitFor()
    await expect(signedIn('client')).resolves.toHaveProperty('storageState')
    await done()
  })

  it('are never oneself; filters stand in the address', async () => {
    const { page, done } = await enter('admin', {}, '/users?role=Admin')
    await page.getByText('1 to 1 of 1').waitFor()
    const row = page.getByRole('row', { name: /admin@onward\.test/ })
    await row.getByText('You', { exact: true }).waitFor()
    await row.getByRole('button').click()
    const form = page.getByRole('dialog', { name: 'Change user' })
    await form.getByText('Nobody changes their own roles').waitFor()
    expect(await form.getByRole('button', { name: /Save|Disable/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'State' }).selectOption('disabled')
    await page.getByText('Nothing matches').waitFor()
    expect(new URL(page.url()).search).toBe('?role=Admin&state=disabled')
    await done()
  })

  it('are for admins alone', async () => {
    const { page, done } = await enter('provider', {}, '/users')
    await page.waitForURL('**/misc/not-authorized')
    await done()
  })
})
