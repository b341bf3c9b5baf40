import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { enter, picture, useBrowser } from '../browser.ts'
import { origin } from '../server.ts'

useBrowser()

/** What the signed-in admin of a page asks the server beside it. */
const besides = async (page: Page, { request }: BrowserContext) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  return async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await request[method](`${origin}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      data,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
}

describe('the facilities of an account', () => {
  it('are added, found, closed and opened again; a code that somebody else has is said at its field', async () => {
    const { page, done } = await enter('admin', {}, '/facilities')
    await page.getByRole('button', { name: 'Add a facility' }).click()
    const form = page.getByRole('dialog', { name: 'New facility' })
    await form.getByLabel('Name').fill('Łódź Annex’s Wing')
    await form.getByLabel('Time zone').fill('Warsaw')
    await page.getByRole('option', { name: 'Warsaw (Europe/Warsaw)' }).click()
    await form.getByText('Central European Time: it is').waitFor()
    await form.getByLabel('Code').fill('har')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Harborlight General Hospital has the code HAR already').first().waitFor()
    expect(await form.getByLabel('Code').evaluate((field) => field === document.activeElement)).toBe(true)
    await form.getByLabel('Code').fill('lwx')
    await form.getByRole('radio', { name: 'Colour 4' }).check({ force: true })
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Łódź Annex’s Wing was saved').waitFor()

    await page.getByRole('searchbox', { name: 'Search facilities' }).fill('lodz annex')
    await page.getByText('1 to 1 of 1').waitFor()
    const row = page.getByRole('row', { name: /Łódź/ })
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      'Łódź Annex’s Wing',
      'LWX',
      '',
      'Central European Time Europe/Warsaw',
      'As it is written',
      'In use',
    ])
    // As a link from here is opened by somebody else.
    expect(new URL(page.url()).search).toBe('?q=lodz+annex')
    await row.getByRole('button').press('Enter')
    const change = page.getByRole('dialog', { name: 'Change facility' })
    await change.getByRole('button', { name: 'Take out of use' }).click()
    await page
      .getByRole('dialog', { name: 'Take Łódź Annex’s Wing out of use?' })
      .getByRole('button', { name: 'Take out of use' })
      .click()
    await page.getByText('Nothing matches').waitFor()
    await page.getByText('Not in use', { exact: true }).click()
    await page.getByRole('row', { name: /Łódź/ }).getByRole('button').click()
    await change.getByRole('button', { name: 'Take back into use' }).click()
    await page.getByText('Łódź Annex’s Wing is in use again').waitFor()
    await done()
  })

  it('keep their shifts: a zone asks what stays of them, and nobody closes what is staffed', async ({ task }) => {
    const { page, context, done } = await enter('admin', {}, '/facilities')
    const ask = await besides(page, context)
    // Another one each time that this is tried, and another month.
    const hospitalId = `tideway-${randomUUID()}`
    const date = `${2027 + (task.result?.retryCount ?? 0)}-05-03`
    await ask('post', 'facilities', { hospitalId, facilityName: 'Tideway Point', timeZone: 'Pacific/Honolulu' })
    const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00` }
    await ask('post', 'assignments', { providerId: 'P001', hospitalId, ...times })
    await page.goto(`/facilities?q=${hospitalId}`)
    await page.getByRole('button', { name: 'Tideway Point' }).click()
    const form = page.getByRole('dialog', { name: 'Change facility' })
    await form.getByRole('button', { name: 'Take out of use' }).click()
    await page
      .getByRole('dialog', { name: /out of use\?/ })
      .getByRole('button', { name: 'Take out of use' })
      .click()
    await form.getByText('1 shift there has not ended').waitFor()
    await form.getByText(/, \w+day, May 3, 202\d/).waitFor()
    expect(await form.getByRole('link', { name: 'See them in the calendar' }).getAttribute('href')).toBe(
      `/calendar?facility=${hospitalId}&month=${date.slice(0, 7)}`,
    )

    await form.getByLabel('Time zone').fill('Adak')
    await page.getByRole('option', { name: 'Adak (America/Adak)' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText(/1 shift is ahead there/).waitFor()
    await form.getByText('What the clock shows').click()
    await picture(page, 'facility-zone')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Tideway Point was saved').waitFor()
    await page.getByRole('cell', { name: /America\/Adak/ }).waitFor()
    await done()
  })

  it('survive two who change one at the same time, and the calendar writes the new code', async () => {
    const { page, context, done } = await enter('admin', {}, '/facilities')
    const ask = await besides(page, context)
    const hospitalId = `wharf-${randomUUID()}`
    await ask('post', 'facilities', { hospitalId, facilityName: 'Wharf Infirmary', timeZone: 'America/Denver' })
    const times = { startsAt: '2027-05-04T07:00', endsAt: '2027-05-04T19:00' }
    await ask('post', 'assignments', { providerId: 'P001', hospitalId, ...times })
    await page.goto(`/facilities?q=${hospitalId}`)
    await page.getByRole('button', { name: 'Wharf Infirmary' }).click()
    const form = page.getByRole('dialog', { name: 'Change facility' })
    await form.getByLabel('Code').fill('WHX')
    await ask('patch', `facilities/${hospitalId}`, { version: 1, city: 'Greenwich' })
    await form.getByRole('button', { name: 'Save' }).click()
    // What was typed stays, what was not is theirs.
    await form.getByText('Somebody has changed this facility').waitFor()
    expect(await form.getByLabel('City').inputValue()).toBe('Greenwich')
    expect(await form.getByLabel('Code').inputValue()).toBe('WHX')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Wharf Infirmary was saved').waitFor()
    await page.getByRole('row', { name: /WHX Greenwich/ }).waitFor()

    await page.goto(`/calendar?month=2027-05&facility=${hospitalId}`)
    await page.getByRole('gridcell', { name: /May 4/ }).getByText('WHX').waitFor()
    await done()
  })

  it('are one, though the answer was lost and more was typed before it was tried again', async () => {
    const { page, done } = await enter('admin', {}, '/facilities')
    const name = `Lost ${randomUUID()}`
    let isLost = false
    await page.route('**/api/facilities', async (route) => {
      if (route.request().method() !== 'POST' || isLost) return route.continue()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Add a facility' }).click()
    const form = page.getByRole('dialog', { name: 'New facility' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Time zone').fill('Denver')
    await page.getByRole('option', { name: 'Denver (America/Denver)' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('alert').waitFor()
    await form.getByLabel('City').fill('Golden')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${name} was saved`).waitFor()
    await page.getByRole('searchbox', { name: 'Search facilities' }).fill(name)
    await page.getByText('1 to 1 of 1').waitFor()
    await page.getByRole('cell', { name: 'Golden' }).waitFor()
    await done()
  })

  it('are not there for a provider', async () => {
    const { page, done } = await enter('provider', {}, '/facilities')
    await page.waitForURL('**/misc/not-authorized')
    await done()
  })
})
