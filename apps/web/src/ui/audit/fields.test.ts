import { auditActions, auditObjects } from '@onward/contract'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { fieldLines } from './fields.ts'
import { actionWord, isRefusal, namedWord, objectWord, personWord, placeWord } from './words.ts'

beforeAll(() => {
  const texts = new URL('texts/en.json', import.meta.url)
  addTexts(JSON.parse(readFileSync(texts, 'utf8')) as Record<string, string>) // a file of texts
})

it('says a shift in the time of its facility, what changed apart from what stayed', () => {
  const shift = {
    providerName: 'Łucja O’Brien',
    timeZone: 'America/New_York',
    startsAt: '2026-03-07T19:00',
    version: 1,
  }
  const lines = fieldLines({ before: shift, after: { ...shift, startsAt: '2026-03-08T20:30', version: 2, note: null } })
  expect(lines.map(({ title, before, after, isChanged }) => [title, before, after, isChanged])).toEqual([
    ['Provider', 'Łucja O’Brien', 'Łucja O’Brien', false],
    [
      'Starts',
      expect.stringMatching(/^Saturday, March 7, 2026, 7:00.PM \(Eastern Time\)$/),
      expect.stringMatching(/^Sunday, March 8, 2026, 8:30.PM \(Eastern Time\)$/),
      true,
    ],
    ['Note', '–', '–', false],
    ['Time zone', 'Eastern Time, America/New_York', 'Eastern Time, America/New_York', false],
    ['version', '1', '2', true],
  ])
})

it('says in words what has some, and the rest as it was written down', () => {
  const after = {
    roles: ['Admin', 'Owner'],
    isActive: false,
    status: 404,
    rows: 12_345,
    clockChange: { startsAt: null },
  }
  const said = fieldLines({ before: null, after }).map(({ title, after: now }) => [title, now])
  expect(said).toEqual([
    ['Status', '404'],
    ['Use', 'Not in use'],
    ['Roles', 'Admin, Owner'],
    ['Rows', '12,345'],
    ['clockChange', '{"startsAt":null}'],
  ])
})

it('says how a series comes round and which of its shifts were meant, without ids', () => {
  const made = {
    providerName: 'Maya',
    everyWeeks: 2,
    weekdays: [1, 5],
    from: '2026-03-02',
    until: '2026-03-20',
    created: 4,
  }
  const said = fieldLines({ before: null, after: made }).map(({ title, after }) => `${title}: ${after}`)
  expect(said).toEqual([
    'Provider: Maya',
    'From: Monday, March 2, 2026',
    'Until: Friday, March 20, 2026',
    'Comes round: Every 2 weeks',
    'On: Mon, Fri',
    'Created: 4',
  ])
  const ids = { seriesId: '0b6f5c2e-2f1b-4b7e-9d3c-5a1e8f6d7c90', assignmentId: 7 }
  const changed = { ...ids, providerName: 'Maya', date: '2026-03-06', which: 'following', changed: 3, left: 1 }
  expect(
    fieldLines({ before: { providerName: 'Maya' }, after: changed }).map(({ title, after }) => [title, after]),
  ).toEqual([
    ['Provider', 'Maya'],
    ['Date', 'Friday, March 6, 2026'],
    ['Which shifts', 'This and following'],
    ['Changed', '3'],
    ['Left as they were', '1'],
  ])
  expect(
    fieldLines({ before: null, after: { which: 'all', cancelled: 2 } }).map(({ title, after }) => [title, after]),
  ).toEqual([
    ['Which shifts', 'All'],
    ['Cancelled', '2'],
  ])
})

it('names every action and object, and a word of another version as it is', () => {
  for (const action of auditActions) expect(actionWord(action)).toMatch(/^[A-Z][a-z -:]+$/)
  for (const type of auditObjects) expect(objectWord(type)).toMatch(/^[A-Z]/)
  expect([actionWord('robot.greeted'), objectWord('robot')]).toEqual(['robot.greeted', 'robot'])
  expect(auditActions.filter(isRefusal)).toEqual([
    'user.invitation-refused',
    'session.refused',
    'session.refresh_reuse',
    'password.reset-refused',
    'password.change-refused',
    'email.verify-refused',
    'email.change-refused',
    'email.confirm-refused',
    'call.refused',
  ])
})

it('says who and from where, also where nobody was signed in', () => {
  const entry = {
    entryId: 1,
    at: '2026-03-07T19:00:00Z',
    action: 'user.added',
    objectType: 'user',
    objectId: 'u',
    objectName: null,
    before: null,
    after: null,
  }
  const said = (userId: string | null, userName: string | null, address: string | null, requestId: string | null) => {
    const all = { ...entry, userId, userName, address, requestId }
    return [personWord(all), placeWord(all)]
  }
  expect(said('u', 'Łucja O’Brien', '203.0.113.7', 'r')).toEqual(['Łucja O’Brien', '203.0.113.7'])
  expect(said('gone', null, null, 'r')).toEqual(['gone', 'Not recorded'])
  expect(said(null, null, null, 'command')).toEqual(['On the server', 'On the server'])
  expect(said(null, null, '::1', 'r')).toEqual(['Nobody signed in', '::1'])
})

it('says what a rule asks for in a sentence, and how much it weighs', () => {
  const before = { kind: 'rest', parameters: { minutes: 600 }, severity: 'block' }
  const after = { ...before, parameters: { minutes: 690 }, severity: 'warn' }
  const said = fieldLines({ before, after }).map((line) => [line.title, line.before, line.after])
  expect(said).toContainEqual([
    'Rule',
    'At least 10 h of rest between shifts',
    'At least 11 h 30 min of rest between shifts',
  ])
  expect(said).toContainEqual(['Severity', 'Blocks', 'Warns'])
  // One of a kind that is not known here stays as it was written down.
  expect(fieldLines({ before: null, after: { kind: 'moonlight', parameters: { most: 1 } } })).toContainEqual(
    expect.objectContaining({ title: 'Rule', after: '{"most":1}' }),
  )
})

it('says of what has days which they are', () => {
  const entry = { objectName: 'Łucja O’Brien', objectId: '17', before: null, after: null }
  const said = (facts: object) => namedWord({ ...entry, ...facts } as Parameters<typeof namedWord>[0]) // as far as it reads one
  expect(said({ after: { startsAt: '2026-03-07T19:00' }, before: { startsAt: '2026-03-01T19:00' } })).toBe(
    'Łucja O’Brien · Mar 7, 2026',
  )
  expect(said({ before: { startDate: '2026-03-07', endDate: '2026-03-09' } })).toMatch(/ · Mar 7.–.9, 2026$/)
  expect(said({ before: { startDate: '2026-03-07', endDate: '2026-03-07' } })).toMatch(/ · Mar 7, 2026$/)
  expect(said({ objectName: null, after: { from: '2026-03-07', to: '2026-04-06' } })).toMatch(
    /^17 · Mar 7.–.Apr 6, 2026$/,
  )
  expect(said({ after: { date: 'soon', from: 3 } })).toBe('Łucja O’Brien')
  expect(said({ objectType: 'import', objectName: null, objectId: 'assignments' })).toBe('Shifts')
})
