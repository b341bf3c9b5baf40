import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { atInsight, coverage, figures, gap, harbor, mesa, openInsight, serveInsight } from '#test/insight.tsx'

beforeEach(atInsight)

describe('coverage', () => {
  it('has the rate with what it is of, and opens each of its fields', async () => {
    const all = serveInsight()
    openInsight('?tab=coverage&from=2026-11-01&to=2026-11-30')
    await expect.element(page.getByRole('button', { name: /^Fill rate 50% required: 1 of 2/ })).toBeVisible()
    await page.getByRole('button', { name: /^1\/2, Harbor General, Fri, Nov 20/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1 missing, Fri, 7 AM' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1/2, Fri', exact: true }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1/2, November 2026' }).click()
    await expect
      .poll(() => all.asked('/api/insight/coverage/shifts'))
      .toMatchObject([
        { figure: 'required', at: 'harbor', date: '2026-11-20', until: '2026-11-20' },
        { figure: 'missing', weekday: '5', hour: '7' },
        { figure: 'required', weekday: '5' },
        { figure: 'required', date: '2026-11-01', until: '2026-11-30' },
      ])
  })

  it('is N/A where nobody says what is needed, never all of it', async () => {
    const { hours: _, ...nothing } = coverage
    serveInsight({
      coverage: {
        ...nothing,
        hours: [],
        facilities: [mesa],
        total: figures(),
        byFacility: [],
        bySpecialty: [],
        byPartOfDay: [],
        byShiftType: [],
        byWeekday: [],
        byMonth: [],
        cells: [],
        next: [],
      },
    })
    openInsight('?tab=coverage')
    await expect
      .element(page.getByRole('button', { name: /^Fill rate N\/A Not known: no demand is stated here/ }))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /3 shifts at facilities that state no demand/ }))
      .toBeVisible()
  })

  it('has light figures on its dark fields on paper too', async () => {
    serveInsight()
    openInsight('?tab=coverage&from=2026-11-01&to=2026-11-30')
    const field = page.getByRole('button', { name: '1 missing, Fri, 7 AM' })
    await expect.element(field).toHaveAttribute('data-step', '4')
    const onPaper = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
    onTestFinished(async () => void (await onPaper('')))
    await onPaper('print')
    await expect.poll(() => getComputedStyle(field.element()).color).toBe('rgb(255, 255, 255)')
  })

  it('finds somebody for what may be at any time, once it is said from when to when', async () => {
    const all = serveInsight({ coverage: { ...coverage, next: [{ ...gap, startsAt: null, endsAt: null }] } })
    openInsight('?tab=coverage')
    await page.getByRole('button', { name: /^Find somebody, Fri, Nov 20/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Find somebody' })
    await expect
      .element(drawer.getByRole('link', { name: 'Show this day on the board' }))
      .toHaveAttribute('href', '/board?date=2026-11-20&facility=harbor')
    expect(all.asked('/api/candidates')).toEqual([])
    await drawer.getByLabelText('From').fill('22:00')
    await drawer.getByLabelText('To', { exact: true }).fill('02:00')
    await keys('{Tab}')
    await expect.element(drawer.getByRole('button', { name: 'Assign to Ada Lindqvist' })).toBeVisible()
    expect(all.asked('/api/candidates')).toMatchObject([
      { hospitalId: 'harbor', startsAt: '2026-11-20T22:00', endsAt: '2026-11-21T02:00', shiftTypeId: 'day' },
    ])
  })

  it('is one stop of the Tab key for each map, whose figures the arrows walk', async () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-20']
    const [first] = coverage.cells
    serveInsight({
      coverage: {
        ...coverage,
        facilities: [harbor, { ...mesa, saysDemand: true }],
        cells: ['harbor', 'mesa'].flatMap(
          (hospitalId) => days.slice(hospitalId === 'mesa' ? 1 : 0).map((date) => ({ ...first!, hospitalId, date })), // there is one
        ),
        hours: [5, 6].map((weekday) => ({ weekday, hour: 7, missing: 1 })),
      },
    })
    openInsight('?tab=coverage&from=2026-11-01&to=2026-11-30')
    const map = page.getByRole('region', { name: 'Facility by day' })
    const stops = (region: typeof map) =>
      [...region.element().querySelectorAll('button')].filter((one) => one.tabIndex === 0).length
    await expect.element(map.getByRole('button', { name: /Harbor General, Mon, Nov 2/ })).toBeVisible()
    expect(stops(map)).toBe(1)
    expect(stops(page.getByRole('region', { name: 'Weekday by hour' }))).toBe(1)
    const at = () => document.activeElement?.getAttribute('aria-label')
    ;(map.getByRole('button', { name: /Harbor General, Mon, Nov 2/ }).element() as HTMLElement).focus()
    await keys('{ArrowRight}')
    expect(at()).toMatch(/Harbor General, Tue, Nov 3/)
    await keys('{ArrowDown}')
    expect(at()).toMatch(/Mesa Clinic, Tue, Nov 3/)
    await keys('{End}')
    expect(at()).toMatch(/Mesa Clinic, Fri, Nov 20/)
    await keys('{ArrowUp}')
    expect(at()).toMatch(/Harbor General, Fri, Nov 20/)
    await keys('{Home}')
    expect(at()).toMatch(/Harbor General, Mon, Nov 2/)
    await keys('{ArrowLeft}')
    expect(at()).toMatch(/Harbor General, Mon, Nov 2/)
    document.documentElement.dir = 'rtl'
    await keys('{ArrowLeft}')
    expect(at()).toMatch(/Harbor General, Tue, Nov 3/)
    expect(stops(map)).toBe(1)
  })

  it('has fields that can be met, each of which says what it counts', async () => {
    await page.viewport(1440, 900)
    serveInsight()
    openInsight('?tab=coverage&from=2026-11-01&to=2026-11-30')
    const field = page.getByRole('button', { name: '1 missing, Fri, 7 AM' })
    await expect.element(field).toBeVisible()
    const { width, height } = field.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  it('refuses dates that are backward, beside the field, and asks nothing', async () => {
    const all = serveInsight()
    openInsight('?tab=coverage&from=2026-11-10&to=2026-11-01')
    await expect.element(page.getByText('The last day is before the first one').first()).toBeVisible()
    expect(all.asked('/api/insight/coverage')).toEqual([])
  })
})
