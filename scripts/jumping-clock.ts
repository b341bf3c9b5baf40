// Loaded before a server by `faults.ts`: its clock jumps with each SIGUSR2, back and forth, as one does that is set by hand.
const HOUR = 3_600_000
const jumps = [-120_000, HOUR, -2 * HOUR, 0]
const real = Date.now.bind(Date)
let turn = -1

const now = () => real() + (jumps[turn % jumps.length] ?? 0)

globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], target) => Reflect.construct(date, given.length === 0 ? [now()] : given, target),
  get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
})

process.on('SIGUSR2', () => (turn += 1))
