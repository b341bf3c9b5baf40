import type { Page } from 'playwright'

/** How many cells are gone over. */
export const CELLS = 30

/**
 * What each cell costs that an empty hand goes over, and that a shift is carried over, its verdict beside it.
 * @param work what the page has worked so far, in milliseconds
 */
export const carryOver = async (
  page: Page,
  work: () => Promise<number>,
): Promise<{ free: number[]; works: number[] }> => {
  const grid = page.getByRole('grid')
  const chip = grid.locator('[role="gridcell"] [data-shift]').nth(40)
  const box = await chip.boundingBox()
  if (!box) throw new Error('No shift is in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const over = async () => {
    const works: number[] = []
    for (let cell = 0; cell < CELLS; cell += 1) {
      const before = await work()
      await page.mouse.move(x + (cell % 6) * 40 - 100, y + Math.floor(cell / 6) * 28 + 28)
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)))
      works.push((await work()) - before)
    }
    return works
  }
  const free = await over()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 4, { steps: 2 })
  const works = await over()
  await page.getByRole('group', { name: 'If it is dropped here' }).waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { free, works }
}

/** From a letter's key to the frame in which what the page's own judge says of it stands, in milliseconds. */
export const typeLetters = async (page: Page): Promise<number[]> => {
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+Home')
  // The first Monday, on which nobody of the first group works.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  // The parts that only an answer with verdicts needs are there from the first on.
  const times: number[] = []
  for (let letter = 0; letter < 6; letter += 1) {
    await page.evaluate(() => {
      const waiting = new Promise<number>((told) => {
        addEventListener(
          'keydown',
          (event) => {
            const look = () => {
              const isSaid = document.querySelector('[data-verdict]') !== null
              if (isSaid) requestAnimationFrame(() => told(performance.now() - event.timeStamp))
              else requestAnimationFrame(look)
            }
            look()
          },
          { capture: true, once: true },
        )
      })
      Object.assign(window, { waiting })
    })
    await page.keyboard.press('n')
    times.push(await page.evaluate(() => (window as unknown as { waiting: Promise<number> }).waiting))
    // What the server says takes its place.
    await page.getByRole('group', { name: 'Why it was not saved' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[data-verdict]'))
    for (const key of ['ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  }
  return times.slice(1)
}
