import type { InsightToday } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { atInsight, harbor, NOW, openInsight, serveInsight, today } from '#test/insight.tsx'
import { render } from '#test/render.tsx'
import InsightPage from './insight-page.tsx'

beforeEach(atInsight)

describe('a wall screen', () => {
  it('has figures and nothing to press, and says what is wrong', async () => {
    const all = serveInsight()
    openInsight('?wall')
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    all.down()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not up to date: this is as of/)
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    await keys('{Escape}')
    await expect.poll(() => location.search).toBe('')
  })

  const many: InsightToday = {
    ...today,
    facilities: Array.from({ length: 40 }, (_, at) => ({
      ...harbor,
      hospitalId: `h${at}`,
      facilityName: `Hospital ${at}`,
      code: `H${at}`,
    })),
    cells: Array.from({ length: 40 }, (_, at) => ({
      ...today.cells[0]!, // there is one
      hospitalId: `h${at}`,
      filled: at === 30 ? 0 : 2,
    })),
  }
  const rows = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((one) => one.textContent?.trim().split(' ')[0])
  const isInSight = (one: Element) => one.getBoundingClientRect().bottom <= innerHeight

  it('shows short places first, all that fit, and the others in their turn', async () => {
    await page.viewport(1440, 900)
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(NOW) })
    serveInsight({ today: many })
    openInsight('?wall')
    await expect.element(page.getByText(/^Facilities 1 to \d+ of 40/)).toBeVisible()
    const shown = rows()
    expect(shown[0]).toBe('H30')
    expect(shown.length).toBeGreaterThan(10)
    expect(page.getByRole('rowheader').elements().every(isInSight)).toBe(true)
    const seen = new Set(shown)
    for (let turns = 0; turns < 6 && seen.size < 40; turns += 1) {
      const before = rows()[0]
      const turned = () => {
        vi.advanceTimersByTime(15_000)
        return rows()[0]
      }
      await expect.poll(turned).not.toBe(before)
      for (const one of rows()) seen.add(one)
    }
    expect(seen.size).toBe(40)
  })

  it('makes the rows of thirteen facilities so small that all of them are in sight', async () => {
    await page.viewport(1440, 900)
    serveInsight({ today: { ...many, facilities: many.facilities.slice(20, 33) } })
    openInsight('?wall')
    await expect.poll(() => rows().length).toBe(13)
    expect(rows()[0]).toBe('H30')
    await expect.poll(() => page.getByRole('rowheader').elements().every(isInSight)).toBe(true)
  })

  it('keeps the keyboard from what it covers, and the filters when it is left', async () => {
    serveInsight()
    history.replaceState(null, '', '/insight?wall&facility=harbor')
    render(
      <>
        <button type="button">Covered</button>
        <InsightPage />
      </>,
    )
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    const met = new Set<string | null | undefined>()
    for (let presses = 0; presses < 6; presses += 1) {
      await keys('{Tab}')
      met.add(document.activeElement?.textContent)
    }
    expect(met).toContain('Leave the wall screen')
    expect(met).not.toContain('Covered')
    await keys('{Escape}')
    await expect.poll(() => location.search).toBe('?facility=harbor')
  })
})
