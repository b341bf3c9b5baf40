import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsBy, openApp, type Person } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'

const NOW = new Date('2027-03-17T14:00:00Z')

describeEngine('figures as a file', () => {
  let server: Awaited<ReturnType<typeof openApp>>
  const tokens = new Map<Person, string>()
  const { ok, send } = callsBy(() => server, tokens)
  beforeAll(async () => {
    server = await openApp({}, { now: () => NOW })
    tokens.set('adminA', await server.tokenOf('adminA'))
    for (const [providerId, hospitalId, date] of [
      ['p1', 'ny', '2026-03-10'],
      ['p1', 'ny', '2027-02-10'],
      ['p2', 'la', '2027-02-11'],
      ['p1', 'ny', '2027-03-10'],
    ])
      await ok('POST', '/api/assignments', {
        providerId,
        hospitalId,
        startsAt: `${date}T07:00`,
        endsAt: `${date}T15:00`,
      })
    const days = [...Array.from({ length: 7 }, () => ({ least: 1, wished: 1 })), null]
    await ok('POST', '/api/demand', { hospitalId: 'ny', shiftTypeId: 'day', from: '2027-01-01', to: null, days })
  })
  afterAll(() => server.close())

  /** Some columns of a file, row by row. */
  const columns = async (path: string, ...names: string[]) => {
    const lines = String(await ok('GET', `/api/export/insight/${path}`))
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const places = names.map((name) => lines[0]?.indexOf(name) ?? -1)
    expect([path, names.filter((_, at) => places[at] === -1)]).toEqual([path, []])
    return lines.slice(1).map((line) => places.map((place) => line[place]).join(' '))
  }

  it('has beside each row what it was, of what is no more too', async () => {
    const march = 'from=2027-03-01&to=2027-03-28'
    const words = ['key', 'minutes', 'beforeMinutes']
    expect(await columns(`hours?${march}&by=facility&compare=before`, ...words)).toEqual([
      'ny 480 480',
      'la 0 480',
      'total 480 960',
    ])
    expect(await columns(`hours?${march}&by=month&compare=year`, 'name', ...words)).toEqual([
      'March 2027 2027-03 480 480',
      ' total 480 480',
    ])
    expect(await columns(`cost?${march}&by=person&compare=before`, 'key', 'shifts', 'beforeShifts')).toEqual([
      'p1 1 1',
      'p2 0 1',
      'total 1 2',
    ])
    expect(await columns(`fairness?${march}&compare=before`, 'providerId', 'beforeWeight')).toEqual(
      expect.arrayContaining(['p1 1', 'p2 1']),
    )
    for (const report of ['coverage', 'stability'])
      expect(
        await columns(`${report}?${march}&compare=before`, report === 'coverage' ? 'beforeFilled' : 'beforeChanges'),
      ).toSatisfy((rows: string[]) => rows.at(-1) !== '')
    const refused = await send('GET', '/api/export/insight/risk?from=2027-03-01&to=2027-03-28&compare=before')
    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, 'compare'])
    // Nothing was asked beside.
    const plain = String(await ok('GET', `/api/export/insight/hours?${march}`))
    expect(plain).not.toContain('before')
  })

  it('has who carried something before and is there no more', async () => {
    const { provider } = await ok('POST', '/api/providers', { providerName: 'Gone Since' })
    const { providerId } = provider
    const night = { hospitalId: 'ny', startsAt: '2027-02-02T19:00', endsAt: '2027-02-03T07:00' }
    await ok('POST', '/api/assignments', { ...night, providerId })
    await ok('DELETE', `/api/providers/${providerId}?version=1`)
    const asked = 'fairness?from=2027-03-01&to=2027-03-28&compare=before'
    const rows = await columns(asked, 'providerId', 'nights', 'beforeNights')
    expect(rows).toEqual(expect.arrayContaining([`${providerId} 0 1`, 'total 0 1']))
  })

  it('says of a month that it is one, and how a weekday is called', async () => {
    const dates = await columns('coverage?from=2027-01-15&to=2027-04-10', 'date')
    expect(dates).toEqual(['2027-01', '2027-02', '2027-03', '2027-04', ''])
    expect(await columns('hours?from=2027-03-01&to=2027-03-28&by=weekday', 'key', 'name')).toEqual([
      '3 Wednesday',
      'total ',
    ])
  })

  it('has how evenly burdens were carried, month by month, and how long it took to fill', async () => {
    const rows = await columns('fairness?from=2027-02-01&to=2027-03-28', 'providerId', 'month')
    expect(rows).toEqual(
      expect.arrayContaining(['p1 ', 'total 2027-02', 'gini 2027-02', 'range 2027-03', 'gini ', 'range ', 'total ']),
    )
    expect(rows.at(-1)).toBe('total ')
    expect(
      await columns('stability?from=2027-03-01&to=2027-03-28', 'key', 'openings', 'filled', 'medianMinutes'),
    ).toContain('total 0 0 ')
  })

  it('has no more digits than its numbers are worth, where the answer has what was computed', async () => {
    await ok('POST', '/api/contracts', { providerId: 'p1', fte: 0.7, targetHours: 40, validFrom: '2027-04-01' })
    await ok('POST', '/api/call-out-rates', { perMille: 35 })
    for (const [shiftTypeId, startsAt, endsAt] of [
      ['day', '2027-04-02T07:00', '2027-04-02T15:00'],
      ['night', '2027-04-05T19:00', '2027-04-06T07:00'],
    ])
      await ok('POST', '/api/assignments', { providerId: 'p1', hospitalId: 'ny', shiftTypeId, startsAt, endsAt })
    const april = 'from=2027-04-01&to=2027-04-10'
    const hours = await ok('GET', `/api/insight/hours?${april}`)
    expect(hours.against.target).toBeCloseTo((40 * 60 * 10) / 7, 6)
    expect(await columns(`hours?${april}`, 'key', 'minutes', 'target')).toEqual(
      expect.arrayContaining(['p1 1200 3429', 'total 1200 ']),
    )
    const fairness = await ok('GET', `/api/insight/fairness?${april}`)
    // A share of full time, summed day by day, is a little beside that share.
    expect(fairness.people[0].weight).not.toBe(0.7)
    const evenly = await columns(`fairness?${april}`, 'providerId', 'weight', 'nights')
    expect(evenly).toEqual(expect.arrayContaining(['p1 0.7 1', 'range  1.4286']))
    const risk = await ok('GET', `/api/insight/risk?${april}`)
    expect(risk.cells.map(({ chance }: { chance: number }) => chance)).toContain(1 - 0.965)
    expect(await columns(`risk?${april}`, 'date', 'chance', 'expectedMissing')).toContain('2027-04-02 0.035 0.035')
    const files = ['hours', 'fairness', 'risk'].map(async (report) =>
      String(await ok('GET', `/api/export/insight/${report}?${april}`)),
    )
    for (const file of await Promise.all(files)) expect(file).not.toMatch(/\d\.\d{5}/)
  })
})
