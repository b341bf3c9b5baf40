import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, PASSWORD, type Answer } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'
import { describeSharedData, sharedData } from './shared-data.ts'

let server: Awaited<ReturnType<typeof openApp>>
let token: string
let shiftId: number
let leaveId: number
beforeAll(async () => {
  server = await openApp({ trustProxy: true })
  token = await server.tokenOf('adminA')
  const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }
  shiftId = (await send('POST', '/api/assignments', shift)).body.assignment.assignmentId
  const away = { providerId: 'p1', startDate: '2026-05-01', endDate: '2026-05-02', leaveDescription: 'Away' }
  leaveId = (await send('POST', '/api/leave', away)).body.leave.leaveId
})
afterAll(() => server.close())

/** Each caller from an address of its own, so that nobody is stopped for having tried too often. */
let callers = 0
const send = (method: string, path: string, body?: object) => {
  callers += 1
  const headers = { 'x-forwarded-for': `10.0.${callers >> 8}.${callers & 255}` }
  return server.send(method, path, { token, headers, ...(body && { body }) })
}
const versions = { shift: 1, leave: 1 }

/** What is text in a call: how it is sent, and what comes back of it when it is accepted. */
type Field = { name: string; send: (text: string) => Promise<Answer>; back?: (answer: Answer) => unknown }
const FIELDS: Field[] = [
  {
    name: 'note',
    send: async (note) => {
      const answer = await send('PATCH', `/api/assignments/${shiftId}`, { version: versions.shift, note })
      if (answer.status === 200) versions.shift += 1
      return answer
    },
    back: ({ body }) => body.assignment.note,
  },
  {
    name: 'leaveDescription',
    send: async (leaveDescription) => {
      const answer = await send('PATCH', `/api/leave/${leaveId}`, { version: versions.leave, leaveDescription })
      if (answer.status === 200) versions.leave += 1
      return answer
    },
    back: ({ body }) => body.leave.leaveDescription,
  },
  { name: 'userName', send: (userName) => send('POST', '/api/user', { requestType: 'ValidateUser', userName }) },
  {
    name: 'providerId',
    send: (providerId) =>
      send('POST', '/api/provider', { requestType: 'ProviderCalendarView', providerId, inputDate: '2026-03' }),
  },
  {
    name: 'searchProviderId',
    send: (searchProviderId) =>
      send('POST', '/api/admin', {
        requestType: 'adminFilterView',
        inputDate: '2026-03',
        searchProviderId,
        searchHospitalId: [],
      }),
  },
  {
    // Too weak on purpose: what is looked at here is the name, and a hash takes a while.
    name: 'username',
    send: (username) => send('POST', '/jwt/register', { email: 'new@example.test', username, password: 'short' }),
  },
  { name: 'email', send: (email) => send('POST', '/jwt/register', { email, username: 'x', password: 'short' }) },
  { name: 'refreshToken', send: (refreshToken) => send('POST', '/jwt/refresh-token', { refreshToken }) },
]
const SEARCHES = ['providers', 'facilities']

/** Long texts are sent with many strings in one: the same characters in a fraction of the time. */
const TOGETHER = { note: true, searchProviderId: true }
const together = (strings: string[], longest: number) => {
  const chunks = ['']
  for (const text of strings) {
    const chunk = `${chunks.at(-1)}${text}\n`
    if (chunk.length > longest) chunks.push(`${text}\n`)
    else chunks[chunks.length - 1] = chunk
  }
  return chunks
}

/** Never a defect; accepted text comes back as it was, refused text names a field. */
const isSound = (field: Field, text: string, answer: Answer) => {
  const { status, body } = answer
  if (status >= 500) return `answered ${status}`
  if (status < 300) return !field.back || field.back(answer) === text || 'came back changed'
  if (status !== 400) return true
  return Boolean(body.issues?.length) || body.message === 'Email is not Correct!' || 'was refused without a field'
}
const unsound = async (field: Field, texts: string[]) => {
  const found = []
  for (const text of texts) {
    const verdict = isSound(field, text, await field.send(text))
    if (verdict !== true) found.push([text.slice(0, 60), verdict])
  }
  return found
}

const CRAFTED = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\udc00\ud800',
  '\u202eright to left',
  '\u2066isolate\u2069',
  '\ufeffmark',
  '\u0007\u001b[31mred\u001b[0m',
  'line\nbreak\r\n\ttab',
  'Z\u0351\u036B\u0343a\u0300\u0301\u0302\u0303lgo',
  '👩‍👩‍👧‍👦'.repeat(20),
  '\\u0000 \\x00 %00 \\',
  "'; drop table assignment; --",
  '{"$gt":""}',
  '__proto__',
  '${7*7} {{7*7}} <%= 7*7 %>',
]

describeEngine('crafted text', () => {
  it.each(FIELDS)('is kept as it is or refused by name in $name', async (field) => {
    expect(await unsound(field, CRAFTED)).toEqual([])
  })
  it.each(FIELDS.filter(({ back }) => back))('with what no store can hold is refused in $name', async (field) => {
    for (const text of ['a\u0000b', '\ud800', 'x\udfffy']) {
      const { status, body } = await field.send(text)
      expect([status, body.issues[0].path]).toEqual([400, field.name])
    }
    const { status } = await field.send('\u202eright to left')
    expect(status).toBe(200)
  })
  it.each(FIELDS)('of nearly a megabyte is answered at once in $name', async (field) => {
    const { status, body } = await field.send('x'.repeat(900_000))
    // A selection of ids may be long, and an unknown token is only unknown.
    if (status === 400) expect(body.issues.map(({ path }: { path: string }) => path)).toContain(field.name)
    else expect([field.name, status]).toEqual(['searchProviderId', 200])
    expect((await field.send('x'.repeat(1_000_001))).status).toBe(413)
  })
  it('as an e-mail address or password at the door lets nobody in', async () => {
    for (const text of CRAFTED) {
      expect((await send('POST', '/jwt/login', { email: text, password: PASSWORD })).status).toBe(400)
    }
    for (const text of CRAFTED.slice(0, 6)) {
      expect((await send('POST', '/jwt/login', { email: 'p1@example.test', password: text })).status).toBe(400)
    }
    expect(
      (await send('POST', '/jwt/login', { email: 'p1@example.test', password: 'x'.repeat(900_000) })).body.issues,
    ).toEqual([{ path: 'password', message: 'must have at most 1000 characters' }])
  })
  it.each(SEARCHES)('in the search of %s finds nothing that is not there', async (what) => {
    for (const text of CRAFTED.filter((text) => text.isWellFormed())) {
      const { status, body } = await send('GET', `/api/${what}?q=${encodeURIComponent(text)}`)
      expect([text, status === 400 ? body.issues[0].path : body[what]]).toEqual([
        text,
        text.includes('\u0000') ? 'q' : [],
      ])
    }
  })
  it.each(['%', '%zz', '%ED%A0%80', '%00', '..%2f..%2fetc%2fpasswd', "1'--", '１', 'NaN', '1e3', '0x1', '+1', '🂡'])(
    'in a path is refused: %s',
    async (text) => {
      expect([400, 404]).toContain((await send('GET', `/api/assignments/${text}/history`)).status)
    },
  )
})

describeSharedData('the list of naughty strings', () => {
  describeEngine('each of them', () => {
    let strings: string[] = []
    beforeAll(async () => {
      strings = JSON.parse((await sharedData('blns/blns.json')).toString('utf8')) as string[]
    })
    it('is there', () => {
      expect(strings.length).toBeGreaterThan(500)
    })
    it.each(FIELDS)('is kept as it is or refused by name in $name', async (field) => {
      expect(await unsound(field, field.name in TOGETHER ? together(strings, 2_000) : strings)).toEqual([])
    })
    it.each(SEARCHES)('is searched for in %s', async (what) => {
      const statuses = new Set<number>()
      // Both lists search alike; one is asked for each string alone.
      for (const text of what === 'providers' ? strings : together(strings, 500)) {
        statuses.add((await send('GET', `/api/${what}?q=${encodeURIComponent(text)}`)).status)
      }
      expect([...statuses].filter((status) => status !== 200 && status !== 400)).toEqual([])
    })
  })
})
