import type { Endpoint } from '@onward/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../src/api.ts'
import { openApp } from './app-fixture.ts'
import { doubleBookings, NO_DOUBLE_BOOKINGS, runs } from './bookings.ts'
import { describeEngine } from './open-test-db.ts'

const RUNS = runs('FUZZ_RUNS', 600, 300)

let server: Awaited<ReturnType<typeof openApp>>
let token: string
let leaving: string
beforeAll(async () => {
  server = await openApp()
  token = await server.tokenOf('adminA')
  leaving = await server.tokenOf('client')
  const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }
  await server.send('POST', '/api/assignments', { token, body: shift })
  const away = { providerId: 'p2', startDate: '2026-05-01', endDate: '2026-05-02', leaveDescription: 'Away' }
  await server.send('POST', '/api/leave', { token, body: away })
})
afterAll(() => server.close())

/** A value that each field takes, by its name: a field that is missing here fails the first test. */
const SAMPLE: Record<string, unknown> = {
  accountId: 1,
  assignmentId: 1,
  ahead: 'keep',
  away: 'true',
  hospitalIds: ['ny'],
  lastDay: '2099-01-01',
  phone: '555 0100',
  providerName: 'Somebody',
  specialtyIds: [],
  toProviderId: 'p1',
  action: 'leave.changed',
  dryRun: 'true',
  'dry-run': 'true',
  email: 'new@example.test',
  end: '2026-03-02T00:00:00.000Z',
  importId: 'none',
  fileName: 'people.csv',
  endDate: '2026-06-02',
  endsAt: '2026-04-03T19:00',
  facilityName: 'Harbor General',
  shiftTypeId: 'day',
  shiftTypeName: 'Evening',
  partOfDay: 'day',
  days: 0,
  create: [],
  change: [{ demandId: 'none', version: 1 }],
  delete: [],
  date: '2026-03-02',
  demandId: 'none',
  demandDayId: 'none',
  holidayId: 'none',
  holidayName: 'New Year',
  holidays: [{ date: '2026-03-02', holidayName: 'New Year' }],
  least: 1,
  wished: 2,
  specialtyId: 'none',
  specialtyName: 'Surgery',
  timeZone: 'America/New_York',
  code: 'HAR',
  city: 'Portland',
  credentialTypeId: 'none',
  credentialTypeName: 'Licence',
  credentials: 'lapsed',
  contractId: 'none',
  rateId: 'none',
  premiumId: 'none',
  budgetId: 'none',
  callOutRateId: 'none',
  perMille: 50,
  perHour: 9_000,
  basisPoints: 2_500,
  amount: 5_000_000,
  currency: 'USD',
  credentialId: 'none',
  requirementId: 'none',
  ruleId: 'none',
  packId: 'none',
  byContract: true,
  kind: 'rest',
  target: '2026-04-05',
  as: 'people',
  templateId: 'none',
  templateName: 'Summer',
  weeks: 2,
  seriesId: 'none',
  everyWeeks: 2,
  entriesHash: 'a'.repeat(64),
  weekdays: [1],
  which: 'all',
  weekStartsOn: 0,
  anchor: '2026-03-02',
  slots: [{ week: 1, weekday: 1, hospitalId: 'ny', shiftTypeId: 'day' }],
  order: 'together',
  severity: 'warn',
  otherwise: [{ assignmentId: 1, version: 1, outcome: 'open' }],
  override: 'free',
  overrides: [],
  changes: [{ kind: 'cancel', assignmentId: 1, version: 1 }],
  mode: 'judge',
  reason: 'A storm',
  batchId: 1,
  scope: {},
  parameters: { minutes: 600 },
  number: '7',
  since: '7-1700000000',
  place: 'board',
  validFrom: '2026-03-01',
  validTo: '2026-04-01',
  isRevoked: true,
  fte: 1,
  targetHours: 40,
  leastHours: 30,
  mostHours: 48,
  state: 'ME',
  tone: 3,
  isActive: true,
  active: 'true',
  from: '2026-03-01',
  fullName: 'Ada Guest',
  format: 'csv',
  hospitalId: 'ny',
  id: 1,
  ignore: 'colour',
  inputDate: '2026-03',
  leaveDescription: 'Away',
  leaveKindId: 'other',
  leaveKindName: 'Jury duty',
  letter: 'J',
  month: '2026-03',
  map: 'providerId=providerId',
  newPassword: 'short',
  nobody: 'true',
  note: 'A note',
  objectId: '1',
  objectType: 'leave',
  overwrite: 'false',
  keep: 'wall',
  page: 1,
  // Too weak to be hashed: a run of thousands would do little else.
  password: 'short',
  perPage: 10,
  preset: '',
  userId: 'p2',
  role: 'Admin',
  roles: ['Client'],
  disabled: true,
  asksAnew: true,
  query: 'code=1&state=2',
  returnUrl: '/calendar',
  providerId: 'p1',
  providerIds: ['p1'],
  publicationId: 1,
  lockId: 1,
  viewId: 'none',
  viewName: 'Nights',
  mail: { every: 'week', userIds: ['adminA'] },
  search: 'group=none',
  isShared: true,
  isDefault: true,
  publishedUntil: '2099-01-01',
  shifts: [{ assignmentId: 1, version: 1, outcome: 'cancel' }],
  q: 'a',
  refreshToken: 'x',
  running: 'true',
  open: 'false',
  sessionId: 'none',
  feedId: 'none',
  feedName: 'Phone',
  file: 'none.ics',
  mailChanges: 'soon',
  language: 'de',
  searchHospitalId: ['ny', 'la'],
  searchProviderId: 'p1,p2',
  shiftType: 'day',
  start: '2026-03-01T00:00:00.000Z',
  startDate: '2026-06-01',
  startsAt: '2026-04-03T07:00',
  status: 'all',
  to: '2026-03-31',
  report: 'hours',
  figure: 'open',
  during: 'now',
  at: 'ny',
  asOf: '2026-03-02T00:00:00.000Z',
  by: 'facility',
  and: 'shiftType',
  key: 'ny',
  andKey: 'day',
  shiftTypeIds: ['day'],
  compare: 'before',
  half: 'night',
  until: '2026-03-05',
  specialty: 'none',
  weekday: 1,
  hour: 7,
  overtimeAfter: 40,
  restHours: 11,
  token: 'x',
  userName: 'admina@example.test',
  username: 'newcomer',
  version: 1,
}
/** Where a name means something else: a week, and not how many days. */
const SAMPLE_AT: Record<string, Record<string, unknown>> = {
  '/api/publications': { dryRun: true },
  '/api/demand': { days: Array.from({ length: 8 }, () => ({ least: 1, wished: 2 })) },
}
type Table = [name: string, endpoint: Endpoint][]
const ENDPOINTS = Object.entries(api) as Table
const fieldsOf = ({ input }: Endpoint) => Object.keys((input as { entries?: object } | undefined)?.entries ?? {})
const inputOf = (endpoint: Endpoint) =>
  Object.fromEntries(fieldsOf(endpoint).map((field) => [field, SAMPLE_AT[endpoint.path]?.[field] ?? SAMPLE[field]]))

/** JSON text in place of a field's value; undefined drops the field. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const MUTATIONS: Record<string, (json: string) => string | undefined> = {
  drop: () => undefined,
  null: () => 'null',
  'empty text': () => '""',
  'empty list': () => '[]',
  'empty object': () => '{}',
  true: () => 'true',
  'wrong type': (json) => (json.startsWith('"') ? '12' : '"twelve"'),
  'in a list': (json) => `[${json}]`,
  'in an object': (json) => `{"value":${json}}`,
  'huge text': () => JSON.stringify('x'.repeat(100_000)),
  'huge list': () => JSON.stringify(Array.from({ length: 10_000 }, (_, i) => `p${i}`)),
  'huge number': () => '1e308',
  'beyond a number': () => '1e999',
  'beyond an integer': () => '9007199254740993',
  'beyond a store integer': () => '2147483648',
  negative: () => '-1',
  'minus zero': () => '-0',
  fraction: () => '0.5',
  'NaN as text': () => '"NaN"',
  'Infinity as text': () => '"-Infinity"',
  'NaN itself': () => 'NaN',
  'nested 10,000 deep': () => nested(10_000),
  'a date that never was': () => '"0000-00-00"',
  'a far year': () => '"+275760-09-13T00:00:00.000Z"',
  'NUL inside': () => '"a\\u0000b"',
  'half a pair': () => '"\\ud800"',
  'a key of objects': () => '{"__proto__":{"roles":["Admin"]},"constructor":{"prototype":{}}}',
}
/** Changes of the whole body. */
const BODIES: Record<string, (json: string) => string> = {
  'an extra field': (json) => json.replace('{', '{"accountId":2,"roles":["Admin"],"__proto__":{"version":1},'),
  'every field twice': (json) => (json === '{}' ? json : `${json.slice(0, -1)},${json.slice(1)}`),
  'cut short': (json) => json.slice(0, -1),
  'a comma too many': (json) => `${json.slice(0, -1)},}`,
  'a list': (json) => `[${json}]`,
  text: (json) => JSON.stringify(json),
  null: () => 'null',
  number: () => '7',
  'deep lists': () => nested(50_000),
  nothing: () => '',
  'a byte order mark': (json) => `\ufeff${json}`,
}

const jsonOf = (fields: Record<string, string | undefined>) =>
  `{${Object.entries(fields)
    .flatMap(([key, json]) => (json === undefined ? [] : `${JSON.stringify(key)}:${json}`))
    .join(',')}}`

const call = (
  endpoint: Endpoint,
  field: string | undefined,
  mutate: (json: string) => string | undefined,
  whole: (json: string) => string,
) => {
  const fields: Record<string, string | undefined> = {}
  for (const [key, value] of Object.entries(inputOf(endpoint))) fields[key] = JSON.stringify(value)
  if (field !== undefined) fields[field] = mutate(fields[field] ?? 'null')
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const json = fields[key] ?? ''
    delete fields[key]
    return encodeURIComponent(json.slice(0, 2_000)) || '%20'
  })
  const by = endpoint.path === '/jwt/logout' ? leaving : token
  if ((endpoint.method === 'POST' || endpoint.method === 'PATCH') && !endpoint.file) {
    const word = endpoint.requestType === undefined ? {} : { requestType: JSON.stringify(endpoint.requestType) }
    return server.send(endpoint.method, path, { token: by, body: whole(jsonOf({ ...word, ...fields })) })
  }
  const query = Object.entries(fields).flatMap(([key, json]) =>
    json === undefined ? [] : `${key}=${encodeURIComponent(json.replace(/^"|"$/g, '').slice(0, 20_000))}`,
  )
  const file = endpoint.file && {
    body: whole('providerId,providerName\np1,Person p1\n'),
    headers: { 'content-type': endpoint.file },
  }
  return server.send(endpoint.method, `${path}?${query.join('&')}`, { token, ...file })
}
const same = (json: string) => json
/** A refusal says why, as text. */
const isSound = (status: number, body: { message?: unknown }) =>
  status >= 200 && status < 500 && (status < 400 || typeof body.message === 'string')

describeEngine('a body of a wrong shape', () => {
  it('can be made for every field of the contract', () => {
    const missing = ENDPOINTS.flatMap(([, endpoint]) => fieldsOf(endpoint)).filter((field) => !(field in SAMPLE))
    expect(missing).toEqual([])
    const without = ENDPOINTS.filter(([, endpoint]) => endpoint.input && fieldsOf(endpoint).length === 0)
    expect(without).toEqual([])
  })

  it(
    'is never a defect, whichever field is changed how',
    async () => {
      const one = fc
        .constantFrom(...ENDPOINTS.filter(([, endpoint]) => fieldsOf(endpoint).length > 0))
        .chain(([name, endpoint]) =>
          fc.tuple(
            fc.constant(name),
            fc.constantFrom(...fieldsOf(endpoint)),
            fc.constantFrom(...Object.keys(MUTATIONS)),
          ),
        )
      const property = fc.asyncProperty(one, async ([name, field, mutation]) => {
        const { status, body } = await call(api[name as keyof typeof api], field, MUTATIONS[mutation]!, same)
        expect([name, field, mutation, isSound(status, body)]).toEqual([name, field, mutation, true])
      })
      await fc.assert(property, { numRuns: RUNS })
    },
    60_000 + RUNS * 100,
  )

  it('is never a defect, whatever is done to the whole of it', async () => {
    for (const [name, endpoint] of ENDPOINTS) {
      for (const [mutation, whole] of Object.entries(BODIES)) {
        const { status, body } = await call(endpoint, undefined, same, whole)
        expect([name, mutation, status, isSound(status, body)]).toEqual([name, mutation, status, true])
      }
    }
  })

  it('leaves the schedule whole and the server well', async () => {
    expect(await doubleBookings(server.store)).toEqual(NO_DOUBLE_BOOKINGS)
    expect((await server.send('GET', '/healthz')).status).toBe(200)
    expect((await server.send('POST', '/api/provider', { token, body: { requestType: 'Facility' } })).status).toBe(200)
  })
})
