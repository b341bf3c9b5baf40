/** Everything that needs time zones. A door of its own, because Temporal has no place in the browser's first load. */
export * from './instants.ts'
export * from './judged-shift.ts'
export * from './needed-at.ts'
export * from './resolve.ts'
export * from './resolve-shift.ts'
export { isTimeZone } from './time-zones.ts'
export * from './transitions.ts'
export * from './zone-names.ts'
