import { afterEach, describe, expect, it, vi } from 'vitest'
import { admin, client, provider } from '#test/people.ts'
import { early } from './early.ts'

const asked = (address: string, kept: Record<string, string>) => {
  const { pathname, search } = new URL(address, 'https://onward.test')
  const where = { pathname, search } as Location // all that it looks at
  return early.asks(where, (key) => kept[key] ?? null, 'en')
}
const session = (user: object) => ({ userData: JSON.stringify(user), accessToken: 'access', monthChange: '2026-11' })

describe('what is asked for before the program has come', () => {
  it('is the month and the filters for an admin', () => {
    expect(asked('/calendar', session(admin))).toEqual([
      { path: '/api/admin', body: { requestType: 'adminCalendarView', inputDate: '2026-11', accountId: 1 } },
      { path: '/api/provider', body: { requestType: 'Facility', accountId: 1 } },
      { path: '/api/provider', body: { requestType: 'Provider', accountId: 1 } },
    ])
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
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const at = (now: Date, isNarrow: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  }
  const headed = (path: string, kept: Record<string, string>, locale: string) =>
    early.heading({ pathname: path, search: '' } as Location, (key) => kept[key] ?? null, locale) // all that it looks at

  it('is two weeks of the board, from the first day of this one', () => {
    at(new Date(2026, 10, 27, 23, 59), false)
    expect(asked('/board', session(admin))).toEqual([
      { path: '/api/board?from=2026-11-22&to=2026-12-05&hospitalId=&specialtyId=' },
    ])
    expect(headed('/board', session(admin), 'en')).toMatch(/^Nov 22\s–\sDec 5, 2026$/)
  })

  it('is one week where there is room for no more, as the language begins it', () => {
    at(new Date(2026, 10, 29), true)
    expect(asked('/board', session(admin))[0]?.path).toContain('from=2026-11-29&to=2026-12-05')
    expect(headed('/board', session(admin), 'de')).toBe('23.–29. Nov. 2026')
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
})
