import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { origin, signIn, useBrowser, visit } from './browser.ts'

useBrowser()

const CASES = resolve('../shared/data/xss-dompurify/expect.json')
const isThere = existsSync(CASES)
if (!isThere) console.warn(`Skipped: the hostile mails are not there, ${CASES}`)

it.skipIf(!isThere)('no text of a mail does anything, whatever it is made of', async () => {
  const cases = JSON.parse(readFileSync(CASES, 'utf8')) as { title: string; payload: string }[]
  expect(cases.length).toBeGreaterThan(200)
  const { page, context, faults } = await visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, 'admin')
  await page.waitForURL('**/calendar')
  await page.goto('/page-layout/layout-empty')
  await page.getByRole('banner').waitFor()
  await page.evaluate(
    (payloads) => {
      const ran: string[] = []
      Object.assign(window, { ran })
      for (const name of ['alert', 'confirm', 'prompt', 'xss'])
        Object.assign(window, { [name]: (word: unknown) => ran.push(`${name} ${String(word)}`) })
      // The mailbox as it is, but its writers are hostile: in front of whatever answers the page's calls.
      const answer = window.fetch
      window.fetch = async (...call) => {
        const response = await answer(...call)
        const { pathname } = new URL(call[0] instanceof Request ? call[0].url : String(call[0]), location.href)
        if (!pathname.startsWith('/apps/email/')) return response
        const body = (await response.json()) as {
          emails?: { message: string }[]
          message?: string
          replies?: { id: number; message: string }[]
        }
        for (const [at, mail] of (body.emails ?? []).entries())
          mail.message = payloads.filter((_, place) => place % body.emails!.length === at).join(' ') // it has them
        if (body.replies) body.replies = payloads.map((message, id) => ({ ...body, replies: [], id, message }))
        return Response.json(body, { status: response.status })
      }
      history.pushState(null, '', '/apps/email/spam')
    },
    cases.map(({ payload }) => payload),
  )
  const rows = page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
  await rows.first().waitFor()
  await rows.first().getByRole('button').last().click()
  const before = asked.length
  await page.getByRole('button', { name: `${cases.length} earlier messages` }).click()
  const bodies = page.locator('.html')
  await expect.poll(() => bodies.count()).toBe(cases.length + 1)

  const found = await bodies.evaluateAll((all) =>
    all.flatMap((body, at) => {
      // What a page would do by itself, and what people do by accident.
      for (const element of body.querySelectorAll<HTMLElement>('*'))
        for (const type of ['mouseover', 'mousemove', 'focus', 'error', 'load', 'wheel', 'animationend'])
          element.dispatchEvent(new Event(type))
      return [...body.querySelectorAll('*')].flatMap((element) => {
        const names = element.getAttributeNames()
        const bad = names.filter((name) => /^on|^style$|^srcdoc$|^formaction$|^id$|^name$/i.test(name))
        const addresses = ['href', 'src', 'action', 'xlink:href'].map((name) => element.getAttribute(name) ?? '')
        const isScript = addresses.some((text) => /^\s*(javascript|vbscript|data:text)/i.test(text))
        const isForeign = element.matches('img') && !/^(data:|$)/.test(element.getAttribute('src') ?? '')
        const isTag = element.matches(
          'script,iframe,object,embed,form,input,button,style,link,meta,base,svg,math,template',
        )
        return bad.length > 0 || isScript || isForeign || isTag ? [`${at}: ${element.outerHTML.slice(0, 200)}`] : []
      })
    }),
  )
  expect(found).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual([]) // put there above
  // Parts of the page itself may still be on their way.
  const isOwn = (url: string) => url.startsWith('data:') || url.startsWith(`${origin}/assets/`)
  expect(asked.slice(before).filter((url) => !isOwn(url))).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/apps/email/spam')
  await context.close()
  // The browser names what the sanitiser reads in a document of its own, where nothing runs, before any of it is shown.
  const isOfReading = (fault: string) => fault.includes('Content Security Policy')
  expect(faults.filter((fault) => !isOfReading(fault))).toEqual([])
})
