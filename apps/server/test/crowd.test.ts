import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, openApp, PASSWORD } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp({ trustProxy: true })
})
afterAll(() => server.close())

const CROWD = 250
const logIn = (email: string, password: string, from: string) =>
  server.send('POST', '/jwt/login', { body: { email, password }, headers: { 'x-forwarded-for': from } })

describeEngine('a crowd that signs in at once', () => {
  it('is told to come back before it keeps everybody waiting, and holds up nobody who asks how we are', async () => {
    let answered = 0
    const crowd = Array.from({ length: CROWD }, async (_, at) => {
      const answer = await logIn(`crowd${at}@example.test`, 'wrong-horse-battery', `192.0.2.${at}`)
      answered += 1
      return answer
    })
    await Promise.any(crowd.map(async (one) => expect((await one).status).toBe(400)))
    // One password has been looked at, and fifty wait for it.
    for (const path of ['/livez', '/healthz', '/livez', '/healthz'])
      expect((await server.send('GET', path)).status).toBe(200)
    expect(answered).toBeLessThan(CROWD)
    const answers = await Promise.all(crowd)
    const statuses = new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))
    expect([...statuses].toSorted()).toEqual(['400 null', '503 2'])
    expect((await logIn(emailOf('p1'), PASSWORD, '203.0.113.60')).status).toBe(200)
  })
})
