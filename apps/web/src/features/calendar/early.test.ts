import { describe, expect, it, vi } from 'vitest'
import { admin, client, provider } from '#test/people.ts'
import { early } from './early.ts'

const asked = (address: string, kept: Record<string, string>) => {
  const { pathname, search } = new URL(address, 'https://onward.test')
  const where = { pathname, search } as Location // all that it looks at
  return early.asks(where, (key) => kept[key] ?? null)
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
