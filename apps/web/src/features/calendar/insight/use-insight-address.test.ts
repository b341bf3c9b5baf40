import { REPORTS, type Report } from '@onward/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addressOf, DEFAULTS, misreadIn } from './use-insight-address.ts'

afterEach(() => vi.unstubAllGlobals())

/** What an address names that means nothing. */
const misread = (search: string) => misreadIn({ ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(search)) })
/** Where the page leads from an address to another report. */
const led = (search: string, tab: Report) => {
  vi.stubGlobal('location', { search })
  return addressOf(tab)
}

describe('how an address groups a report', () => {
  it('is named where it is mistyped, or not offered by that report', () => {
    expect(misread('tab=hours&by=contract&and=month')).toEqual([])
    expect(misread('tab=hours&by=persn&and=mnth')).toEqual(['persn', 'mnth'])
    expect(misread('tab=stability&by=month')).toEqual(['month'])
    expect(misread('tab=cost&by=contract&and=role')).toEqual(['contract', 'role'])
    // A report that is not grouped keeps what another one offers, and nothing else.
    expect(misread('tab=coverage&by=author&and=month')).toEqual([])
    expect(misread('by=constructor')).toEqual(['constructor'])
  })

  it('stays behind where the next report does not offer it, and is kept where it does or does not matter', () => {
    const hours = '?tab=hours&by=contract&and=month&facility=ny'
    expect(led(hours, 'stability')).toBe('/insight?tab=stability&and=month&facility=ny')
    expect(led(hours, 'cost')).toBe('/insight?tab=cost&and=month&facility=ny')
    expect(led(hours, 'risk')).toBe('/insight?tab=risk&by=contract&and=month&facility=ny')
    expect(led('?tab=cost&by=persn', 'today')).toBe('/insight?tab=today')
    for (const by of ['contract', 'author', 'month', 'persn'])
      for (const tab of REPORTS)
        expect(misread(led(`?tab=hours&by=${by}&and=${by}`, tab).split('?')[1] ?? '')).toEqual([])
  })
})
