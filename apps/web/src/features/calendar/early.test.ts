import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { admin, client, provider } from '#test/people.ts'
import { daysIntoWeek } from './early-dates.ts'
import { early } from './early.ts'
import { monthWords, todayWords } from './early-month.ts'

const asked = (address: string, kept: Record<string, string>) => {
  const { pathname, search } = new URL(address, 'https://onward.test')
  const where = { pathname, search } as Location // all that it looks at
  return early.asks(where, (key) => kept[key] ?? null, 'en')
}
const session = (user: object) => ({ userData: JSON.stringify(user), accessToken: 'access', monthChange: '2026-11' })

/** A screen of a width of 16 px to the em. */
const onScreen = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/([\d.]+)em/.exec(query)?.[1]) * 16 }))
beforeEach(() => void onScreen(1280))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what is asked for before the program has come', () => {
  const ofMonth = (inputDate: string) => [
    { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate, accountId: 1 } },
    { path: '/api/provider', body: { requestType: 'Facility', accountId: 1 } },
    { path: '/api/provider', body: { requestType: 'Provider', accountId: 1 } },
  ]
  const shifts = (from: string, to: string) => ({
    path: `/api/assignments?from=${from}&to=${to}&running=true&perPage=5000`,
  })

  it('is the month, the filters and what else is in sight for an admin', () => {
    expect(asked('/calendar', session(admin))).toEqual([
      ...ofMonth('2026-11'),
      { path: '/api/leave?from=2026-11-01&to=2026-12-05' },
      shifts('2026-11-01', '2026-11-01'),
      shifts('2026-12-01', '2026-12-05'),
    ])
  })

  it.each([
    ['2026-10', '2026-09-27', '2026-09-30', '2026-10-31'],
    ['2027-01', '2026-12-27', '2026-12-31', '2027-02-06'],
  ])('is of whole weeks: of %s from %s on', (month, from, before, to) => {
    const [, , , leave, ...around] = asked('/calendar', { ...session(admin), monthChange: month })
    expect(leave?.path).toBe(`/api/leave?from=${from}&to=${to}`)
    expect(around[0]).toEqual(shifts(from, before))
    expect(around).toHaveLength(to.startsWith(month) ? 1 : 2)
  })

  it('is the month alone for a telephone, which lists it from today on', () => {
    onScreen(390)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27) })
    expect(asked('/calendar', { ...session(admin), monthChange: '2026-09' })).toEqual([
      ...ofMonth('2026-11'),
      { path: '/api/leave?from=2026-11-01&to=2026-11-30' },
      shifts('2026-11-01', '2026-11-01'),
    ])
    expect(asked('/calendar', { ...session(admin), monthChange: '2026-12' })[0]?.body).toMatchObject({
      inputDate: '2026-12',
    })
    const chosen = { ...session(admin), monthChange: '2026-09', calendarView: 'month' }
    expect(asked('/calendar', chosen)[0]?.body).toMatchObject({ inputDate: '2026-09' })
  })

  it('is no more than the month where formats were chosen that tell when a week begins', () => {
    expect(asked('/calendar', { ...session(admin), formats: '{}' })).toEqual(ofMonth('2026-11'))
  })

  it('is their own month for a provider', () => {
    expect(asked('/calendar', session(provider))).toEqual([
      {
        path: '/api/provider',
        body: { requestType: 'ProviderCalendarView', providerId: 'p1', inputDate: '2026-11' },
      },
    ])
  })

  it('is this month where none was left', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 31, 23, 59) })
    const { monthChange: _, ...fresh } = session(provider)
    expect(asked('/calendar', fresh)[0]?.body).toMatchObject({ inputDate: '2026-01' })
    vi.useRealTimers()
  })

  it('is the month that a link names', () => {
    const [month] = asked('/calendar?month=2026-12&view=month', { ...session(admin), monthChange: '2027-01' })
    expect(month?.body).toMatchObject({ inputDate: '2026-12' })
  })

  it.each([
    ['on another page', '/todo', session(admin)],
    ['for a link to some people', '/calendar?month=2026-12&provider=p1', session(admin)],
    ['for a link to a week', '/calendar?view=week', session(admin)],
    ['for a week', '/calendar', { ...session(admin), calendarView: 'week' }],
    ['for a filtered month', '/calendar', { ...session(admin), key: '1' }],
    ['for who sees no schedule', '/calendar', session(client)],
    ['for a stranger', '/calendar', {}],
    ['without a token', '/calendar', { userData: JSON.stringify(admin) }],
    ['for a user who was kept in another form', '/calendar', { ...session(admin), userData: '{"userId":1}' }],
    ['for what is no JSON', '/calendar', { ...session(admin), userData: 'no' }],
  ])('is nothing %s', (_, address, kept) => {
    expect(asked(address, kept)).toEqual([])
  })
})

describe('what is known of a planner’s pages', () => {
  const at = (now: Date, isNarrow: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    onScreen(isNarrow ? 390 : 1280)
  }
  const headed = (path: string, kept: Record<string, string>, locale: string) =>
    early.opening({ pathname: path, search: '' } as Location, (key) => kept[key] ?? null, locale)?.heading // all that it looks at

  it('is two weeks of the board, from the first day of this one', () => {
    at(new Date(2026, 10, 27, 23, 59), false)
    expect(asked('/board', session(admin))).toEqual([
      { path: '/api/board?from=2026-11-22&to=2026-12-05&hospitalId=&specialtyId=' },
    ])
    expect(headed('/board', session(admin), 'en')).toMatch(/^Nov 22\s–\sDec 5, 2026$/)
  })

  it('is the views alone where the page opens with one', () => {
    at(new Date(2026, 10, 27), false)
    const kept = { ...session(admin), boardView: 'first', insightView: 'first' }
    expect([asked('/board', kept), headed('/board', kept, 'en'), asked('/insight', kept)]).toEqual([
      [{ path: '/api/board/views' }],
      undefined,
      [{ path: '/api/insight/views' }],
    ])
  })

  it('is one week where there is room for no more, as the language begins it', () => {
    at(new Date(2026, 10, 29), true)
    expect(asked('/board', session(admin))[0]?.path).toContain('from=2026-11-29&to=2026-12-05')
    expect(headed('/board', session(admin), 'de')).toBe('23.–29. Nov. 2026')
  })

  it.each(['en', 'fr', 'de', 'pt', 'ar'])('begins the week as the program does in %s', (language) => {
    const locale = (new Intl.Locale(language) as unknown as { getWeekInfo: () => { firstDay: number } }).getWeekInfo()
    // A Wednesday.
    expect(daysIntoWeek(3, () => null, language)).toBe((3 - locale.firstDay + 7) % 7)
  })

  it('is of the calendar the month, as far as there is room for it', () => {
    at(new Date(2026, 10, 27), false)
    expect(headed('/calendar', session(admin), 'fr')).toBe('novembre 2026')
    at(new Date(2026, 10, 27), true)
    expect(headed('/calendar', session(admin), 'en')).toBe('Nov')
    expect(headed('/calendar', { ...session(admin), monthChange: '2027-01' }, 'en')).toBe('Jan 2027')
    expect(headed('/calendar', session(provider), 'en')).toBeUndefined()
  })

  it('is the day with which a telephone’s list begins', () => {
    const day = (kept: Record<string, string>, locale = 'en', search = '') =>
      early.opening({ pathname: '/calendar', search } as Location, (key) => kept[key] ?? null, locale)?.day // all that it looks at
    at(new Date(2026, 10, 27, 23, 59), true)
    expect(day(session(admin))).toBe('Friday, November 27, 2026')
    expect(day(session(admin), 'fr')).toBe('vendredi 27 novembre 2026')
    expect(day({ ...session(admin), monthChange: '2026-12' })).toBeUndefined()
    expect(day({ ...session(admin), calendarView: 'month' })).toBeUndefined()
    expect(day({ ...session(admin), formats: '-fw-mon-hc-h23' })).toBe('Friday, November 27, 2026')
    expect(day(session(provider))).toBeUndefined()
    expect(day(session(admin), 'en', '?provider=p1')).toBeUndefined()
    at(new Date(2026, 10, 27), false)
    expect(day(session(admin))).toBeUndefined()
  })

  it.each([390, 1280])('has the names of the locale data in English, at %i px', (width) => {
    onScreen(width)
    const each = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at))
    const dates = [...each(12, (month) => new Date(2027, month, 9)), ...each(7, (day) => new Date(2027, 4, 9 + day))]
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const date of dates) {
      vi.setSystemTime(date)
      expect(todayWords('en')).toBe(date.toLocaleDateString('en', { dateStyle: 'full' }))
      for (const year of [2026, 2027]) {
        const isBrief = width < 400
        const said = {
          month: isBrief ? 'short' : 'long',
          year: isBrief && year === 2027 ? undefined : 'numeric',
        } as const
        const month = `${year}-${String(date.getMonth() + 1).padStart(2, '0')}`
        expect(monthWords(month, 'en')).toBe(
          new Date(`${month}-01`).toLocaleDateString('en', { ...said, timeZone: 'UTC' }),
        )
      }
    }
  })

  it('is how it stands today, in the zone of the reader', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(asked('/insight', session(admin))).toEqual([
      { path: `/api/insight/today?timeZone=${encodeURIComponent(timeZone)}` },
    ])
  })

  it.each([
    ['a board that is turned elsewhere', '/board?date=2026-12-01', session(admin)],
    ['a week that was chosen otherwise', '/board', { ...session(admin), formats: '-fw-mon' }],
    ['a report', '/insight?tab=cost', session(admin)],
    ['a provider', '/board', session(provider)],
    ['a provider', '/insight', session(provider)],
  ])('is nothing for %s', (_, address, kept) => {
    at(new Date(2026, 10, 27), false)
    expect(asked(address, kept)).toEqual([])
  })

  it('is no board’s dates for who may not see it', () => {
    at(new Date(2026, 10, 27), false)
    expect(headed('/board', session(provider), 'en')).toBeUndefined()
  })
})
