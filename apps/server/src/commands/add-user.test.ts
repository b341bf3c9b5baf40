import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, serveFrom } from '../../test/app-fixture.ts'
import { newDataFolder } from '../../test/data-folder.ts'
import { engineName } from '../../test/open-test-db.ts'
import { QUICK_TO_START } from '../../test/server-process.ts'
import { openStore } from '../db.ts'

const program = fileURLToPath(new URL('add-user.ts', import.meta.url))

// The command opens a store of its own: once, on the engine that needs no server.
describe.skipIf(engineName === 'postgres')('npm run add-user', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = await newDataFolder('onward-add-user-')
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const run = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
      const child = spawn(process.execPath, [...QUICK_TO_START, program, ...args], { env })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, out, err }))
    })

  it('takes an address over from who claimed it or holds it without having shown that it is theirs', async () => {
    const password = 'a long enough phrase'
    const store = await openStore({ dataDir })
    await fill(store)
    const before = await serveFrom(store)
    const claim = { email: 'claimed@example.test', username: 'squatter', password }
    const { accessToken } = (await before.send('POST', '/jwt/register', { body: claim })).body
    // As a release before claims left it.
    const open = await serveFrom(store, { emailVerification: false })
    await open.send('POST', '/jwt/register', { body: { ...claim, email: 'held@example.test', username: 'holder' } })
    await before.stop()
    await open.stop()
    await store.close()

    const passwords = new Map<string, string>()
    for (const email of ['claimed@example.test', 'held@example.test']) {
      const { code, out, err } = await run(email, '--role', 'Admin')
      expect([code, err]).toEqual([0, ''])
      passwords.set(email, / the password (\S+)/.exec(out)?.[1] ?? '')
    }
    const again = await run('held@example.test', '--role', 'Client')
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('held@example.test')])

    const reopened = await openStore({ dataDir })
    const after = await serveFrom(reopened)
    for (const [email, given] of passwords) {
      const { body } = await after.send('POST', '/jwt/login', { body: { email, password: given } })
      expect(body.userData).toMatchObject({ role: 'admin', isEmailVerified: true })
      expect((await after.send('POST', '/jwt/login', { body: { email, password } })).status).toBe(400)
    }
    expect((await after.send('POST', '/jwt/resend-verification', { token: accessToken })).status).toBe(401)
    await after.stop()
    await reopened.close()
  })
})
