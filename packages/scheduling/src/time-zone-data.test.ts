import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { offsetAt } from '../test/intl-oracle.ts'

// The zones of the United States and its territories in which a facility may stand.
const zones = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Denver',
  'America/Boise',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'America/Puerto_Rico',
  'Pacific/Honolulu',
  'Pacific/Guam',
]
const STEP = 6 * 3_600_000

describe('time-zone data', () => {
  it.each(zones)('%s: Temporal and Intl agree every six hours of 2024 to 2031', (zone) => {
    const wrong: string[] = []
    for (let time = Date.UTC(2024); time < Date.UTC(2032); time += STEP) {
      const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone)
      if (offsetNanoseconds / 60_000_000_000 !== offsetAt(time, zone)) wrong.push(new Date(time).toISOString())
    }
    expect(wrong).toEqual([])
  })
})
