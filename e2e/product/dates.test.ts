import { expect, it } from 'vitest'
import { signIn, useBrowser, visit, type Who } from '../browser.ts'
import { asksEverything } from '../round.ts'

useBrowser()

// The first is a day behind the last.
const ENDS = ['Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati']
const ZONES = asksEverything ? [...ENDS, 'America/New_York', 'UTC'] : ENDS

/** What each day of a month says, wherever the reader sits. */
const daysSeen = async (who: Who, timezoneId: string) => {
  const { page, done } = await visit({ timezoneId })
  const now = new Date()
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth(), 15)).toISOString().slice(0, 7)
  await page.addInitScript((kept) => localStorage.setItem('monthChange', kept), month)
  await signIn(page, who)
  await page
    .getByRole('gridcell', { name: /[1-9]\d* shift/ })
    .first()
    .waitFor()
  // The account's leave comes with a call of its own, and so does how many are needed.
  if (who === 'admin') {
    await page.locator('[data-look=dashed]').first().waitFor()
    await page
      .getByRole('gridcell', { name: /\d of \d/ })
      .first()
      .waitFor()
  }
  // The days beside the month come with calls of their own, too.
  await page.waitForFunction(() => !document.querySelector('[role=grid]')?.textContent?.includes(', loading'))
  // Chromium formats with the page's zone if anything does, so every word of a cell counts.
  const days = await page.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const copy = cell.cloneNode(true) as Element // of an element
      // The zone of a line is said to whom it is not their own.
      for (const zone of copy.querySelectorAll('small')) zone.remove()
      return [
        cell.getAttribute('data-date'),
        copy.textContent.replace(/(?<=[AP]M|next day) [A-Z]{2,4}(?![A-Za-z])/g, ''),
      ]
    }),
  )
  const kept = await page.evaluate(() => localStorage.getItem('monthChange'))
  await done()
  return { days, kept }
}

it.each<Who>(['admin', 'provider'])('%s sees the same month from every zone', async (who) => {
  const [first, ...others] = await Promise.all(ZONES.map((zone) => daysSeen(who, zone)))
  for (const other of others) expect(other).toEqual(first)
  expect(first?.days.filter(([, label]) => /[1-9]\d* shift/.test(label ?? '')).length).toBeGreaterThan(5)
})
