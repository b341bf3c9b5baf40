import { expect, it } from 'vitest'
import { enter, loaded, useBrowser } from '../browser.ts'

useBrowser()

it('a telephone whose letters are twice as large shows nothing beside its screen', async () => {
  const { page, context, done } = await enter('admin', { viewport: { width: 390, height: 844 } })
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const paths = ['/calendar?view=list', '/calendar?view=month', '/calendar?view=week', '/calendar?view=day']
  for (const path of [...paths, '/board', '/insight', '/people', '/rules', '/account']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await loaded(page)
    const [letter, sideways] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      document.documentElement.scrollWidth - innerWidth,
    ])
    expect([path, letter, sideways]).toEqual([path, '32px', 0])
  }
  await done()
})
