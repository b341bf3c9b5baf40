import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { calm, violations } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin'))
})
anewOnRetry(() => page)
afterAll(() => done())

const open = async (name: string) => {
  await page.goto(`/extensions/${name}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}
const press = (key: string) => page.keyboard.press(key)
const boxOf = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded()
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

describe('sliders', () => {
  const slider = (name: string, within: Page | Locator = page) => within.getByRole('slider', { name, exact: true })
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  const rangeOf = (name: string) =>
    Promise.all(['From', 'To'].map(async (end) => Number(await slider(end, group(name)).inputValue())))
  /** A spot of a rail, by its share between the middles of the thumbs at its ends. */
  const spot = async (name: string, share: number) => {
    const box = await boxOf(group(name))
    return [box.x + 12 + (box.width - 24) * share, box.y + box.height / 2] as const
  }

  it('go by every key, and say their value in words', async () => {
    await open('slider')
    const begins = slider('Begins at')
    await begins.focus()
    expect(await begins.getAttribute('aria-valuetext')).toBe('18:00')
    for (const [key, value] of [
      ['ArrowRight', '19'],
      ['ArrowDown', '18'],
      ['Home', '0'],
      ['PageUp', '2'],
      ['End', '24'],
      ['PageDown', '22'],
    ] as const) {
      await press(key)
      expect([key, await begins.inputValue()]).toEqual([key, value])
    }
    const holiday = slider('Rate of a holiday')
    await holiday.focus()
    await press('ArrowRight')
    expect(await holiday.inputValue()).toBe('1.6')
  })

  it('hold two values apart', async () => {
    const low = slider('At least')
    await low.focus()
    await press('End')
    await page.getByText('From 60 to 60 hours').waitFor()
    await press('ArrowRight')
    await press('ArrowLeft')
    await page.getByText('From 59 to 60 hours').waitFor()
    // Upright ones stay as near as they should.
    const upright = group('No more than 40 apart')
    await slider('To', upright).focus()
    await press('End')
    expect(await rangeOf('No more than 40 apart')).toEqual([20, 60])
  })

  it('are bound to their fields both ways', async () => {
    await slider('Nurses on the ward').focus()
    await press('ArrowRight')
    expect(await page.getByLabel('Nurses, by choice').inputValue()).toBe('6')
    await page.getByLabel('Nurses, by choice').selectOption('10')
    expect(await slider('Nurses on the ward').inputValue()).toBe('10')
    await page.getByLabel('Beds, typed').fill('37')
    await expect.poll(() => slider('Beds').inputValue()).toBe('37')
    await slider('Beds').focus()
    await press('Home')
    await expect.poll(() => page.getByLabel('Beds, typed').inputValue()).toBe('0')
  })

  it('are tapped where they may be', async () => {
    await page.mouse.click(...(await spot('Tap', 0.9)))
    await expect.poll(() => rangeOf('Tap')).toEqual([30, 90])
    await page.mouse.click(...(await spot('Tap', 0.1)))
    await expect.poll(() => rangeOf('Tap')).toEqual([10, 90])
    await page.mouse.click(...(await spot('Drag the bar', 0.9)))
    expect(await rangeOf('Drag the bar')).toEqual([30, 60])
  })

  it.each(['Drag the bar', 'Fixed distance', 'Drag and tap'])(
    '%s: what is between the thumbs is carried',
    async (name) => {
      const [from, to] = [await spot(name, 0.45), await spot(name, 0.65)]
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 5 })
      await expect.poll(() => rangeOf(name)).toEqual([50, 80])
      await page.mouse.move(to[0] + 2000, to[1], { steps: 3 })
      await page.mouse.up()
      expect(await rangeOf(name)).toEqual([70, 100])
    },
  )

  it('keep a fixed distance by key too', async () => {
    await slider('From', group('Fixed distance')).focus()
    const [from = 0, to = 0] = await rangeOf('Fixed distance')
    await press('ArrowLeft')
    expect(await rangeOf('Fixed distance')).toEqual([from - 1, to - 1])
  })

  it('are turned around with the page', async () => {
    await page.evaluate(() => localStorage.setItem('direction', '"rtl"'))
    await open('slider')
    const begins = slider('Begins at')
    await begins.focus()
    await press('ArrowLeft')
    expect(await begins.inputValue()).toBe('19')
    const box = await boxOf(group('Tap'))
    await page.mouse.click(box.x + 12 + (box.width - 24) * 0.1, box.y + box.height / 2)
    await expect.poll(() => rangeOf('Tap')).toEqual([30, 90])
    await page.evaluate(() => localStorage.setItem('direction', '"ltr"'))
  })
})

describe('drag and drop', () => {
  const list = (name: string) => page.getByRole('list', { name, exact: true })
  const names = async (name: string) =>
    (await list(name).getByRole('listitem').allInnerTexts()).map((words) => words.split('\n')[0])
  const heard = (words: string) => page.getByText(words).waitFor({ state: 'attached' })
  const middleOf = async (one: Locator) => {
    const { x, y, width, height } = await boxOf(one)
    return [x + width / 2, y + height / 2] as const
  }
  /** Takes something up by pointer, and carries it somewhere. */
  const carry = async (what: string, from: Locator, to: Locator) => {
    // Both are in sight before either is measured.
    await to.scrollIntoViewIfNeeded()
    await from.scrollIntoViewIfNeeded()
    const [end, start] = [await middleOf(to), await middleOf(from)]
    await page.mouse.move(...start)
    await page.mouse.down()
    await page.mouse.move(start[0] + 8, start[1] + 8, { steps: 4 })
    await heard(`${what} was taken up.`)
    await page.mouse.move(...end, { steps: 12 })
  }
  const take = async (name: string, key = 'Space') => {
    await page.getByRole('button', { name }).focus()
    await press(key)
  }

  it('put rows in order by key', async () => {
    await open('drag-and-drop')
    await take('Room 1')
    await heard('Room 1 was taken up.')
    await press('ArrowDown')
    await expect.poll(() => names('Order of the round')).toEqual(['Room 2', 'Room 1', 'Room 3', 'Room 4'])
    await press('Space')
    await heard('Room 1 was put down.')
    expect(await names('Order of the round')).toEqual(['Room 2', 'Room 1', 'Room 3', 'Room 4'])
  })

  it('leave a card where it was by Escape', async () => {
    await open('drag-and-drop')
    await take('Emergency', 'Enter')
    await heard('Emergency was taken up.')
    await press('ArrowRight')
    await expect.poll(async () => (await names('Wards'))[0]).toBe('Maternity')
    await press('Escape')
    await heard('Emergency stays where it was.')
    await expect.poll(() => names('Wards')).toEqual(['Emergency', 'Maternity', 'Surgery', 'Children'])
  })

  it('go from list to list by key, and keep the focus', async () => {
    await open('drag-and-drop')
    await take('Ben Okafor')
    await heard('Ben Okafor was taken up.')
    await press('ArrowRight')
    await expect.poll(async () => (await names('Night')).includes('Ben Okafor')).toBe(true)
    await press('Space')
    await heard('Ben Okafor was put down.')
    expect(await names('Day')).toEqual(['Ada Quist', 'Carla Nunes'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ben Okafor')
  })

  it('go into an empty list by pointer', async () => {
    await open('drag-and-drop')
    await carry('Ada Quist', page.getByRole('button', { name: 'Ada Quist' }), list('On call'))
    await expect.poll(() => names('On call')).toEqual(['Ada Quist'])
    await page.mouse.up()
    await heard('Ada Quist was put down.')
    expect(await names('On call')).toEqual(['Ada Quist'])
    expect(await names('Day')).toEqual(['Ben Okafor', 'Carla Nunes'])
  })

  it('carry a copy, as often as one likes, or add it by key', async () => {
    await open('drag-and-drop')
    const triage = page.getByRole('button', { name: 'Triage', exact: true })
    await carry('Triage', triage, list('Needed tonight'))
    await heard('Triage is over Needed tonight.')
    await page.mouse.up()
    await page.getByText('Needed: Triage', { exact: true }).waitFor()
    expect(await triage.count()).toBe(1)
    await page.getByRole('button', { name: 'Dialysis', exact: true }).focus()
    await press('Enter')
    await page.getByText('Needed: Triage, Dialysis', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove Triage' }).click()
    await page.getByText('Needed: Dialysis', { exact: true }).waitFor()
  })

  it('are taken up by the handle alone', async () => {
    await open('drag-and-drop')
    const words = await middleOf(list('Handover').getByText('Counted and signed for'))
    await page.mouse.move(...words)
    await page.mouse.down()
    await page.mouse.move(words[0], words[1] - 120, { steps: 8 })
    await page.mouse.up()
    expect(await names('Handover')).toEqual(['Patients', 'Medicine', 'Keys'])
    await carry(
      'Keys',
      page.getByRole('button', { name: 'Move Keys' }),
      page.getByRole('button', { name: 'Move Patients' }),
    )
    await expect.poll(() => names('Handover')).toEqual(['Keys', 'Patients', 'Medicine'])
    await page.mouse.up()
    await heard('Keys was put down.')
    expect(await names('Handover')).toEqual(['Keys', 'Patients', 'Medicine'])
  })
})

describe('tour', () => {
  const step = (title: string) => page.getByRole('dialog', { name: title })
  const hasFocus = async (name: string) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }

  it('goes on and back through bar, card and foot, and gives the focus back', async () => {
    await open('tour')
    const start = page.getByRole('button', { name: 'Start the tour' })
    await start.focus()
    await press('Enter')
    await step('The bar').getByText('Step 1 of 3').waitFor()
    await hasFocus('Next')
    expect(await step('The bar').getByRole('button', { name: 'Back' }).count()).toBe(0)
    await calm(page)
    expect(await violations(page)).toEqual([])
    await press('Enter')
    await step('The card').waitFor()
    await step('The card').getByRole('button', { name: 'Back' }).click()
    await step('The bar').waitFor()
    // Its own button has gone.
    await hasFocus('Next')
    await press('Enter')
    await press('Enter')
    await step('The foot').getByText('Step 3 of 3').waitFor()
    // What is shown is in the light.
    await calm(page)
    const [foot, words] = [
      await boxOf(page.locator('main#content ~ footer')),
      await boxOf(step('The foot').locator('h2')),
    ]
    expect(words.y).toBeLessThan(foot.y)
    expect(await step('The foot').getByRole('button', { name: 'Skip' }).count()).toBe(0)
    await press('Enter')
    await page.getByText('You have seen it all.').waitFor()
    await hasFocus('Start the tour')
  })

  it.each(['Escape', 'Skip', 'Close'])('is ended by %s', async (way) => {
    await page.getByRole('button', { name: 'Start the tour' }).click()
    await step('The bar').waitFor()
    if (way === 'Escape') await press('Escape')
    else await step('The bar').getByRole('button', { name: way }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('The tour can be begun anew at any time.').waitFor()
    await hasFocus('Start the tour')
  })
})
