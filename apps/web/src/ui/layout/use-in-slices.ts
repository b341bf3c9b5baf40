import { useDeferredValue } from 'react'

/**
 * What was asked for, drawn in slices when it comes: what is pressed meanwhile is answered. What follows on it is seen at once, and
 * where there is none any more nothing is kept.
 */
export const useInSlices = <Data>(data: Data | undefined): Data | undefined =>
  useDeferredValue(data !== undefined) ? data : undefined
