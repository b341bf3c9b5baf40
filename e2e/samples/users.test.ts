import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, failCalls, useBrowser } from '../browser.ts'
import { violations, violationsFromTop } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', { acceptDownloads: true }))
})
afterAll(() => done())

const open = async (path: string) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const table = () => page.getByRole('region', { name: 'Users', exact: true })
const names = () => table().getByRole('link').allTextContents()
const openList = async (query = '') => {
  await open(`/apps/user/list${query}`)
  await table().getByRole('link').first().waitFor()
}
const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const dialog = (name: string) => page.getByRole('dialog', { name })

describe('the list of users', () => {
  it('counts everybody, starts by name with ten, and narrows by filters that hold together with the search', async () => {
    await openList()
    const counts = page.getByRole('list', { name: 'Users in numbers' })
    await counts.getByText('50', { exact: true }).waitFor()
    await says('1 to 10 of 50')
    expect((await names())[0]).toBe('Abelone Friis')
    await page.getByLabel('Role', { exact: true }).selectOption('admin')
    await says(/of 6$/)
    await page.getByLabel('Plan', { exact: true }).selectOption('company')
    await says('1 to 3 of 3')
    await page.getByLabel('Status', { exact: true }).selectOption('active')
    await page.getByRole('searchbox', { name: 'Search users' }).fill('ekdahl')
    await says('1 to 1 of 1')
    expect(await names()).toEqual(['Lars Ekdahl'])
    await page.reload()
    await says('1 to 1 of 1')
    expect(await page.getByLabel('Plan', { exact: true }).inputValue()).toBe('company')
  })

  it('sorts by a column both ways, and pages', async () => {
    await openList()
    await table().getByRole('button', { name: 'User', exact: true }).click()
    await expect.poll(async () => (await names())[0]).toBe('Zuzana Hrdličková')
    await page
      .getByRole('button', { name: 'Last page' })
      .or(page.getByRole('button', { name: 'Page 5' }))
      .last()
      .click()
    await says('41 to 50 of 50')
    await expect.poll(async () => (await names()).at(-1)).toBe('Abelone Friis')
  })

  it('saves what is listed as CSV or for Excel, and offers no PDF', async () => {
    await openList('?q=ekdahl')
    await page.getByRole('button', { name: 'Export' }).click()
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Print', 'CSV', 'Excel', 'Copy'])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('export.csv')
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Lars Ekdahl,/)
    await page.getByRole('button', { name: 'Export' }).click()
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel' }).click(),
    ])
    expect(book.suggestedFilename()).toBe('export.xlsx')
    // A zip file begins so.
    expect((await readFile(await book.path())).subarray(0, 2).toString()).toBe('PK')
  })

  it('takes a new user in a drawer that says what is missing', async () => {
    await openList()
    await page.getByRole('button', { name: 'Add user' }).click()
    const drawer = dialog('New user')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => drawer.getByText('Required').count()).toBe(6)
    await expect.poll(() => drawer.getByLabel('Full name').evaluate((at) => at === document.activeElement)).toBe(true)
    expect(await violations(page)).toEqual([])
    await drawer.getByLabel('Full name').fill('Aada Aalto')
    await drawer.getByLabel('Username').fill('aada')
    await drawer.getByLabel('E-mail').fill('aada@members.example')
    await drawer.getByLabel('Contact').fill('(555) 010-0999')
    await drawer.getByLabel('Company').fill('Brightwell')
    await drawer.getByRole('combobox', { name: 'Country' }).fill('Finl')
    await page.getByRole('option', { name: 'Finland' }).click()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await says('Aada Aalto was added')
    await expect.poll(async () => (await names())[0]).toBe('Aada Aalto')
    await page.getByRole('list', { name: 'Users in numbers' }).getByText('51', { exact: true }).waitFor()
  })

  it('deletes on a second word only, and says when it cannot', async () => {
    await openList('?q=ekdahl')
    const remove = async () => {
      await page.getByRole('button', { name: 'More for Lars Ekdahl' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    }
    await remove()
    await dialog('Delete this user?').getByRole('button', { name: 'Keep it' }).click()
    await failCalls(page)
    await remove()
    await dialog('Delete this user?').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alert').getByText('The user was not changed').waitFor()
    await dialog('Delete this user?').getByRole('button', { name: 'Keep it' }).click()
    await failCalls(page, false)
    await openList('?q=ekdahl')
    await remove()
    await dialog('Delete this user?').getByRole('button', { name: 'Delete' }).click()
    await says('Lars Ekdahl was deleted')
    await says('Nothing matches')
  })
})

describe('one user', () => {
  it('is the first when none is named, and says so when there is none', async () => {
    await open('/apps/user/view')
    await page.waitForURL('**/apps/user/view/1')
    await page.getByRole('heading', { name: 'Yannick Okonjo' }).waitFor()
    await open('/apps/user/view/999')
    await page.getByRole('alert').getByText('There is no user 999').waitFor()
    await page.getByRole('link', { name: 'All users' }).click()
    await table().getByRole('link').first().waitFor()
  })

  it('is edited in a dialog that the list leads to as well', async () => {
    await openList('?q=ekdahl')
    await page.getByRole('button', { name: 'More for Lars Ekdahl' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = dialog('Edit the user')
    await form.getByLabel('Last name').fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Required').waitFor()
    expect(await violations(page)).toEqual([])
    await form.getByLabel('Last name').fill('Lindgren')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Lars Lindgren' }).waitFor()
    // The list knows it as well, without a load.
    await page.goBack()
    await page.getByRole('searchbox', { name: 'Search users' }).fill('lindgren')
    await expect.poll(names).toEqual(['Lars Lindgren'])
  })

  it('is suspended on a second word, and either answer is said', async () => {
    await open('/apps/user/view/1')
    await page.getByRole('button', { name: 'Suspend' }).click()
    await dialog('Suspend this user?').getByRole('button', { name: 'Keep it' }).click()
    await dialog('Nothing was changed').getByText('Yannick Okonjo stays as before.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Suspend' }).click()
    await dialog('Suspend this user?').getByRole('button', { name: 'Suspend' }).click()
    await dialog('Suspended').getByText('Yannick Okonjo is suspended.').waitFor()
    await page.keyboard.press('Escape')
    await says('Inactive')
    await page.evaluate(() => history.pushState(null, '', '/apps/user/list?q=okonjo'))
    await table().getByRole('row').filter({ hasText: 'Yannick Okonjo' }).getByText('Inactive').waitFor()
  })

  it('shows five tabs by arrow keys, one of them in the address', async () => {
    await open('/apps/user/view/1')
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Account').focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: 'Recent devices' }).waitFor()
    expect(page.url()).toContain('tab=security')
    await page.getByLabel(/^New password(?! again)/).fill('short')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('At least 8 characters', { exact: true }).waitFor()
    await page.getByText('This is not the same password').waitFor()
    expect(await violations(page)).toEqual([])
    for (const [name, heading] of [
      ['Billing & plans', 'Payment methods'],
      ['Notifications', 'Notifications'],
      ['Connections', 'Social accounts'],
    ] as const) {
      await tab(name).click()
      await page.getByRole('heading', { name: heading }).waitFor()
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Link LinkedIn' }).click()
    await page.getByRole('button', { name: 'Unlink LinkedIn' }).waitFor()
    await page.reload()
    expect(await tab('Connections').getAttribute('aria-selected')).toBe('true')
  })

  it('takes another plan, another card, and an end to the subscription', async () => {
    await open('/apps/user/view/1?tab=billing')
    await page.getByRole('button', { name: 'Upgrade plan' }).first().click()
    await dialog('Upgrade plan').getByRole('button', { name: 'Your current plan' }).waitFor()
    expect(await violationsFromTop(page)).toEqual([])
    await dialog('Upgrade plan').getByRole('button', { name: 'Upgrade to Company' }).click()
    await dialog('Upgrade plan').waitFor({ state: 'detached' })
    await says('Popular')
    await says('The current plan is Company')
    await page.getByRole('button', { name: 'Add card' }).click()
    await dialog('Add card').getByLabel('Card number').fill('4000 0000 0000 1234')
    await dialog('Add card').getByRole('button', { name: 'Save' }).click()
    await dialog('Add card').getByText('Enter a valid card number').waitFor()
    await dialog('Add card').getByLabel('Name on the card').fill('Spare')
    await dialog('Add card').getByLabel('Card number').fill('4000 0566 5566 5556')
    await dialog('Add card').getByLabel('Valid until').fill('09/38')
    await dialog('Add card').getByLabel('Security code').fill('123')
    await dialog('Add card').getByRole('button', { name: 'Save' }).click()
    await says('Ends in 5556, valid until 09/38')
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await dialog('Cancel the subscription?').getByRole('button', { name: 'Cancel subscription' }).click()
    await dialog('Cancelled').waitFor()
  })
})

describe('roles', () => {
  it('are cards with who has them, and a form for another', async () => {
    await open('/apps/roles')
    await page.getByRole('heading', { name: 'Administrator' }).waitFor()
    await says('6 users in all')
    await page.getByRole('button', { name: 'Add role' }).click()
    const form = dialog('New role')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Required').waitFor()
    await form.getByLabel('Administrator access: everything').check()
    expect(await form.getByRole('checkbox', { checked: true }).count()).toBe(28)
    await form.getByLabel('Payroll, Create').uncheck()
    expect(await form.getByLabel('Administrator access: everything').isChecked()).toBe(false)
    expect(await violations(page)).toEqual([])
    await form.getByLabel('Role name').fill('Auditor')
    await form.getByRole('button', { name: 'Save' }).click()
    await says('The role Auditor was saved')
    await page.getByRole('heading', { name: 'Auditor' }).waitFor()
    await page.getByRole('button', { name: 'Edit role Auditor' }).click()
    expect(await dialog('Edit the role').getByRole('checkbox', { checked: true }).count()).toBe(26)
  })

  it('are edited with their name and their ticks', async () => {
    await open('/apps/roles')
    await page.getByRole('button', { name: 'Edit role Manager' }).click()
    const form = dialog('Edit the role')
    expect(await form.getByLabel('Role name').inputValue()).toBe('Manager')
    expect(await form.getByLabel('Payroll, Write').isChecked()).toBe(true)
    expect(await form.getByLabel('Payroll, Create').isChecked()).toBe(false)
    await form.getByLabel('Role name').fill('support')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('There is a role of this name').waitFor()
    await form.getByLabel('Role name').fill('Planner')
    await form.getByLabel('Payroll, Create').check()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit role Planner' }).click()
    expect(await form.getByLabel('Payroll, Create').isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    // Permissions call it so as well.
    await page.evaluate(() => history.pushState(null, '', '/apps/permissions'))
    await page.getByRole('link', { name: 'Planner' }).first().click()
    await page.waitForURL('**/apps/user/list?role=maintainer')
  })

  it('narrow the people below by role and plan, who can be ticked', async () => {
    await open('/apps/roles')
    await page.getByRole('combobox', { name: 'Role' }).selectOption('admin')
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('company')
    await says('1 to 3 of 3')
    await page.getByRole('checkbox', { name: 'View all' }).check()
    await says('3 chosen')
    await page.getByRole('checkbox', { name: 'Select Lars Ekdahl' }).uncheck()
    await says('2 chosen')
    await page.getByRole('button', { name: 'Give a role' }).click()
    await page.getByRole('menuitem', { name: 'Editor' }).click()
    await says('2 users are Editor now')
    await says('1 to 1 of 1')
    // The card of the administrators counts two less.
    await says('4 users in all')
  })
})
