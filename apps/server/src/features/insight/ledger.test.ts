import { BURDENS, type InsightFairness, type Ledger } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addScheduler, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const RANGE = 'from=2031-03-01&to=2031-03-31'

describeEngine('the ledger of one person', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = {} as Record<Person, string>
  const send = (method: string, path: string, body?: object, person: Person = 'adminA') =>
    server.send(method, path, { token: tokens[person], ...(body && { body }) })
  const ok = async (...call: Parameters<typeof send>) => {
    const { status, body } = await send(...call)
    expect([call[1], status, body]).toEqual([call[1], expect.toSatisfy((it: number) => it < 300), expect.anything()])
    return body
  }
  const book = async (providerId: Person, startsAt: string, endsAt: string, hospitalId = 'ny') =>
    (await ok('POST', '/api/assignments', { providerId, hospitalId, startsAt, endsAt })).assignment
  const ledgerOf = async (person: Person, more = ''): Promise<Ledger> =>
    ok('GET', `/api/ledger?${RANGE}${more}`, undefined, person)
  const sumsOf = ({ nights, weekends, holidays, turnarounds, points }: Ledger['total']) => [
    nights,
    weekends,
    holidays,
    turnarounds,
    points,
  ]
  const publishedUntil = async (date: string) => {
    const { facility } = await ok('GET', '/api/facilities/ny')
    await ok('PATCH', '/api/facilities/ny', { version: facility.version, publishedUntil: date })
  }

  beforeAll(async () => {
    server = await openApp()
    await addScheduler(server.store, 'plansLa', 'la')
    for (const person of ['adminA', 'adminB', 'p1', 'p2', 'plansLa', 'client'] as const)
      tokens[person] = await server.tokenOf(person)
    // A night from Friday, Saturday's evening after ten hours of rest, and a Monday by day that nobody minds.
    await book('p1', '2031-03-07T19:00', '2031-03-08T07:00')
    await book('p1', '2031-03-08T17:00', '2031-03-08T23:00', 'la')
    await book('p1', '2031-03-10T07:00', '2031-03-10T15:00')
    await book('p2', '2031-03-12T19:00', '2031-03-13T07:00')
  })
  afterAll(() => server.close())

  it('lists what they carry, shift by shift, and comes to it', async () => {
    const own = await ledgerOf('p1')
    expect(own.providerId).toBe('p1')
    expect(own.postings.map(({ date, hospitalId, ...row }) => [date.slice(-2), hospitalId, ...sumsOf(row)])).toEqual([
      ['07', 'ny', 1, 0, 0, 0, 2],
      ['08', 'la', 0, 1, 0, 0, 1],
    ])
    for (const one of BURDENS)
      expect([one, own.postings.reduce((sum, row) => sum + row[one], 0)]).toEqual([one, own.total[one]])
    // Beside a shorter rest than is asked for, the second one is a short turn-around too.
    expect(sumsOf((await ledgerOf('p1', '&restHours=14')).total)).toEqual([1, 1, 0, 1, 4])
  })

  it('says of whom it is by what fairness says, and of a share only where it tells nobody of single colleagues', async () => {
    expect(await ledgerOf('p1')).toMatchObject({ share: null, people: 2, isPartial: false })
    const fairness: InsightFairness = await ok('GET', `/api/insight/fairness?${RANGE}`)
    for (const person of fairness.people) {
      const { total, share, weight } = await ledgerOf('adminA', `&providerId=${person.providerId}`)
      expect([sumsOf(total), weight, share]).toEqual([sumsOf(person), person.weight, person.share])
    }
    for (const name of ['Ana', 'Ben', 'Łucja'])
      await ok('POST', '/api/providers', { providerName: `${name} Newcomer`, specialtyIds: [] })
    const { share, people, total } = await ledgerOf('p1')
    expect([people, share?.points]).toEqual([5, expect.closeTo((total.points + 2) / 5)])
  })

  it('moves with the shift that two people exchange, and comes to the same for both together', async () => {
    const both = async () => [await ledgerOf('p1'), await ledgerOf('p2')] as const
    const datesOf = (all: readonly Ledger[]) => all.map(({ postings }) => postings.map(({ date }) => date.slice(-2)))
    const together = (all: readonly Ledger[]) =>
      BURDENS.map((one) => all.reduce((sum, { total }) => sum + total[one], 0))
    const before = await both()
    expect(datesOf(before)).toEqual([['07', '08'], ['12']])
    const { assignments } = await ok('GET', `/api/assignments?from=2031-03-07&to=2031-03-12`)
    const nights = assignments.filter(({ startsAt }: { startsAt: string }) => startsAt.endsWith('19:00'))
    const swap = nights.map((night: { assignmentId: number; version: number; providerId: string }) => ({
      kind: 'change',
      assignmentId: night.assignmentId,
      version: night.version,
      providerId: night.providerId === 'p1' ? 'p2' : 'p1',
    }))
    await ok('POST', '/api/proposals', { mode: 'commit', changes: swap })
    const after = await both()
    expect(datesOf(after)).toEqual([['08', '12'], ['07']])
    expect(together(after)).toEqual(together(before))
  })

  it('knows of drafts only for who plans', async () => {
    const [before, seen] = [await ledgerOf('p2'), await ledgerOf('adminA', '&providerId=p2')]
    await publishedUntil('2031-03-20')
    await book('p2', '2031-03-24T19:00', '2031-03-25T07:00')
    expect({ ...(await ledgerOf('p2')), asOf: before.asOf }).toEqual(before)
    const planned = await ledgerOf('adminA', '&providerId=p2')
    expect(planned.total.nights).toBe(seen.total.nights + 1)
    expect(planned.postings.at(-1)).toMatchObject({ date: '2031-03-24', publication: 'draft' })
    await ok('POST', '/api/publications', { from: '2031-03-21', to: '2031-03-31' })
    expect((await ledgerOf('p2')).total).toEqual(planned.total)
  })

  it('is nobody else’s, and says what is wrong with what it was asked', async () => {
    const ask = async (person: Person, words: string) =>
      (await send('GET', `/api/ledger?${words}`, undefined, person)).status
    expect(await ask('p1', `${RANGE}&providerId=p2`)).toBe(403)
    expect(await ask('client', RANGE)).toBe(403)
    expect(await ask('adminB', `${RANGE}&providerId=p1`)).toBe(404)
    expect(await ask('adminA', `${RANGE}&providerId=nobody`)).toBe(404)
    for (const words of [RANGE, 'from=2031-03-01&providerId=p1', 'from=2031-03-02&to=2031-03-01&providerId=p1'])
      expect([words, await ask('adminA', words)]).toEqual([words, 400])
    // Of two facilities a scheduler knows one.
    const partial = await ledgerOf('plansLa', '&providerId=p1')
    expect([partial.isPartial, partial.postings.map(({ hospitalId }) => hospitalId)]).toEqual([true, ['la']])
  })
})
