import { expect, it } from 'vitest'
import { devicesOf } from '#web/samples/lib/sample-devices.ts'
import { agoOf, extrasOf, projectsOf } from './sample.ts'

const everybody = Array.from({ length: 60 }, (_, at) => ({ id: at + 1 }))

it('gives each user projects of their own, whose figures agree', () => {
  const shown = new Set(everybody.map((user) => JSON.stringify(projectsOf(user))))
  expect(shown.size).toBe(everybody.length)
  for (const user of everybody) {
    const projects = projectsOf(user)
    expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length)
    expect(extrasOf(user).tasks).toBeGreaterThanOrEqual(projects.reduce((sum, { done }) => sum + done, 0))
    for (const { tasks, progress, hours, minutes } of projects) {
      const [done = 0, whole = 0] = tasks.split('/').map(Number)
      expect(done).toBeLessThanOrEqual(whole)
      expect(progress).toBe(Math.round((done / whole) * 100))
      // An hour has sixty minutes.
      expect(hours).toMatch(/^\d+:[0-5]\d$/)
      const [hour = 0, minute = 0] = hours.split(':').map(Number)
      expect(hour * 60 + minute).toBe(minutes)
    }
  }
})

it('gives neighbours other devices, each the same every time', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  for (const user of everybody) {
    expect(devicesOf(user.id, now)).toEqual(devicesOf(user.id, now))
    expect(devicesOf(user.id, now)).not.toEqual(devicesOf(user.id + 1, now))
    for (const { at } of devicesOf(user.id, now)) expect(Date.parse(at)).toBeLessThan(now.getTime())
    const agos = [0, 1, 2, 3].map((at) => agoOf(user, at))
    expect(agos).toEqual(agos.toSorted((one, other) => one - other))
  }
})
