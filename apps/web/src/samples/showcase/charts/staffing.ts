import { addDays, dayNumber, weekday } from '@onward/scheduling'

export const WARDS = ['Intensive care', 'Surgery', 'Emergency'] as const
export type Ward = (typeof WARDS)[number]

/** A figure from 0 to 1 that looks like chance and is the same at every visit. */
const chance = (place: number) => {
  const far = Math.sin(place * 12.9898) * 43_758.5453
  return far - Math.floor(far)
}
const BASE: Record<Ward, number> = { 'Intensive care': 14, Surgery: 20, Emergency: 11 }
const seedOf = (ward: Ward, date: string) => dayNumber(date) * 3 + WARDS.indexOf(ward)

/** So many shifts a ward has on a day: surgery rests at weekends, emergency does not. */
export const shiftsOn = (ward: Ward, date: string) => {
  const isWeekend = [0, 6].includes(weekday(date))
  const share = isWeekend ? { 'Intensive care': 0.9, Surgery: 0.45, Emergency: 1.25 }[ward] : 1
  return Math.round(BASE[ward] * share + chance(seedOf(ward, date)) * 5)
}
/** And so many of them are at night. */
export const nightsOn = (ward: Ward, date: string) => Math.round(shiftsOn(ward, date) * 0.3)
/** And so many have nobody yet. */
export const openOn = (ward: Ward, date: string) => Math.floor(chance(seedOf(ward, date) + 0.5) * 5)

/** The hours of each shift that a ward has on a day. */
export const hoursOn = (ward: Ward, date: string) =>
  Array.from({ length: shiftsOn(ward, date) }, (_, at) => 6 + Math.round(chance(seedOf(ward, date) * 40 + at) * 14) / 2)

/** Offers of open shifts: how many days ahead one was made, and how many hours it took until somebody had it. */
export const offersOf = (ward: Ward, until: string, days: number) =>
  Array.from({ length: Math.min(days, 30) }, (_, at) => {
    const seed = seedOf(ward, addDays(until, -at)) + days
    const ahead = Math.round(1 + chance(seed) * 27)
    return { x: ahead, y: Math.round(4 + ahead * 1.4 + chance(seed + 0.3) * 22) }
  })

/** The days from one to another, both of them. */
export const daysIn = ({ from, to }: DateRange) =>
  Array.from({ length: Math.max(0, dayNumber(to) - dayNumber(from) + 1) }, (_, at) => addDays(from, at))
export type DateRange = { from: string; to: string }

/** The times that offers are shown of. */
export const TIMES = [
  { value: 'daily', label: 'Daily', days: 8 },
  { value: 'monthly', label: 'Monthly', days: 16 },
  { value: 'yearly', label: 'Yearly', days: 30 },
] as const
export type Time = (typeof TIMES)[number]['value']
