import { extractText, getDocumentProxy } from 'unpdf'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { enter, loaded, useBrowser } from '../browser.ts'

useBrowser()

/** The text of the paper without its spaces: a line that breaks on paper breaks where it will. */
const printed = async (page: Page, landscape: boolean) => {
  const pdf = await page.pdf({ format: 'A4', landscape })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return spaceless(text)
}
const spaceless = (text: string) => text.replaceAll(/[\s\u2066-\u2069]+/g, '')

it.each(['/people', '/audit', '/facilities', '/users'])('%s has all columns of its list on paper', async (path) => {
  const { page, done } = await enter('admin', {}, path)
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(3).waitFor()
  await loaded(page)
  const cells = await page.getByRole('table').locator('th, td').allInnerTexts()
  for (const isWide of [false, true]) {
    const paper = await printed(page, isWide)
    expect(cells.map(spaceless).filter((cell) => !paper.includes(cell))).toEqual([])
  }
  await done()
})

it('on paper of leave a name is whole', async () => {
  const { page, done } = await enter('admin', {}, '/leave')
  const names = page.getByRole('rowheader')
  await names.nth(5).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const width of [718, 1046]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    )
    expect(cut).toEqual([])
  }
  await done()
})
