import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { enter, origin, picture, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

describe('the audit trail', () => {
  it('shows who did what, found by kind, action, person and day, and an entry with what was before and after', async () => {
    const { page, context, done } = await enter('admin', {}, '/audit')
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))
    const change = async (method: 'post' | 'patch', path: string, data: object) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await context.request[method](`${origin}${path}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }
    const place = { hospitalId: randomUUID(), facilityName: 'Szpital Łódź’s Trail', timeZone: 'Europe/Warsaw' }
    await change('post', '/api/facilities', place)
    await change('patch', `/api/facilities/${place.hospitalId}`, { version: 1, city: 'Łódź' })
    await fetch(`${origin}/jwt/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'provider@onward.test', password: 'wrong-horse-battery' }),
    })

    await page.reload()
    const table = page.getByRole('region', { name: 'Audit trail' })
    const newest = table.getByRole('row').nth(1)
    await newest.getByText('Sign-in failed').waitFor()
    await newest.getByText('Refused').waitFor()
    await calm(page)
    expect(await violations(page)).toEqual([])
    await picture(page, 'audit')

    await page.getByLabel('Kind of object').selectOption('Facility')
    await page.getByLabel('Action').selectOption('Facility changed')
    const person = page.getByRole('combobox', { name: 'Person' })
    await person.fill('admin@')
    await page.getByRole('option', { name: 'Rosalind Achterdale' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('userId')).not.toBeNull()
    const opener = table.getByRole('button', { name: 'Facility changed' }).first()
    await opener.press('Enter')
    const entry = page.getByRole('dialog', { name: 'Facility changed' })
    await entry.getByRole('row', { name: /^City .* Łódź$/ }).waitFor()
    await calm(page)
    expect(await violations(page)).toEqual([])
    await picture(page, 'audit-entry')
    await entry.getByRole('button', { name: 'See everything on this' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('objectId')).not.toBeNull()
    expect(new URL(page.url()).searchParams.get('userId')).toBeNull()
    await table.getByRole('button', { name: 'Facility added' }).waitFor()

    // What the list shows leaves as a file, and that it left stands in the trail.
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).press('ArrowDown')
    await page.getByRole('menuitem', { name: 'CSV' }).press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^audit-20\d\d-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines.map((line) => line.split(',')[3])).toEqual(['action', 'facility.changed', 'facility.created'])
    expect(lines[1]).toContain('Szpital Łódź’s Trail')
    await page.getByText(/ was downloaded/).waitFor()

    // A day on which nothing was done; what was chosen is in the address, and goes with one press.
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await page.getByText('Nothing matches').waitFor()
    await page.reload()
    await page.getByText('Nothing matches').waitFor()
    await page.getByLabel('From', { exact: true }).fill('2020-02-01')
    await page.getByText('The last day is before the first').waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await newest.getByText('Data taken out').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await done()
  })

  it('is for admins alone', async () => {
    const { page, done } = await enter('provider', {}, '/audit')
    await page.waitForURL('**/misc/not-authorized')
    await done()
  })
})
