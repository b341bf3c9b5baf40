import type { CalendarEvent } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { asWord, calendarsOf, namesIn } from './calendars.ts'

const of = (calendar: string): CalendarEvent => ({
  id: 1,
  url: '',
  title: 'Audit',
  start: '2026-11-21',
  end: '2026-11-22',
  allDay: true,
  extendedProps: { calendar },
})

it('the calendars are those of the events, and the one for the rest stands last', () => {
  expect(calendarsOf([of('Valley'), of('Uassigned'), of('Harbor'), of('Valley')]).map(({ name }) => name)).toEqual([
    'Harbor',
    'Valley',
    'Uassigned',
  ])
  expect(calendarsOf([])).toEqual([{ name: 'Uassigned', tone: 0 }])
})

it('names go into an address and come back, whatever they are written with', () => {
  const names = ['Valley', 'North, upper floor', '50 % ward', 'Über & Söhne']
  expect([...namesIn(asWord(names))]).toEqual(names)
  expect([...namesIn('')]).toEqual([])
  expect([...namesIn('50%,Valley')]).toEqual(['50%', 'Valley'])
})
