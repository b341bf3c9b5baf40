const BROWSERS = [
  { browser: 'Chrome on Windows', device: 'Desktop' },
  { browser: 'Safari on iPhone', device: 'Phone' },
  { browser: 'Firefox on Linux', device: 'Laptop' },
  { browser: 'Edge on Windows', device: 'Desktop' },
  { browser: 'Chrome on Android', device: 'Phone' },
  { browser: 'Safari on iPad', device: 'Tablet' },
  { browser: 'Safari on macOS', device: 'Laptop' },
]
const PLACES = ['Harborough', 'Cedarville', 'Pinecrest', 'Lakeside', 'Stonebridge']
/** When the page was loaded: what is shown of it stays the same until the next time. */
const LOADED = new Date()
const HOUR_MS = 3_600_000

/** From where somebody of the samples signed in, the last time first; worked out from a number of theirs. */
export const devicesOf = (of: number, now = LOADED) =>
  Array.from({ length: 2 + (of % 3) }, (_, at) => ({
    id: String(at),
    ...(BROWSERS[(of * 2 + at * 3) % BROWSERS.length] ?? { browser: '', device: '' }),
    place: PLACES[(of + (at > 1 ? at : 0)) % PLACES.length] ?? '',
    at: new Date(now.getTime() - HOUR_MS * (1 + (of % 9) + at * (20 + (of % 70)))).toISOString(),
  }))
