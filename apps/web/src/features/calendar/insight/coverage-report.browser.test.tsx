import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { atInsight, coverage, figures, mesa, serveInsight } from '#test/insight.ts'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import InsightPage from './insight-page.tsx'

const open = (search = '') => {
  history.replaceState(null, '', `/insight${search}`)
  render(<InsightPage />)
}
beforeEach(() => {
  atInsight()
  signIn(admin)
})

describe('coverage', () => {
  it('has the rate with what it is of, and opens each of its fields', async () => {
    const all = serveInsight()
    open('?tab=coverage&from=2026-11-01&to=2026-11-30')
    await expect.element(page.getByRole('button', { name: /^Fill rate 50% required: 1 of 2/ })).toBeVisible()
    await page.getByRole('button', { name: /^1\/2, Harbor General, Fri, Nov 20/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '1, Fri, 7 AM' }).click()
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
    open('?tab=coverage')
    await expect
      .element(page.getByRole('button', { name: /^Fill rate N\/A Not known: no demand is stated here/ }))
      .toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /3 shifts at facilities that state no demand/ }))
      .toBeVisible()
  })

  it('has light figures on its dark fields on paper too', async () => {
    serveInsight()
    open('?tab=coverage&from=2026-11-01&to=2026-11-30')
    const field = page.getByRole('button', { name: '1, Fri, 7 AM' })
    await expect.element(field).toHaveAttribute('data-step', '4')
    const onPaper = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media })
    onTestFinished(async () => void (await onPaper('')))
    await onPaper('print')
    await expect.poll(() => getComputedStyle(field.element()).color).toBe('rgb(255, 255, 255)')
  })

  it('refuses dates that are backward, beside the field, and asks nothing', async () => {
    const all = serveInsight()
    open('?tab=coverage&from=2026-11-10&to=2026-11-01')
    await expect.element(page.getByText('The last day is before the first one').first()).toBeVisible()
    expect(all.asked('/api/insight/coverage')).toEqual([])
  })
})
