import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, failCalls, useBrowser } from '../browser.ts'
import { violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin', {}, '/forms/elements/file-uploader'))
  await page.getByRole('heading', { level: 2 }).first().waitFor()
})
anewOnRetry(() => page)
afterAll(() => done())

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const text = (name: string, bytes = 5) => ({ name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') })
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL })
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const field = (title: string) => card(title).locator('input[type=file]')
const names = (title: string) => card(title).getByRole('listitem').locator('b').allTextContents()

describe('one file', () => {
  it('takes the place of the one before, and is told with its size', async () => {
    await field('One file').setInputFiles(text('first.txt'))
    await field('One file').setInputFiles(text('second.txt', 1_234_567))
    await expect.poll(() => names('One file')).toEqual(['second.txt'])
    await card('One file').getByText('1.2 MB · Not sent yet').waitFor()
  })
  it('that is too large is refused with its reason', async () => {
    await field('One file').setInputFiles(text('huge.txt', 5_000_001))
    await page.getByRole('alert').getByText('huge.txt is not taken').waitFor()
    await page.getByRole('alert').getByText('It is too large. One file, at most 5 MB.').waitFor()
    expect(await names('One file')).toEqual(['second.txt'])
  })
  it('is removed by key, and the focus stays in the form', async () => {
    await card('One file').getByRole('button', { name: 'Remove second.txt' }).press('Enter')
    await expect.poll(() => names('One file')).toEqual([])
    expect(await field('One file').evaluate((node) => node.matches(':focus'))).toBe(true)
  })
})

describe('several files', () => {
  const title = 'Several files'
  it('are listed with their sizes', async () => {
    await field(title).setInputFiles([text('a.txt', 200_000), text('b.txt')])
    await expect.poll(() => names(title)).toEqual(['a.txt', 'b.txt'])
    expect(await card(title).getByRole('listitem').first().innerText()).toContain('200 kB · Not sent yet')
  })
  it('go on where they broke off', async () => {
    await failCalls(page)
    await card(title).getByRole('button', { name: 'Upload' }).click()
    await expect
      .poll(() =>
        card(title)
          .getByRole('listitem')
          .getByText(/Broke off/)
          .count(),
      )
      .toBe(2)
    await failCalls(page, false)
    await card(title).getByRole('button', { name: 'Upload' }).click()
    await expect
      .poll(() =>
        card(title)
          .getByRole('listitem')
          .getByText(/ · Sent$/)
          .count(),
      )
      .toBe(2)
    const bar = card(title).getByRole('progressbar', { name: 'Sent of a.txt' })
    expect(await bar.evaluate((node) => (node as HTMLProgressElement).value / (node as HTMLProgressElement).max)).toBe(
      1,
    ) // it is one
    expect(await card(title).getByRole('button', { name: 'Upload' }).isDisabled()).toBe(true)
  })
  it('are removed all at once', async () => {
    await card(title).getByRole('button', { name: 'Remove all' }).press('Space')
    await expect.poll(() => names(title)).toEqual([])
  })
})

describe('pictures', () => {
  const title = 'Pictures only'
  it('are shown, dropped too, and nothing else is taken', async () => {
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'ward.png', { type: 'image/png' }))
        data.items.add(new File(['no picture'], 'notes.pdf', { type: 'application/pdf' }))
        return data
      },
      [...PIXEL],
    )
    await field(title).dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByRole('alert').getByText('notes.pdf is not taken').waitFor()
    await expect.poll(() => names(title)).toEqual(['ward.png'])
    await expect
      .poll(() =>
        card(title)
          .locator('li img')
          .evaluate((node) => (node as HTMLImageElement).naturalWidth),
      ) // it is one
      .toBe(1)
    await field(title).setInputFiles(picture('corridor.png'))
    await expect.poll(() => names(title)).toEqual(['ward.png', 'corridor.png'])
    expect(await violations(page)).toEqual([])
  })
})
