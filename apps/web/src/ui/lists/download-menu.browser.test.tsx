import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { DownloadMenu } from './download-menu.tsx'

/** What the server has been asked for, and what it says to each. */
let asked: URL[] = []
let answer: (request: Request) => Response | Promise<Response>
const { fetch } = window
beforeEach(() => {
  asked = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/')) return fetch(input, init)
    asked.push(url)
    return answer(request)
  }
})
afterEach(() => {
  window.fetch = fetch
  vi.restoreAllMocks()
})

const show = () => render(<DownloadMenu path="/api/export/facilities" wish={{ q: 'łódź', status: '' }} />)
const menu = page.getByRole('button', { name: /Download/ })
const choose = async (name: string) => {
  await menu.click()
  await page.getByRole('menuitem', { name }).click()
}
const headers = { 'content-disposition': 'attachment; filename="facilities-2026-11-22.csv"' }

it('asks for what the list shows, and saves it under the name that the server gave it', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  answer = () => new Response('hospitalId\r\nny\r\n', { headers })
  await show()
  await choose('CSV')
  await expect.element(page.getByText('facilities-2026-11-22.csv was downloaded')).toBeVisible()
  expect(saved).toEqual(['facilities-2026-11-22.csv'])
  expect(asked.map(({ pathname, search }) => [pathname, search])).toEqual([
    ['/api/export/facilities', `?q=${encodeURIComponent('łódź')}&format=csv`],
  ])
})

it('says how much has come, and can be stopped by the keyboard without a word of failure', async () => {
  let aborted = false
  answer = (request) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(1_500_000))
        request.signal.addEventListener('abort', () => {
          aborted = true
          controller.error(request.signal.reason)
        })
      },
    })
    return new Response(body, { headers })
  }
  await show()
  await choose('Excel (XLSX)')
  await expect.element(page.getByRole('button', { name: 'Downloading: 1.5 MB' })).toBeVisible()
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Stop the download' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible()
  expect(aborted).toBe(true)
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('says why there is no file: in the server’s words, and where the line broke on the way', async () => {
  answer = () => Response.json({ message: 'This is more than 250000 rows' }, { status: 422 })
  await show()
  await choose('CSV')
  await expect.element(page.getByText('This is more than 250000 rows')).toBeVisible()
  answer = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
      { headers },
    )
  await choose('CSV')
  await expect.element(page.getByText('The server cannot be reached. Check your connection.')).toBeVisible()
})
