/** From where the people of the samples signed in. */
export const DEVICES = [
  { id: '1', browser: 'Chrome on Windows', device: 'Desktop', place: 'Harborough', at: '2026-11-20T20:07:00Z' },
  { id: '2', browser: 'Safari on iPhone', device: 'Phone', place: 'Harborough', at: '2026-11-19T10:10:00Z' },
  { id: '3', browser: 'Firefox on Linux', device: 'Laptop', place: 'Cedarville', at: '2026-11-14T08:00:00Z' },
  { id: '4', browser: 'Edge on Windows', device: 'Desktop', place: 'Pinecrest', at: '2026-11-02T16:29:00Z' },
]
