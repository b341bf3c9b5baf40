import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeEach, expect, it } from 'vitest'
import { useBrowser, visit } from '../browser.ts'
import { linkTo } from '../mails.ts'
import { startServer } from '../start-server.ts'

useBrowser()

const ADMIN = 'head.of.planning@example.test'
let server: Awaited<ReturnType<typeof startServer>>
let password: string
// Each try begins in a store without a sample, with its first admin from the command line.
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onward-empty-'))
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const args = ['apps/server/src/commands/add-user.ts', ADMIN, '--role', 'Admin', '--name', 'Head of Planning']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`There is no first admin: ${stderr}`)
  password = / the password (\S+)/.exec(stdout)?.[1] ?? ''
  server = await startServer({ SAMPLE: 'off', SAMPLE_SCREENS: 'off' }, folder)
  await rm(folder, { recursive: true })
  return () => server.stop()
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}
/** Brings a file in through the browser, whose every row is new. */
const bring = async (page: Page, kind: RegExp, lines: string[]) => {
  await page.goto('/import')
  await page.getByRole('radio', { name: kind }).check({ force: true })
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) }
  await page.getByLabel('Drop a file here, or choose one').setInputFiles(file)
  await page.getByText(/^rows\.csv: /).waitFor()
  await press(page, 'Next')
  await press(page, 'Check the file')
  await page.getByText('Every row can be imported').waitFor()
  const rows = lines.length - 1
  await press(page, rows === 1 ? 'Import 1 row' : `Import ${rows} rows`)
  await page.getByText('The file was imported').waitFor()
  expect(await page.locator('dl').filter({ hasText: 'Unchanged' }).first().locator('dd').allTextContents()).toEqual(
    [rows, rows, 0, 0, 0].map(String),
  )
}
const invite = async (page: Page, email: string, role: string, more: () => Promise<void>) => {
  await page.goto('/users')
  await press(page, 'Invite user')
  const form = page.getByRole('dialog', { name: 'Invite user' })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Name' }).fill(`Our ${role}`)
  await form.getByRole('checkbox', { name: role }).check()
  await more()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`a mail is on its way to ${email}`).waitFor()
}
/** Accepts what came by mail, and is signed in by it. */
const accept = async (email: string) => {
  const guest = await visit({ baseURL: server.origin })
  await guest.page.goto(await linkTo(email, 'accept-invitation', 1, server.mailDir))
  await guest.page.getByRole('textbox', { name: 'Username' }).fill(email.split('@')[0] ?? '')
  await guest.page.getByRole('textbox', { name: 'Password' }).fill('seven calm owls at night')
  await guest.page.keyboard.press('Enter')
  await guest.page.waitForURL('**/calendar')
  return guest
}

it('an empty account is set up in the browser alone, and a clinician sees the shift that was planned', async () => {
  const { page, context } = await visit({ baseURL: server.origin })
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(ADMIN)
  await page.getByLabel(/^Password/).fill(password)
  await press(page, 'Sign in')
  await page.waitForURL('**/calendar')

  await bring(page, /^Facilities/, [
    'Site ID,Hospital,tz',
    'LW,Łódź Wing,Europe/Warsaw',
    'NY,North Yard,America/New_York',
  ])
  await bring(page, /^People/, ['Staff ID,Name', 'p1,Zoë O’Neil', 'p2,Łucja Nowak'])
  await bring(page, /^Contracts/, ['Staff ID,Start,FTE,Hours a week', 'p1,2026-01-01,"0,8",32', 'p2,2026-01-01,1,40'])
  await page.goto('/credential-types')
  await press(page, 'Add a credential type')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Licence')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Licence was saved').waitFor()
  await bring(page, /^Credentials/, ['Staff ID,Licence,No,Expires', 'p1,licence,L-1,2030-12-31'])
  await bring(page, /^Demand/, ['Site ID,Shift,Start,Mon,Tue,Wed,Thu,Fri,Sat,Sun', 'LW,Day,2026-01-01,1,1,1,1,1,1,1/2'])

  // What the files said stands where people look for it.
  await page.goto('/people')
  await page.getByRole('link', { name: 'Zoë O’Neil' }).click()
  await page.getByText('80% of full time').waitFor()
  await page.getByText('L-1').waitFor()

  await invite(page, 'scheduler@example.test', 'Scheduler', async () => {
    await choose(page, 'Facilities', 'Łódź')
    // The list stays open for another one.
    await page.keyboard.press('Escape')
  })
  await invite(page, 'zoe@example.test', 'Provider', () => choose(page, 'Whose schedule it is', 'O’Neil'))
  await context.close()

  const scheduler = await accept('scheduler@example.test')
  await scheduler.page.getByRole('button', { name: 'Add shift' }).first().click()
  const form = scheduler.page.getByRole('dialog', { name: 'New shift' })
  await form.waitFor()
  await choose(scheduler.page, 'Provider', 'O’Neil')
  await choose(scheduler.page, 'Facility', 'Łódź')
  // The first hours of today have begun at any hour of the day, which is asked about.
  await form.getByLabel(/^From/).fill('12:00 AM')
  await form.getByLabel(/^To/).fill('8:00 AM')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await press(scheduler.page, 'Add it')
  await scheduler.page.getByText('The shift is saved').waitFor()
  await scheduler.context.close()

  const clinician = await accept('zoe@example.test')
  await clinician.page
    .getByRole('gridcell', { name: /1 shift/ })
    .first()
    .waitFor()
  await clinician.context.close()
})
