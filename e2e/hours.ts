import type { Page } from 'playwright'

export type Point = { x: number; y: number }

/** A date's column in the week or day of a calendar. */
export const columnOf = (page: Page, date: string) => page.locator(`ul[data-date="${date}"]`)

/** Where in a date's column a time stands, once that has been scrolled into sight. */
export const pointAt = async (page: Page, date: string, hours: number): Promise<Point> => {
  const column = columnOf(page, date)
  await column.evaluate((one, share) => {
    const box = one.parentElement
    if (box) box.scrollTop = (one.clientHeight * share) / 24 - box.clientHeight / 2
  }, hours)
  const box = await column.boundingBox()
  if (!box) throw new Error(`No column ${date}`)
  return { x: box.x + box.width / 2, y: box.y + (box.height * hours) / 24 }
}

/** Presses, drags and lets go, as a hand does it: by way of the middle. */
export const dragFrom = async (page: Page, from: Point, to: Point) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}
