import { localeOf } from '#web/lib/text.ts'

/** `312.4 kB`, `2.1 MB`. */
export const sizeOf = (bytes: number) =>
  new Intl.NumberFormat(localeOf(), {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / (bytes < 1_000_000 ? 1000 : 1_000_000))
