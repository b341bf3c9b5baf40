import { copyFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, inject, type TestContext } from 'vitest'
import { TEST_FLAGS } from './find-browser.ts'
import { origin } from './server.ts'

export { origin }
export const PASSWORD = 'Onward-sample-2026'
export type Who = 'admin' | 'scheduler' | 'provider' | 'client'

let browser: Browser
/** A browser, whose visitors leave after the file; call it at the top of a test file. The files of a worker share it. */
export const useBrowser = () => {
  beforeAll(async () => {
    if (!browser?.isConnected())
      browser = await chromium.launch({ executablePath: inject('browser'), args: TEST_FLAGS })
  })
  beforeEach(({ onTestFailed }) => onTestFailed(tellPages))
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())))
}

/** As much of a page as tells what it stood at. */
const TOLD = 2_000
/** What fails on a machine that nobody can look at says in its report what its pages stood at, as a screen reader has them. */
const tellPages = async ({ task }: TestContext) => {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const told = await Promise.all(
    pages.map(async (page) => {
      const text = await page
        .locator('main')
        .first()
        .ariaSnapshot({ timeout: 2_000 })
        .catch((error: unknown) => String(error))
      return `\n${page.url()}\n${text.slice(0, TOLD)}`
    }),
  )
  const error = task.result?.errors?.at(-1)
  if (error) error.message += told.join('')
}

/** What a page did that it should not have: errors, warnings, violations of the policy, requests elsewhere. */
export const faultsOf = (page: Page) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    // A refused call is the server's answer and shows in the console whatever the page does with it.
    const isAnswer = message.text().startsWith('Failed to load resource')
    // Said on a machine that is too busy to use in time what it fetched ahead.
    const isSlow = message.text().includes('was preloaded using link preload but not used')
    if (['error', 'warning'].includes(message.type()) && !isAnswer && !isSlow)
      faults.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      faults.push(`request: ${request.url()}`)
  })
  return faults
}

/** The shell has a pointer in the corner, over the menu, from the first page on: it is led out until a test moves it. */
const leadPointerOut = (page: Page) =>
  page.once('domcontentloaded', () => {
    page.mouse.move(-10, -10).catch((error: unknown) => {
      if (!page.isClosed()) throw error
    })
  })

/**
 * A page of a fresh visitor; what it did wrong fails the test when it is closed by `done`. In the
 * journeys of the product they prefer less motion, for which nobody has to wait; a page in the light look moves: see `prepare`.
 */
export const visit = async (options: BrowserContextOptions = {}) => {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: inject('motion'), ...options })
  context.on('page', leadPointerOut)
  const page = await context.newPage()
  const faults = faultsOf(page)
  const done = async () => {
    await context.close()
    expect(faults).toEqual([])
  }
  return { page, context, faults, done }
}

/** Waits until nothing of the page is on its way any more. */
export const loaded = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-loading], [aria-busy=true]'))

export const signIn = async (page: Page, who: Who, password = PASSWORD) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(`${who}@onward.test`)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const HOMES: Record<Who, string> = {
  admin: '/calendar',
  scheduler: '/calendar',
  provider: '/calendar',
  client: inject('clientHome'),
}
/** What a browser keeps of somebody who has signed in, got by the call instead of by the form. */
export const signedIn = async (who: Who): Promise<BrowserContextOptions> => {
  const answer = await fetch(`${origin}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@onward.test`, password: PASSWORD }),
  })
  return keepsOf(answer)
}
/** What a browser keeps of the answer to a sign-in or a registration. */
export const keepsOf = async (answer: Response): Promise<BrowserContextOptions> => {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`)
  const { userData, accessToken, refreshToken } = (await answer.json()) as Record<string, unknown> // as the contract has it
  const kept = {
    userData: JSON.stringify(userData),
    accessToken: String(accessToken),
    refreshToken: String(refreshToken),
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } }
}

/** A fresh visitor who is signed in, at home or where they are sent. */
export const enter = async (who: Who = 'admin', options: BrowserContextOptions = {}, path = HOMES[who]) => {
  const visitor = await visit({ ...(await signedIn(who)), ...options })
  await visitor.page.goto(path)
  return visitor
}

/** Makes every call of the samples fail, or work again, by the switch that the product has for it. */
export const failCalls = async (page: Page, isOn = true) => {
  await page.getByRole('button', { name: 'Layout settings' }).click()
  await page.getByRole('switch', { name: 'Every call fails' }).setChecked(isOn)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Layout settings' }).waitFor({ state: 'detached' })
}

/** The pictures that the README shows; `PICTURES=keep npm test` renews them. */
const SHOWN = new Set(['calendar-admin-light', 'week-dark', 'details-light', 'calendar-provider-phone'])

/** Keeps a picture of the page as an artefact of a run that is asked for them, `PICTURES=1`: they are for who wants to look at them. */
export const picture = async (page: Page, name: string) => {
  if (!process.env.PICTURES) return
  const path = `e2e/artefacts/${name}.png`
  await mkdir(dirname(path), { recursive: true })
  await page.screenshot({ path })
  if (process.env.PICTURES === 'keep' && SHOWN.has(name)) await copyFile(path, `docs/pictures/${name}.png`)
}

/** A page that the cases of a file share is loaded anew for a case that is tried again: what failed may have left something open. */
export const anewOnRetry = (pageNow: () => Page) =>
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return
    await pageNow().reload()
    await pageNow().getByRole('heading', { level: 2 }).first().waitFor()
  })
