import { isDeepStrictEqual } from 'node:util'

/** What of `row` is not as it is in `before`. */
export const differing = <T extends object>(before: T, row: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(row).filter(([key, value]) => !isDeepStrictEqual(before[key as keyof T], value)),
  ) as Partial<T> // its own keys
