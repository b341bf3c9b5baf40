import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportResult } from '@onward/contract'
import { isTimeZone } from '@onward/scheduling/zoned'
import { openApp } from '../../../test/app-fixture.ts'
import { describeEngine } from '../../../test/open-test-db.ts'
import { describeSharedData, sharedData } from '../../../test/shared-data.ts'

describeSharedData('public files', () => {
  describeEngine('imported', () => {
    let server: Awaited<ReturnType<typeof openApp>>
    let token: string
    beforeAll(async () => {
      server = await openApp()
      token = await server.tokenOf('adminA')
    })
    afterAll(() => server.close())
    const post = async (what: string, path: string) => {
      const headers = { 'content-type': 'text/csv', authorization: `Bearer ${token}` }
      const body = new Uint8Array(await sharedData(path))
      const response = await server.app.request(`http://onward.test/api/import/${what}`, {
        method: 'POST',
        headers,
        body,
      })
      expect(response.status).toBe(200)
      return (await response.json()) as ImportResult
    }
    const facility = (hospitalId: string) =>
      server.store.db.selectFrom('facility').where('hospitalId', '=', hospitalId).selectAll().executeTakeFirst()

    it('CMS hospitals: every zone is known, and doubtful where a state keeps two', async () => {
      const path = 'cms-hospitals/Hospital_General_Information.csv'
      const { doubtful, ignored, ...result } = await post('facilities?preset=cms-hospitals', path)
      expect(ignored).toContain('Hospital Type')
      expect(result).toEqual({ dryRun: false, rows: 5_421, created: 5_421, changed: 0, unchanged: 0 })
      expect(await facility('010001')).toMatchObject({
        facilityName: 'SOUTHEAST HEALTH MEDICAL CENTER',
        city: 'DOTHAN',
        timeZone: 'America/Chicago',
      })
      const zones = await server.store.db.selectFrom('facility').select(['state', 'timeZone']).distinct().execute()
      expect(zones.filter(({ timeZone }) => !isTimeZone(timeZone))).toEqual([])
      const byState = new Map(zones.map(({ state, timeZone }) => [state, timeZone]))
      expect(byState.get('GU')).toBe('Pacific/Guam')
      expect(byState.get('PR')).toBe('America/Puerto_Rico')
      expect(byState.get('AS')).toBe('Pacific/Pago_Pago')
      expect(byState.get('AK')).toBe('America/Anchorage')
      const states = new Set(doubtful.map(({ reason }) => reason.slice(0, 2)))
      expect([...states].sort().join(' ')).toBe('AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX')
      expect(doubtful[0]?.reason).toMatch(/^A\w keeps two time zones: \S+ was taken for [A-Z .]+, it may be \S+$/)
      // Nobody has looked at them yet, so they are named again, but for those that somebody has put right.
      const put = server.store.db.updateTable('facility').set({ timeZone: 'America/Adak' })
      await put.where('state', '=', 'AK').where('timeZone', '=', 'America/Anchorage').execute()
      const alaska = doubtful.filter(({ reason }) => reason.startsWith('AK '))
      expect(alaska.length).toBeGreaterThan(1)
      expect(await post('facilities?preset=cms-hospitals', path)).toEqual({
        dryRun: false,
        rows: 5_421,
        created: 0,
        changed: 0,
        unchanged: 5_421,
        doubtful: doubtful.filter(({ reason }) => !reason.startsWith('AK ')),
        ignored,
      })
    })

    it('CMS staffing, with a BOM: its id keeps the zero, and 91 days name one facility', async () => {
      const map = 'map=hospitalId=PROVNUM&map=facilityName=PROVNAME&map=state=STATE&map=city=CITY'
      const result = await post(`facilities?${map}`, 'cms-pbj/PBJ_Daily_Nurse_Staffing_Q2_2024.015009.csv')
      expect(result).toMatchObject({ rows: 91, created: 1, changed: 0, unchanged: 90 })
      expect(await facility('015009')).toMatchObject({ timeZone: 'America/Chicago' })
    })

    it('Synthea clinicians', async () => {
      const result = await post('providers?preset=synthea-providers', 'synthea-ne/providers.csv')
      expect(result).toMatchObject({ rows: 215, created: 215 })
    })
  })
})
