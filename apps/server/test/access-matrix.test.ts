import type { Allow, Endpoint } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../src/api.ts'
import { addScheduler, emailOf, openApp, PASSWORD, type Answer } from './app-fixture.ts'
import { everyRow } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

type Name = keyof typeof api
/** Who calls, in the order of the columns below; schedulers plan at one facility each. Admins of the account last, for they change it. */
const CALLERS = ['anonymous', 'client', 'p1', 'plansNy', 'plansLa', 'adminB', 'adminA'] as const
type Caller = (typeof CALLERS)[number]
/** Whom a word of the contract keeps out, whatever they send. */
const KEPT_OUT = {
  everybody: [],
  signedIn: ['anonymous'],
  user: ['anonymous'],
  schedule: ['anonymous', 'client'],
  scheduler: ['anonymous', 'client', 'p1'],
  admin: ['anonymous', 'client', 'p1', 'plansNy', 'plansLa'],
} satisfies Record<Allow, Caller[]>
type Call = { path: string; body?: unknown; headers?: Record<string, string> }
/** Rows of account 1 that a call may name. */
type Ids = { assignmentId: number; leaveId: number; date: string }
type Line = {
  /** A call of account 1 that would succeed from adminA. */
  call: (ids: Ids, caller: Caller) => Call | Promise<Call>
  expected: readonly [
    anonymous: number,
    client: number,
    p1: number,
    plansNy: number,
    plansLa: number,
    adminB: number,
    adminA: number,
  ]
}

let server: Awaited<ReturnType<typeof openApp>>
const tokens = new Map<Caller, string>()
let seeded = 0
beforeAll(async () => {
  server = await openApp()
  await addScheduler(server.store, 'plansNy', 'ny')
  await addScheduler(server.store, 'plansLa', 'la')
  for (const person of CALLERS) if (person !== 'anonymous') tokens.set(person, await server.tokenOf(person))
})
afterAll(() => server.close())

const rpc = (service: string, requestType: string, input: object): Call => ({
  path: `/api/${service}`,
  body: { requestType, ...input },
})
const file = (what: string, header: string, row: string): Call => ({
  path: `/api/import/${what}?dryRun=true`,
  body: `${header}\n${row}\n`,
  headers: { 'content-type': 'text/csv' },
})
const versionOf = async (caller: Caller): Promise<number> => {
  const token = tokens.get(caller)
  if (token === undefined) return 1
  return (await server.send('GET', '/api/account', { token })).body.account.version
}
/** Somebody whom account 1 waits for. */
const invited = async (name: string): Promise<string> => {
  const body = { email: `${name}@example.test`, fullName: 'Guest', roles: ['Client'] }
  const { status, body: made } = await server.send('POST', '/api/users', { token: tokens.get('adminA') ?? '', body })
  if (status !== 201) throw new Error(JSON.stringify(made))
  return made.user.userId
}
const month = { inputDate: '2026-03' }
const account = { accountId: 1 }
const range = 'from=2026-03-01&to=2026-05-31'

/** A row of account 1 that nobody else has a hand in. */
const madeRow = async (path: string, name: string) => {
  const body = { [name]: `Made ${(seeded += 1)}` }
  const { status, body: answer } = await server.send('POST', `/api/${path}`, {
    token: tokens.get('adminA') ?? '',
    body,
  })
  if (status !== 201) throw new Error(JSON.stringify(answer))
  const [row] = Object.values(answer as Record<string, Record<string, string>>)
  return row?.[name.replace('Name', 'Id')] ?? ''
}

const madeBy = async (path: string, name: string, body: object): Promise<string> => {
  const { status, body: made } = await server.send('POST', `/api/${path}`, { token: tokens.get('adminA') ?? '', body })
  if (status !== 201) throw new Error(JSON.stringify(made))
  return made[name][`${name}Id`]
}
const madeType = () => madeRow('credential-types', 'credentialTypeName')
const madeLeaveKind = () => madeRow('leave-kinds', 'leaveKindName')
const madeCredential = async () =>
  madeBy('credentials', 'credential', { providerId: 'p1', credentialTypeId: await madeType() })
const madeRequirement = async () =>
  madeBy('requirements', 'requirement', { hospitalId: 'ny', credentialTypeId: await madeType() })
/** What an admin did to a shift. */
const madeBatch = async (assignmentId: number): Promise<number> => {
  const body = { version: 1, note: 'changed' }
  const token = tokens.get('adminA') ?? ''
  const { status, body: made } = await server.send('PATCH', `/api/assignments/${assignmentId}`, { token, body })
  if (status !== 200) throw new Error(JSON.stringify(made))
  return made.batchId
}
const madeLock = async (): Promise<number> => {
  const token = tokens.get('adminA') ?? ''
  const body = { hospitalId: 'ny', from: '1999-01-01', to: '1999-01-02', reason: 'Paid' }
  return (await server.send('POST', '/api/locks', { token, body })).body.lock.lockId
}
/** What an admin has told people of a shift that was drafted; after that the place tells what is written as it is written. */
const madePublication = async (): Promise<number> => {
  const token = tokens.get('adminA') ?? ''
  const date = new Date(Date.UTC(2033, 0, (seeded += 1))).toISOString().slice(0, 10)
  await server.store.db
    .updateTable('facility')
    .set({ publishedUntil: '2032-12-31' })
    .where('hospitalId', '=', 'ny')
    .execute()
  const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T08:00` }
  await server.send('POST', '/api/assignments', { token, body: shift })
  const { body } = await server.send('POST', '/api/publications', { token, body: { from: date, to: date } })
  await server.store.db.updateTable('facility').set({ publishedUntil: null }).where('hospitalId', '=', 'ny').execute()
  return body.publication.publicationId
}
const templateAtNy = () => ({
  templateName: `Made ${(seeded += 1)}`,
  weeks: 1,
  anchor: '2026-03-02',
  holidays: 'normal',
  slots: [{ week: 1, weekday: 1, hospitalId: 'ny', shiftTypeId: 'day' }],
})
/** A series of two shifts that nobody works, and how a call names the first of them. */
const seriesAtNy = () => {
  const date = nextDate()
  return { providerId: null, hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, shiftTypeId: 'day' }
}
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const madeSeries = async () => {
  const token = tokens.get('adminA') ?? ''
  const first = seriesAtNy()
  const until = first.startsAt.slice(0, 10)
  const body = { ...first, everyWeeks: 1, weekdays: everyDay, until }
  const { seriesId } = (await server.send('POST', '/api/series', { token, body })).body
  const { body: list } = await server.send('GET', `/api/assignments?from=${until}&to=${until}`, { token })
  const { assignmentId, version } = list.assignments[0]
  return { seriesId, aim: { assignmentId, version, which: 'all' } }
}
const newView = () => ({ viewName: `Made ${(seeded += 1)}`, search: '', isShared: true })
const madeView = (place: 'board' | 'insight') => madeBy(`${place}/views`, 'view', newView())
const madeTemplate = () => madeBy('templates', 'template', templateAtNy())
/** A day that no other contract has. */
const daysOf = () => {
  const day = new Date(Date.UTC(2030, 0, (seeded += 1))).toISOString().slice(0, 10)
  return { validFrom: day, validTo: day }
}
const madeRate = () => madeBy('rates', 'rate', { providerId: 'p1', validFrom: daysOf().validFrom, perHour: 9_000 })
const madePremium = () => madeBy('premiums', 'premium', { kind: 'call', validFrom: daysOf().validFrom, perHour: 500 })
/** Of a facility of its own: there is one for each. */
const madeCallOutRate = async () => {
  const token = tokens.get('adminA') ?? ''
  const body = { facilityName: `Wing ${(seeded += 1)}`, timeZone: 'America/New_York' }
  const made = await server.send('POST', '/api/facilities', { token, body })
  return madeBy('call-out-rates', 'callOutRate', { hospitalId: made.body.facility.hospitalId, perMille: 50 })
}
const nextMonth = () => `${2100 + (seeded += 1)}-01`
const madeBudget = () => madeBy('budgets', 'budget', { hospitalId: 'ny', month: nextMonth(), amount: 5_000_000 })
const madeContract = () => madeBy('contracts', 'contract', { providerId: 'p1', ...daysOf(), fte: 1 })

const restAt = (hospitalId: string) => ({
  kind: 'rest',
  severity: 'inform',
  scope: { hospitalIds: [hospitalId] },
  parameters: { minutes: 600 },
})
const madeRule = () => madeBy('rules', 'rule', restAt('ny'))

/** Somebody who calls nothing: mails to one address are few an hour. */
const nobodyHere = (caller: Caller) => (caller.startsWith('plans') || caller === 'adminA' ? 'q1' : 'p2')
/** Dates of which nothing is said yet. */
const nextDate = () => new Date(Date.UTC(2040, 0, 1) + (seeded += 1) * 86_400_000).toISOString().slice(0, 10)
const nextWeek = () => {
  const date = nextDate()
  return { from: date, to: date, days: Array.from({ length: 8 }, () => ({ least: 1, wished: 2 })) }
}
const nextDay = () => ({ date: nextDate(), least: 1, wished: 2 })
const nextHoliday = () => ({ date: nextDate(), holidayName: 'seeded' })
const madeAt = async (path: string, body: object) => {
  const made = await server.send('POST', path, { token: tokens.get('adminA') ?? '', body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body
}
const madeDemand = async (path: '' | '/days', body: object): Promise<string> => {
  const made = await madeAt(`/api/demand${path}`, { hospitalId: 'la', shiftTypeId: 'night', ...body })
  return path === '' ? made.demand.demandId : made.demandDay.demandDayId
}
const madeHoliday = async (): Promise<string> =>
  (await madeAt('/api/holidays', { holidays: [nextHoliday()] })).holidays[0].holidayId

const MATRIX = {
  login: {
    call: () => ({ path: '/jwt/login', body: { email: emailOf('p2'), password: PASSWORD } }),
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  register: {
    call: (_, caller) => ({
      path: '/jwt/register',
      body: { email: `${caller}.new@example.test`, username: `${caller} new`, password: 'a long enough phrase' },
    }),
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  refreshToken: {
    call: async () => ({
      path: '/jwt/refresh-token',
      body: { refreshToken: (await server.signIn('p2')).refreshToken },
    }),
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  // Who has no identity service offers none, to nobody.
  beginSignIn: {
    call: () => ({ path: '/jwt/identity-service/begin', body: {} }),
    expected: [404, 404, 404, 404, 404, 404, 404],
  },
  finishSignIn: {
    call: () => ({ path: '/jwt/identity-service/finish', body: { query: 'code=1&state=2' } }),
    expected: [404, 404, 404, 404, 404, 404, 404],
  },
  logout: { call: () => ({ path: '/jwt/logout', body: {} }), expected: [401, 200, 200, 200, 200, 200, 200] },
  validateUser: {
    call: () => rpc('user', 'ValidateUser', { userName: emailOf('adminA') }),
    expected: [401, 400, 400, 400, 400, 400, 200],
  },
  forgotPassword: {
    call: (_, caller) => ({
      path: '/jwt/forgot-password',
      body: { email: emailOf(caller === 'anonymous' ? 'p1' : caller) },
    }),
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  readReset: {
    // One that was never mailed: asking for seven more is too often within an hour.
    call: () => ({ path: '/jwt/reset-link', body: { token: `1.${'A'.repeat(43)}` } }),
    expected: [400, 400, 400, 400, 400, 400, 400],
  },
  resetPassword: {
    call: async (_, caller) => {
      const email = emailOf(nobodyHere(caller))
      await server.send('POST', '/jwt/forgot-password', { body: { email } })
      return { path: '/jwt/reset-password', body: { token: await server.mailedToken(email), password: PASSWORD } }
    },
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  verifyEmail: {
    call: async (_, caller) => {
      const email = `${caller.toLowerCase()}.verifies@example.test`
      await server.send('POST', '/jwt/register', { body: { email, username: email, password: 'a long enough phrase' } })
      return {
        path: '/jwt/verify-email',
        body: { token: await server.mailedToken(email), password: 'a long enough phrase' },
      }
    },
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  resendVerification: {
    call: () => ({ path: '/jwt/resend-verification', body: {} }),
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  provider: { call: () => rpc('provider', 'Provider', account), expected: [401, 403, 403, 200, 200, 403, 200] },
  facility: { call: () => rpc('provider', 'Facility', account), expected: [401, 403, 403, 200, 200, 403, 200] },
  providerCalendarView: {
    call: () => rpc('provider', 'ProviderCalendarView', { providerId: 'p1', ...month }),
    expected: [401, 403, 200, 403, 403, 404, 200],
  },
  adminCalendarView: {
    call: () => rpc('admin', 'adminCalendarView', { ...month, ...account }),
    expected: [401, 403, 403, 200, 200, 403, 200],
  },
  adminFilterView: {
    call: () =>
      rpc('admin', 'adminFilterView', { ...month, ...account, searchProviderId: 'p1', searchHospitalId: 'ny' }),
    expected: [401, 403, 403, 200, 200, 403, 200],
  },
  listProviders: { call: () => ({ path: '/api/providers?q=p1' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  listFacilities: { call: () => ({ path: '/api/facilities?q=harbor' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  listAssignments: {
    call: () => ({ path: `/api/assignments?${range}&providerId=p1` }),
    expected: [401, 403, 200, 200, 200, 200, 200],
  },
  readAssignment: {
    call: ({ assignmentId }) => ({ path: `/api/assignments/${assignmentId}` }),
    expected: [401, 403, 200, 200, 404, 404, 200],
  },
  createAssignment: {
    call: ({ date }) => ({
      path: '/api/assignments',
      body: { providerId: 'p1', hospitalId: 'la', startsAt: `${date}T20:00`, endsAt: `${date}T21:00` },
    }),
    expected: [401, 403, 403, 404, 201, 404, 201],
  },
  changeAssignment: {
    call: ({ assignmentId }) => ({ path: `/api/assignments/${assignmentId}`, body: { version: 1, note: 'changed' } }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  cancelAssignment: {
    call: ({ assignmentId }) => ({ path: `/api/assignments/${assignmentId}?version=1` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  propose: {
    call: ({ assignmentId }) => ({
      path: '/api/proposals',
      body: { mode: 'commit', changes: [{ kind: 'change', assignmentId, version: 1, note: 'changed' }] },
    }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  publish: {
    call: () => ({ path: '/api/publications', body: { from: '2026-03-01', to: '2026-05-31', dryRun: true } }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  listLocks: {
    call: () => ({ path: '/api/locks' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  lockPeriod: {
    call: () => ({
      path: '/api/locks',
      body: { hospitalId: 'ny', from: '1999-01-01', to: '1999-01-02', reason: 'Paid' },
    }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  unlockPeriod: {
    call: async () => ({ path: `/api/locks/${await madeLock()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  copyShifts: {
    call: () => ({
      path: '/api/copies',
      body: { from: '2026-03-01', to: '2026-03-31', target: '2026-04-05', as: 'people', dryRun: true },
    }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  listTemplates: {
    call: () => ({ path: '/api/templates' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  readTemplate: {
    call: async () => ({ path: `/api/templates/${await madeTemplate()}` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  createTemplate: {
    call: () => ({ path: '/api/templates', body: templateAtNy() }),
    expected: [401, 403, 403, 201, 404, 404, 201],
  },
  changeTemplate: {
    call: async () => ({ path: `/api/templates/${await madeTemplate()}`, body: { version: 1, holidays: 'none' } }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  deleteTemplate: {
    call: async () => ({ path: `/api/templates/${await madeTemplate()}?version=1` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  applyTemplate: {
    call: async () => ({
      path: `/api/templates/${await madeTemplate()}/apply`,
      body: { from: '2026-03-01', to: '2026-03-31', as: 'people', dryRun: true },
    }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  createSeries: {
    call: () => {
      const first = seriesAtNy()
      return {
        path: '/api/series',
        body: { ...first, everyWeeks: 1, weekdays: everyDay, until: first.startsAt.slice(0, 10) },
      }
    },
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  readSeries: {
    call: async () => ({ path: `/api/series/${(await madeSeries()).seriesId}` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  changeSeries: {
    call: async () => {
      const { seriesId, aim } = await madeSeries()
      return { path: `/api/series/${seriesId}`, body: { ...aim, change: { note: 'Bring the keys' } } }
    },
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  cancelSeries: {
    call: async () => {
      const { seriesId, aim } = await madeSeries()
      return { path: `/api/series/${seriesId}/cancel`, body: aim }
    },
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  listBoardViews: {
    call: () => ({ path: '/api/board/views' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  createBoardView: {
    call: () => ({ path: '/api/board/views', body: newView() }),
    expected: [401, 403, 403, 201, 201, 201, 201],
  },
  changeBoardView: {
    // Shared by an admin: others see it, and may let their page open with it.
    call: async () => ({
      path: `/api/board/views/${await madeView('board')}`,
      body: { version: 1, search: 'sort=name' },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteBoardView: {
    call: async () => ({ path: `/api/board/views/${await madeView('board')}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listInsightViews: {
    call: () => ({ path: '/api/insight/views' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  createInsightView: {
    call: () => ({ path: '/api/insight/views', body: newView() }),
    expected: [401, 403, 403, 201, 201, 201, 201],
  },
  changeInsightView: {
    // Shared by an admin: others see it, and may let their page open with it.
    call: async () => ({
      path: `/api/insight/views/${await madeView('insight')}`,
      body: { version: 1, search: 'sort=name' },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteInsightView: {
    call: async () => ({ path: `/api/insight/views/${await madeView('insight')}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  readViewMail: {
    call: async () => ({ path: `/api/insight/views/${await madeView('insight')}/mail` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  changeViewMail: {
    call: async () => ({
      path: `/api/insight/views/${await madeView('insight')}/mail`,
      body: { version: 1, mail: { every: 'week', userIds: ['adminA'] } },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listPublications: {
    call: () => ({ path: '/api/publications' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  readPublication: {
    // A scheduler reads what they published themselves.
    call: async () => ({ path: `/api/publications/${await madePublication()}` }),
    expected: [401, 403, 403, 404, 404, 404, 200],
  },
  withdrawPublication: {
    call: async () => ({ path: `/api/publications/${await madePublication()}/withdrawal`, body: { dryRun: true } }),
    expected: [401, 403, 403, 404, 404, 404, 200],
  },
  listOverrides: {
    call: ({ assignmentId }) => ({ path: `/api/assignments/${assignmentId}/overrides` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  reportOverrides: {
    call: () => ({ path: `/api/overrides?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  listBatches: {
    call: () => ({ path: `/api/batches?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  undoBatch: {
    // A scheduler takes back what they booked themselves.
    call: async ({ assignmentId }) => ({ path: `/api/batches/${await madeBatch(assignmentId)}/undo`, body: {} }),
    expected: [401, 403, 403, 404, 404, 404, 200],
  },
  assignmentHistory: {
    call: ({ assignmentId }) => ({ path: `/api/assignments/${assignmentId}/history` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  listLeave: {
    call: () => ({ path: `/api/leave?${range}&providerId=p1` }),
    expected: [401, 403, 200, 200, 200, 200, 200],
  },
  leaveMonth: {
    call: () => ({ path: '/api/leave/month?month=2026-03' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  createLeave: {
    call: ({ date }) => ({
      path: '/api/leave',
      body: { providerId: 'p2', startDate: date, endDate: date, leaveDescription: 'Conference' },
    }),
    expected: [401, 403, 403, 201, 201, 404, 201],
  },
  createLeaveOfSeveral: {
    call: ({ date, assignmentId }) => ({
      path: '/api/leave/batch',
      body: {
        providerIds: ['p1'],
        startDate: date,
        endDate: date,
        leaveDescription: 'Conference',
        shifts: [{ assignmentId, version: 1, outcome: 'cancel' }],
      },
    }),
    // To who plans elsewhere the shift is not there.
    expected: [401, 403, 403, 201, 404, 404, 201],
  },
  readInvitation: {
    call: async (_, caller) => {
      await invited(`${caller}.read`)
      const email = `${caller}.read@example.test`.toLowerCase()
      return { path: '/jwt/invitation', body: { token: await server.mailedToken(email) } }
    },
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  acceptInvitation: {
    call: async (_, caller) => {
      await invited(`${caller}.accepts`)
      const token = await server.mailedToken(`${caller}.accepts@example.test`.toLowerCase())
      return { path: '/jwt/accept-invitation', body: { token, username: caller, password: 'a long enough phrase' } }
    },
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  listCandidates: { call: () => ({ path: '/api/users/candidates' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  inviteUser: {
    call: (_, caller) => ({
      path: '/api/users',
      body: { email: `${caller}.invited@example.test`, fullName: 'Guest', roles: ['Client'] },
    }),
    // Each admin's own.
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  sendInvitation: {
    call: async (_, caller) => {
      const userId = caller === 'adminA' ? await invited('sent.again') : 'p2'
      return { path: `/api/users/${userId}/invitation`, body: {} }
    },
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  revokeInvitation: {
    call: async (_, caller) => ({
      path: `/api/users/${caller === 'adminA' ? await invited('revoked') : 'p2'}/invitation`,
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  // Each admin's own.
  listUsers: { call: () => ({ path: '/api/users' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  exportProviders: { call: () => ({ path: '/api/export/providers' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  exportFacilities: { call: () => ({ path: '/api/export/facilities' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  exportRates: { call: () => ({ path: '/api/export/rates' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  exportAssignments: {
    call: () => ({ path: `/api/export/assignments?${range}` }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  exportChosenAssignments: {
    call: () => ({
      path: '/api/export/assignments',
      body: { from: '2026-11-01', to: '2026-11-30', hospitalId: ['ny'] },
    }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  exportLeave: { call: () => ({ path: `/api/export/leave?${range}` }), expected: [401, 403, 403, 403, 403, 200, 200] },
  exportViolations: {
    call: () => ({ path: '/api/export/violations?from=2026-11-01&to=2026-11-30' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  exportAudit: { call: () => ({ path: '/api/export/audit' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  listAudit: { call: () => ({ path: '/api/audit' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  changeUser: {
    call: () => ({ path: '/api/users/p2', body: { version: 1, roles: ['Provider'] } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  endUserSessions: { call: () => ({ path: '/api/users/p2/sessions' }), expected: [401, 403, 403, 403, 403, 404, 200] },
  // Everybody's own.
  readAccount: { call: () => ({ path: '/api/account' }), expected: [401, 200, 200, 200, 200, 200, 200] },
  changeAccount: {
    call: async (_, caller) => ({
      path: '/api/account',
      body: { version: await versionOf(caller), fullName: `Person ${caller}` },
    }),
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  askForEmail: {
    call: (_, caller) => ({
      path: '/api/account/email',
      body: { email: `${caller}.else@example.test`, password: PASSWORD },
    }),
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  confirmEmail: {
    call: async (_, caller) => {
      const email = `${caller}.moves@example.test`.toLowerCase()
      const body = { email, password: PASSWORD }
      await server.send('POST', '/api/account/email', { token: await server.tokenOf(nobodyHere(caller)), body })
      return { path: '/jwt/confirm-email', body: { token: await server.mailedToken(email), password: PASSWORD } }
    },
    expected: [200, 200, 200, 200, 200, 200, 200],
  },
  changePassword: {
    call: () => ({ path: '/api/account/password', body: { password: PASSWORD, newPassword: PASSWORD } }),
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  changeLanguage: {
    call: () => ({ path: '/api/account/language', body: { language: 'de' } }),
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  listSessions: { call: () => ({ path: '/api/account/sessions' }), expected: [401, 200, 200, 200, 200, 200, 200] },
  endOwnSession: {
    call: async (_, caller) => {
      if (caller === 'anonymous') return { path: `/api/account/sessions/${crypto.randomUUID()}` }
      const token = await server.tokenOf(caller)
      const { body } = await server.send('GET', '/api/account/sessions', { token })
      const { sessionId } = body.sessions.find(({ isThis }: { isThis: boolean }) => isThis)
      return { path: `/api/account/sessions/${sessionId}` }
    },
    expected: [401, 200, 200, 200, 200, 200, 200],
  },
  endOtherSessions: { call: () => ({ path: '/api/account/sessions' }), expected: [401, 200, 200, 200, 200, 200, 200] },
  listFeeds: { call: () => ({ path: '/api/account/feeds' }), expected: [401, 200, 200, 200, 200, 200, 200] },
  createFeed: {
    call: () => ({ path: '/api/account/feeds', body: { feedName: 'Phone' } }),
    // Of who is scheduled.
    expected: [401, 403, 201, 403, 403, 403, 403],
  },
  endFeed: {
    call: () => ({ path: '/api/account/feeds/none' }),
    expected: [401, 404, 404, 404, 404, 404, 404],
  },
  readFeed: {
    call: () => ({ path: `/api/feeds/1.${'a'.repeat(43)}.ics` }),
    expected: [404, 404, 404, 404, 404, 404, 404],
  },
  readProvider: { call: () => ({ path: '/api/providers/p2' }), expected: [401, 403, 403, 403, 403, 404, 200] },
  createProvider: {
    call: () => ({ path: '/api/providers', body: { providerName: 'Somebody new' } }),
    // Each admin's own.
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeProvider: {
    call: () => ({ path: '/api/providers/p2', body: { version: 1, phone: '555 0100' } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deactivateProvider: {
    call: async (_, caller) => {
      if (caller !== 'adminA') return { path: '/api/providers/p2?version=1' }
      const body = { providerId: 'leaving', providerName: 'Somebody who leaves' }
      const made = await server.send('POST', '/api/providers', { token: tokens.get('adminA') ?? '', body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return { path: '/api/providers/leaving?version=1' }
    },
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  handOverShifts: {
    call: async (_, caller) => {
      const body = { version: 1, toProviderId: 'p1', mode: 'commit' }
      if (caller !== 'adminA') return { path: '/api/providers/p2/hand-over', body }
      const person = { providerId: 'handing', providerName: 'Somebody who hands over' }
      const made = await server.send('POST', '/api/providers', { token: tokens.get('adminA') ?? '', body: person })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return { path: '/api/providers/handing/hand-over', body }
    },
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  // Its names are for whoever records leave.
  listLeaveKinds: { call: () => ({ path: '/api/leave-kinds' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  readLeaveKind: {
    call: async () => ({ path: `/api/leave-kinds/${await madeLeaveKind()}` }),
    expected: [401, 403, 403, 200, 200, 404, 200],
  },
  createLeaveKind: {
    call: () => ({ path: '/api/leave-kinds', body: { leaveKindName: 'One more' } }),
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeLeaveKind: {
    call: async () => ({
      path: `/api/leave-kinds/${await madeLeaveKind()}`,
      body: { version: 1, leaveKindName: `Renamed ${seeded}` },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteLeaveKind: {
    call: async () => ({ path: `/api/leave-kinds/${await madeLeaveKind()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listCredentialTypes: {
    call: () => ({ path: '/api/credential-types' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readCredentialType: {
    call: async () => ({ path: `/api/credential-types/${await madeType()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createCredentialType: {
    call: () => ({ path: '/api/credential-types', body: { credentialTypeName: 'One more' } }),
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeCredentialType: {
    call: async () => ({
      path: `/api/credential-types/${await madeType()}`,
      body: { version: 1, credentialTypeName: `Renamed ${seeded}` },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteCredentialType: {
    call: async () => ({ path: `/api/credential-types/${await madeType()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listCredentials: {
    call: () => ({ path: '/api/credentials?providerId=p1' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readCredential: {
    call: async () => ({ path: `/api/credentials/${await madeCredential()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createCredential: {
    call: async () => ({
      path: '/api/credentials',
      body: { providerId: 'p1', credentialTypeId: await madeType() },
    }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeCredential: {
    call: async () => ({ path: `/api/credentials/${await madeCredential()}`, body: { version: 1, number: '7' } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteCredential: {
    call: async () => ({ path: `/api/credentials/${await madeCredential()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listRequirements: {
    call: () => ({ path: '/api/requirements' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readRequirement: {
    call: async () => ({ path: `/api/requirements/${await madeRequirement()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createRequirement: {
    call: async () => ({
      path: '/api/requirements',
      body: { credentialTypeId: await madeType(), hospitalId: 'ny' },
    }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeRequirement: {
    call: async () => ({
      path: `/api/requirements/${await madeRequirement()}`,
      body: { version: 1, shiftTypeId: 'night' },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteRequirement: {
    call: async () => ({ path: `/api/requirements/${await madeRequirement()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listRates: {
    call: () => ({ path: '/api/rates' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readRate: {
    call: async () => ({ path: `/api/rates/${await madeRate()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createRate: {
    call: () => ({ path: '/api/rates', body: { hospitalId: 'ny', validFrom: daysOf().validFrom, perHour: 9_000 } }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeRate: {
    call: async () => ({ path: `/api/rates/${await madeRate()}`, body: { version: 1, perHour: 9_500 } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteRate: {
    call: async () => ({ path: `/api/rates/${await madeRate()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listPremiums: {
    call: () => ({ path: '/api/premiums' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readPremium: {
    call: async () => ({ path: `/api/premiums/${await madePremium()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createPremium: {
    call: () => ({
      path: '/api/premiums',
      body: { kind: 'night', hospitalId: 'ny', validFrom: daysOf().validFrom, basisPoints: 2_500 },
    }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changePremium: {
    call: async () => ({ path: `/api/premiums/${await madePremium()}`, body: { version: 1, perHour: 600 } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deletePremium: {
    call: async () => ({ path: `/api/premiums/${await madePremium()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listCallOutRates: {
    call: () => ({ path: '/api/call-out-rates' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readCallOutRate: {
    call: async () => ({ path: `/api/call-out-rates/${await madeCallOutRate()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createCallOutRate: {
    call: () => ({ path: '/api/call-out-rates', body: { hospitalId: 'ny', partOfDay: 'night', perMille: 80 } }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeCallOutRate: {
    call: async () => ({
      path: `/api/call-out-rates/${await madeCallOutRate()}`,
      body: { version: 1, perMille: 60 },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteCallOutRate: {
    call: async () => ({ path: `/api/call-out-rates/${await madeCallOutRate()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listBudgets: {
    call: () => ({ path: '/api/budgets' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readBudget: {
    call: async () => ({ path: `/api/budgets/${await madeBudget()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createBudget: {
    call: () => ({ path: '/api/budgets', body: { hospitalId: 'ny', month: nextMonth(), amount: 5_000_000 } }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeBudget: {
    call: async () => ({ path: `/api/budgets/${await madeBudget()}`, body: { version: 1, amount: 6_000_000 } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteBudget: {
    call: async () => ({ path: `/api/budgets/${await madeBudget()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  readCurrency: { call: () => ({ path: '/api/currency' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  changeCurrency: {
    call: () => ({ path: '/api/currency', body: { currency: 'USD' } }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  listContracts: {
    call: () => ({ path: '/api/contracts?providerId=p1' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readContract: {
    call: async () => ({ path: `/api/contracts/${await madeContract()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  createContract: {
    call: () => ({ path: '/api/contracts', body: { providerId: 'p2', ...daysOf(), fte: 1 } }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeContract: {
    call: async () => ({ path: `/api/contracts/${await madeContract()}`, body: { version: 1, fte: 0.5 } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteContract: {
    call: async () => ({ path: `/api/contracts/${await madeContract()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  readAccountWeek: { call: () => ({ path: '/api/week' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  changeAccountWeek: {
    // The same day again: the version stays.
    call: () => ({ path: '/api/week', body: { version: 1, weekStartsOn: 1 } }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  listRules: { call: () => ({ path: '/api/rules' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  readRule: {
    call: async () => ({ path: `/api/rules/${await madeRule()}` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listViolations: {
    call: () => ({ path: '/api/violations?from=2026-11-01&to=2026-11-30' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  countViolations: {
    call: () => ({ path: '/api/violations/counts?from=2026-11-01&to=2026-11-30' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  readSituation: {
    call: () => ({ path: '/api/situation?providerIds=p1&from=2026-11-01&to=2026-11-30' }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  candidatesForShift: {
    call: ({ assignmentId }) => ({ path: `/api/candidates?assignmentId=${assignmentId}` }),
    expected: [401, 403, 403, 200, 404, 404, 200],
  },
  createRule: {
    call: () => ({ path: '/api/rules', body: restAt('ny') }),
    expected: [401, 403, 403, 403, 403, 400, 201],
  },
  backtestRule: {
    call: () => ({ path: '/api/rules/backtest', body: restAt('ny') }),
    expected: [401, 403, 403, 403, 403, 400, 200],
  },
  switchPackOn: {
    call: () => ({ path: '/api/rules/packs', body: { packId: 'nurses' } }),
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeRule: {
    call: async () => ({ path: `/api/rules/${await madeRule()}`, body: { version: 1, severity: 'off' } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteRule: {
    call: async () => ({ path: `/api/rules/${await madeRule()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  readFacility: { call: () => ({ path: '/api/facilities/ny' }), expected: [401, 403, 403, 200, 404, 404, 200] },
  createFacility: {
    call: () => ({ path: '/api/facilities', body: { facilityName: 'New Wing', timeZone: 'America/New_York' } }),
    // Each admin's own.
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeFacility: {
    call: () => ({ path: '/api/facilities/la', body: { version: 1, city: 'Needles' } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  closeFacility: {
    call: async (_, caller) => {
      if (caller !== 'adminA') return { path: '/api/facilities/la?version=1' }
      const body = { hospitalId: 'closing', facilityName: 'Closing', timeZone: 'America/New_York' }
      const made = await server.send('POST', '/api/facilities', { token: tokens.get('adminA') ?? '', body })
      if (made.status !== 201) throw new Error(JSON.stringify(made.body))
      return { path: '/api/facilities/closing?version=1' }
    },
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  // Each admin's own.
  listShiftTypes: { call: () => ({ path: '/api/shift-types' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  readShiftType: {
    call: async () => ({ path: `/api/shift-types/${await madeRow('shift-types', 'shiftTypeName')}` }),
    expected: [401, 403, 403, 200, 200, 404, 200],
  },
  createShiftType: {
    call: () => ({ path: '/api/shift-types', body: { shiftTypeName: 'One more' } }),
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeShiftType: {
    call: async () => ({
      path: `/api/shift-types/${await madeRow('shift-types', 'shiftTypeName')}`,
      body: { version: 1 },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteShiftType: {
    call: async () => ({ path: `/api/shift-types/${await madeRow('shift-types', 'shiftTypeName')}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listSpecialties: { call: () => ({ path: '/api/specialties' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  readSpecialty: {
    call: async () => ({ path: `/api/specialties/${await madeRow('specialties', 'specialtyName')}` }),
    expected: [401, 403, 403, 200, 200, 404, 200],
  },
  createSpecialty: {
    call: () => ({ path: '/api/specialties', body: { specialtyName: 'One more' } }),
    expected: [401, 403, 403, 403, 403, 201, 201],
  },
  changeSpecialty: {
    call: async () => ({
      path: `/api/specialties/${await madeRow('specialties', 'specialtyName')}`,
      body: { version: 1 },
    }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteSpecialty: {
    call: async () => ({ path: `/api/specialties/${await madeRow('specialties', 'specialtyName')}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  listDemand: { call: () => ({ path: '/api/demand' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  createDemand: {
    call: () => ({ path: '/api/demand', body: { hospitalId: 'ny', shiftTypeId: 'day', ...nextWeek() } }),
    // Account 2 has no such facility.
    expected: [401, 403, 403, 201, 404, 404, 201],
  },
  saveDemand: {
    call: async () => ({
      path: '/api/demand/save',
      body: { change: [{ demandId: await madeDemand('', nextWeek()), version: 1 }] },
    }),
    expected: [401, 403, 403, 404, 200, 404, 200],
  },
  changeDemand: {
    call: async () => ({ path: `/api/demand/${await madeDemand('', nextWeek())}`, body: { version: 1 } }),
    expected: [401, 403, 403, 404, 200, 404, 200],
  },
  deleteDemand: {
    call: async () => ({ path: `/api/demand/${await madeDemand('', nextWeek())}?version=1` }),
    expected: [401, 403, 403, 404, 200, 404, 200],
  },
  listDemandDays: { call: () => ({ path: '/api/demand/days' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  createDemandDay: {
    call: () => ({ path: '/api/demand/days', body: { hospitalId: 'ny', shiftTypeId: 'day', ...nextDay() } }),
    expected: [401, 403, 403, 201, 404, 404, 201],
  },
  changeDemandDay: {
    call: async () => ({ path: `/api/demand/days/${await madeDemand('/days', nextDay())}`, body: { version: 1 } }),
    expected: [401, 403, 403, 404, 200, 404, 200],
  },
  deleteDemandDay: {
    call: async () => ({ path: `/api/demand/days/${await madeDemand('/days', nextDay())}?version=1` }),
    expected: [401, 403, 403, 404, 200, 404, 200],
  },
  readCoverage: {
    call: () => ({ path: '/api/coverage?from=2026-03-01&to=2026-03-31' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  readEvents: { call: () => ({ path: '/api/events' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  insightToday: {
    call: () => ({ path: `/api/insight/today` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightTodayShifts: {
    call: () => ({ path: `/api/insight/today/shifts?figure=onDuty` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightCoverage: {
    call: () => ({ path: `/api/insight/coverage?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightCoverageShifts: {
    call: () => ({ path: `/api/insight/coverage/shifts?${range}&figure=filled` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightHours: {
    call: () => ({ path: `/api/insight/hours?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightHoursShifts: {
    call: () => ({ path: `/api/insight/hours/shifts?${range}&figure=minutes` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightWorked: {
    call: () => ({ path: `/api/insight/worked?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightWorkedDays: {
    call: () => ({ path: `/api/insight/worked/days?${range}&figure=hours` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightCost: {
    call: () => ({ path: `/api/insight/cost?${range}` }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  insightCostShifts: {
    call: () => ({ path: `/api/insight/cost/shifts?${range}&figure=total` }),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  insightFairness: {
    call: () => ({ path: `/api/insight/fairness?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightFairnessShifts: {
    call: () => ({ path: `/api/insight/fairness/shifts?${range}&figure=points` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  ledger: {
    call: () => ({ path: `/api/ledger?${range}&providerId=p1` }),
    expected: [401, 403, 200, 200, 200, 404, 200],
  },
  insightStability: {
    call: () => ({ path: `/api/insight/stability?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightRisk: {
    call: () => ({ path: `/api/insight/risk?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightRiskShifts: {
    call: () => ({ path: `/api/insight/risk/shifts?${range}&figure=booked` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  insightStabilityShifts: {
    call: () => ({ path: `/api/insight/stability/shifts?${range}&figure=changes` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  exportInsight: {
    call: () => ({ path: `/api/export/insight/hours?${range}` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  exportInsightShifts: {
    call: () => ({ path: `/api/export/insight/hours/shifts?${range}&figure=minutes` }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  readBoard: {
    call: () => ({ path: '/api/board?from=2026-03-01&to=2026-03-31' }),
    expected: [401, 403, 403, 200, 200, 200, 200],
  },
  listHolidays: { call: () => ({ path: '/api/holidays' }), expected: [401, 403, 403, 200, 200, 200, 200] },
  createHolidays: {
    call: () => ({ path: '/api/holidays', body: { hospitalId: 'ny', holidays: [nextHoliday()] } }),
    expected: [401, 403, 403, 403, 403, 404, 201],
  },
  changeHoliday: {
    call: async () => ({ path: `/api/holidays/${await madeHoliday()}`, body: { version: 1 } }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  deleteHoliday: {
    call: async () => ({ path: `/api/holidays/${await madeHoliday()}?version=1` }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  changeLeave: {
    call: ({ leaveId }) => ({ path: `/api/leave/${leaveId}`, body: { version: 1, leaveDescription: 'Changed' } }),
    expected: [401, 403, 403, 200, 200, 404, 200],
  },
  cancelLeave: {
    call: ({ leaveId }) => ({ path: `/api/leave/${leaveId}?version=1` }),
    expected: [401, 403, 403, 200, 200, 404, 200],
  },
  importFacilities: {
    call: () => file('facilities', 'hospitalId,facilityName,timeZone', 'ny,Renamed,America/New_York'),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  importProviders: {
    call: () => file('providers', 'providerId,providerName', 'p1,Renamed'),
    expected: [401, 403, 403, 403, 403, 200, 200],
  },
  importContracts: {
    call: () => file('contracts', 'providerId,validFrom,fte', 'p1,2031-01-01,0.5'),
    // Account 2 has no such provider.
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  importCredentials: {
    call: async () => file('credentials', 'providerId,credentialType', `p1,${await madeType()}`),
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  importDemand: {
    call: () => file('demand', 'hospitalId,shiftTypeId,validFrom,monday', 'la,call,2031-01-01,1'),
    // Account 2 has no such facility.
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  importRates: {
    call: () => file('rates', 'providerId,validFrom,perHour', 'p1,2031-01-01,95.50'),
    // Account 2 has no such provider.
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  importAssignments: {
    call: ({ date }) =>
      file('assignments', 'providerId,hospitalId,startsAt,endsAt', `p1,la,${date}T20:00,${date}T21:00`),
    // Account 2 has neither this provider nor this facility.
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  importWorkedHours: {
    call: () => file('worked-hours', 'hospitalId,date,rnEmployee', 'la,2026-01-01,7.5'),
    // Account 2 has no such facility.
    expected: [401, 403, 403, 403, 403, 422, 200],
  },
  listImports: { call: () => ({ path: '/api/imports' }), expected: [401, 403, 403, 403, 403, 200, 200] },
  stopImport: {
    call: async () => ({ path: `${(await promisedImport()).path}/stop`, body: {} }),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
  importState: {
    call: () => promisedImport(),
    expected: [401, 403, 403, 403, 403, 404, 200],
  },
} as const satisfies Record<Name, Line>

/** A dry run of account 1 that has ended. */
const promisedImport = async () => {
  const { path, body, headers } = file('providers', 'providerId,providerName', 'p1,Renamed')
  const prefer = { ...headers, prefer: 'respond-async' }
  const promised = await server.send('POST', path, { token: tokens.get('adminA') ?? '', body, headers: prefer })
  await server.settled()
  return { path: promised.body.address }
}

/** An assignment and a leave of account 1 that no other test touches. */
const seed = async (): Promise<Ids> => {
  const date = new Date(Date.UTC(2026, 2, 1) + (seeded += 2) * 86_400_000).toISOString().slice(0, 10)
  const token = tokens.get('adminA') ?? ''
  const made = async (path: string, body: object) => {
    const answer = await server.send('POST', path, { token, body })
    expect(answer.status, `${JSON.stringify(answer.body)}`).toBe(201)
    return answer.body
  }
  const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: `${date}T07:00`, endsAt: `${date}T08:00` }
  const { assignment } = await made('/api/assignments', { ...shift, note: 'seeded' })
  const away = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
  const leave = { providerId: 'p1', startDate: away, endDate: away, leaveDescription: 'Seeded absence' }
  return { assignmentId: assignment.assignmentId, leaveId: (await made('/api/leave', leave)).leave.leaveId, date }
}
const callAs = (caller: Caller, { path, body, headers }: Call, method: string) => {
  const token = tokens.get(caller)
  return server.send(method, path, {
    ...(token !== undefined && { token }),
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
  })
}
const OF_ACCOUNT_1 = /Harbor General|Mesa Verde|Person (p1|p2|adminA)|seeded|\b(p1|p2|admina|client)@example\.test/i
/** What stands at the facility where the other scheduler plans. */
const OF_NY = /Harbor General|"ny"|"seeded"/
const OF_ACCOUNT_2 = /Saguaro|Person (q1|adminB)|"(q1|az)"/

describeEngine('the table of who may call what', () => {
  it('has every endpoint, and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(Object.keys(api).sort())
  })

  it.each(Object.keys(api) as Name[])('%s', async (name) => {
    const line: Line = MATRIX[name]
    const endpoint: Endpoint = api[name]
    let ids = await seed()
    const statuses: number[] = []
    /** Every row as the last refusal has left it, while nothing has been written since. */
    let rows: string | undefined
    for (const [at, caller] of CALLERS.entries()) {
      if (name === 'logout' && caller !== 'anonymous') tokens.set(caller, await server.tokenOf(caller))
      // What a scheduler changes is no longer as the next one would have to see it, where the call names it.
      const isForSchedulers = endpoint.allow === 'schedule' || endpoint.allow === 'scheduler'
      if (isForSchedulers && line.call.length > 0) {
        ids = await seed()
        rows = undefined
      }
      const asked = line.call(ids, caller)
      // What is asked on the way to a call may write.
      if (asked instanceof Promise) rows = undefined
      const isRefused = (line.expected[at] ?? 0) >= 400
      const call = await asked
      if (isRefused) rows ??= await everyRow(server.store)
      const { status, body } = await callAs(caller, call, endpoint.method)
      statuses.push(status)
      // A refusal tells nothing of the account and leaves every row as it was, down to who wrote it last.
      if (isRefused) expect(await everyRow(server.store)).toEqual(rows)
      else rows = undefined
      if (endpoint.allow !== 'everybody' && (status >= 400 || caller === 'adminB'))
        expect(JSON.stringify(body)).not.toMatch(OF_ACCOUNT_1)
      if (caller === 'plansLa' && endpoint.allow !== 'everybody') expect(JSON.stringify(body)).not.toMatch(OF_NY)
      if (caller === 'adminA' && name !== 'logout') expect(JSON.stringify(body)).not.toMatch(OF_ACCOUNT_2)
    }
    if (name === 'logout') {
      for (const caller of CALLERS) if (caller !== 'anonymous') tokens.set(caller, await server.tokenOf(caller))
    }
    expect(Object.fromEntries(CALLERS.map((caller, i) => [caller, statuses[i]]))).toEqual(
      Object.fromEntries(CALLERS.map((caller, i) => [caller, line.expected[i]])),
    )
  })
})

describeEngine("the contract's word for who may call", () => {
  it.each(Object.keys(api) as Name[])('%s', async (name) => {
    const { allow, method, path, requestType, file }: Endpoint = api[name]
    if (allow === undefined) throw new Error(`${name} does not say who may call it`)
    const keptOut: readonly Caller[] = KEPT_OUT[allow]
    const refused = CALLERS.filter((_, i) => [401, 403].includes(MATRIX[name].expected[i] ?? 0))
    // The table above may refuse more: another account, another's schedule.
    expect(refused).toEqual(expect.arrayContaining([...keptOut]))
    // It is asked before anything that was sent is looked at.
    const nonsense: Call = {
      path: path.replaceAll(/\{\w+\}/g, 'nonsense'),
      ...(method !== 'GET' &&
        method !== 'DELETE' && { body: file ? 'nonsense' : { ...(requestType && { requestType }) } }),
    }
    for (const caller of keptOut)
      expect([caller, (await callAs(caller, nonsense, method)).status]).toEqual([
        caller,
        caller === 'anonymous' ? 401 : 403,
      ])
  })
})

const view = (caller: Caller, providerId: unknown) =>
  callAs(caller, rpc('provider', 'ProviderCalendarView', { providerId, ...month }), 'POST')

describeEngine("another provider's month", () => {
  it('is refused to a provider whatever the form of the id', async () => {
    const forms: unknown[] = ['p2', ['p2'], ['p1', 'p2'], 'p1,p2', ' p2', 'P2', '*', 'p%', null, 0, 1, -1, true, {}, '']
    forms.push({ providerId: 'p2' }, [], 'q1', 'adminA', 'p1 ', 'p1\u0000', "p1' or '1'='1", 9e15, 'x'.repeat(5_000))
    for (const form of forms) {
      const { status, body } = await view('p1', form)
      expect([400, 403, 404], `${JSON.stringify(form)} gave ${status}`).toContain(status)
      expect(body.providerSchedulerView).toBeUndefined()
    }
    expect((await view('p1', undefined)).status).toBe(400)
    expect((await view('p1', 'p1')).status).toBe(200)
  })

  it('is refused in both directions, and to a client whoever it is of', async () => {
    const token = await server.tokenOf('p2')
    const as = async (providerId: string) =>
      (
        await server.send('POST', '/api/provider', {
          token,
          ...rpc('provider', 'ProviderCalendarView', { providerId, ...month }),
        })
      ).status
    expect([await as('p1'), await as('p2')]).toEqual([403, 200])
    for (const id of ['p1', 'p2', 'client']) expect((await view('client', id)).status).toBe(403)
  })

  it('is not found by an admin of another account, who finds their own', async () => {
    expect([(await view('adminB', 'p1')).status, (await view('adminB', 'q1')).status]).toEqual([404, 200])
    expect([(await view('adminA', 'q1')).status, (await view('adminA', 'p1')).status]).toEqual([404, 200])
  })

  it.each(['assignments', 'leave'])('does not come out of the list of %s', async (what) => {
    const list = (caller: Caller, query: string) => callAs(caller, { path: `/api/${what}?${range}${query}` }, 'GET')
    for (const query of ['&providerId=p2', '&providerId=p1,p2', '&providerId=p1&providerId=p2', '&providerId[]=p2']) {
      expect([query, (await list('p1', query)).status]).toEqual([query, 403])
    }
    const own = (await list('p1', '')).body[what] as { providerId: string }[]
    expect(new Set(own.map(({ providerId }) => providerId))).toEqual(new Set(['p1']))
    expect((await list('client', '')).status).toBe(403)
  })
})

describeEngine('another account', () => {
  const inAccount2 = (body: Answer['body']) => JSON.stringify(body).match(/"(q1|az)"|Saguaro|Person q1/g) ?? []

  it('is never chosen by accountId', async () => {
    for (const accountId of [2, '2', '02', 1.5, -1, '1 ', '']) {
      for (const [service, word, fields] of [
        ['provider', 'Provider', {}],
        ['provider', 'Facility', {}],
        ['provider', 'ProviderCalendarView', { providerId: 'p1', ...month }],
        ['admin', 'adminCalendarView', month],
        ['admin', 'adminFilterView', { ...month, searchProviderId: [], searchHospitalId: [] }],
      ] as const) {
        const { status, body } = await callAs('adminA', rpc(service, word, { accountId, ...fields }), 'POST')
        expect([403, inAccount2(body)], `${word} ${accountId}`).toEqual([status, []])
      }
    }
    for (const accountId of [null, [1], { id: 1 }]) {
      expect((await callAs('adminA', rpc('provider', 'Provider', { accountId }), 'POST')).status).toBe(400)
    }
    expect((await callAs('adminA', rpc('provider', 'Provider', { accountId: '1' }), 'POST')).status).toBe(200)
  })

  it('adds no row to a selection that names its ids', async () => {
    const token = await server.tokenOf('adminB')
    const shift = { providerId: 'q1', hospitalId: 'az', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }
    expect((await server.send('POST', '/api/assignments', { token, body: shift })).status).toBe(201)
    const selected = async (searchProviderId: unknown, searchHospitalId: unknown) => {
      const selection = { ...month, searchProviderId, searchHospitalId }
      const { status, body } = await callAs('adminA', rpc('admin', 'adminFilterView', selection), 'POST')
      expect(status).toBe(200)
      expect(inAccount2(body)).toEqual([])
      return body.filterViewInfo.length as number
    }
    expect(await selected('q1', 'az')).toBe(0)
    const own = await selected('p1', 'ny,la')
    expect(own).toBeGreaterThan(0)
    expect(await selected('p1,q1', 'ny,la,az')).toBe(own)
    expect(await selected(['p1', 'q1'], ['ny', 'la', 'az'])).toBe(own)
    const list = await callAs('adminA', { path: `/api/assignments?${range}&providerId=p1,q1&hospitalId=ny,az` }, 'GET')
    expect(list.body.assignments.length).toBeGreaterThan(0)
    expect(inAccount2(list.body)).toEqual([])
    expect((await callAs('adminA', { path: '/api/providers?q=q1' }, 'GET')).body).toEqual({ providers: [], total: 0 })
  })

  it('does not lend its facility or its provider', async () => {
    const times = { startsAt: '2026-12-03T07:00', endsAt: '2026-12-03T19:00' }
    for (const [providerId, hospitalId, field] of [
      ['p1', 'az', 'hospitalId'],
      ['q1', 'ny', 'providerId'],
    ]) {
      const { status, body } = await callAs(
        'adminA',
        { path: '/api/assignments', body: { providerId, hospitalId, ...times } },
        'POST',
      )
      expect([status, body.issues[0].path]).toEqual([404, field])
    }
  })
})

/** The note, the times and the day of what is written below, by the clock of the place and by UTC. */
const UNTOLD = /NOT TOLD|T(07|10):43"|T(12|15):43:00(\.000)?Z|2026-03-02/

describeEngine('what people have not been told', () => {
  it('is in no answer to them, whatever the contract lets them ask', async () => {
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await callAs('adminA', { path, ...(body && { body }) }, method)
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      return answer.body
    }
    // Those that other tests have left would refuse some of it.
    await server.store.db.deleteFrom('rule').execute()
    /** On the two days before those of all other rows. */
    const book = async (startsAt: string, endsAt: string, note: string): Promise<number> => {
      const shift = { providerId: 'p1', hospitalId: 'ny', startsAt, endsAt, note }
      return (await ask('POST', '/api/assignments', shift)).assignment.assignmentId
    }
    const changed = await book('2026-03-01T07:00', '2026-03-01T09:00', 'told, changed')
    const removed = await book('2026-03-01T11:00', '2026-03-01T13:00', 'told, removed')
    const { version } = (await ask('GET', '/api/facilities/ny')).facility
    await ask('PATCH', '/api/facilities/ny', { version, publishedUntil: '2026-02-28' })
    await ask('PATCH', `/api/assignments/${changed}`, { version: 1, note: 'NOT TOLD', endsAt: '2026-03-01T10:43' })
    await ask('DELETE', `/api/assignments/${removed}?version=1`)
    const draft = await book('2026-03-02T07:43', '2026-03-02T12:00', 'NOT TOLD')

    const ids = { leaveId: (await seed()).leaveId, date: '2026-03-01' }
    const told: string[] = []
    const readings = (Object.keys(api) as Name[]).filter((name) => {
      const { allow = 'admin', writes = [] }: Endpoint = api[name]
      return allow !== 'everybody' && !(KEPT_OUT[allow] as readonly Caller[]).includes('p1') && writes.length === 0
    })
    for (const name of readings.filter((one) => one !== 'logout')) {
      const line: Line = MATRIX[name]
      for (const assignmentId of [changed, removed, draft]) {
        const { status, body } = await callAs('p1', await line.call({ ...ids, assignmentId }, 'p1'), api[name].method)
        const text = JSON.stringify(body)
        expect(text, `${name} ${assignmentId}`).not.toMatch(UNTOLD)
        if (name === 'readAssignment')
          expect([assignmentId, status]).toEqual([assignmentId, assignmentId === draft ? 404 : 200])
        if (/told, (changed|removed)/.test(text)) told.push(name)
      }
    }
    // What they were told they go on being told, so that these calls have been answered at all.
    expect([...new Set(told)].toSorted()).toEqual(['listAssignments', 'readAssignment'])
  })
})
