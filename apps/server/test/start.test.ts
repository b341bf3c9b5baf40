import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startServer as start } from './server-process.ts'

// One folder for all: preparing a store takes longer than all the rest.
let DATA_DIR: string
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'onward-start-'))
})
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }))

// Nothing here depends on the engine of the run, so it runs once.
describe.skipIf(inject('engine').kind !== 'embedded')('starting the server', () => {
  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000")'],
    [{ SAMPLE: 'maybe' }, 'SAMPLE must be on or off (it is "maybe")'],
    [{ DATABASE_URL: 'mysql://somewhere' }, 'DATABASE_URL must look like postgresql://user@host:5432/name'],
  ])('names the wrong setting %o', async (environment, line) => {
    const { code, errors } = await start(environment).ended
    expect([code, errors.trim()]).toEqual([1, line])
  })

  it('serves an empty store without the sample, finishes what runs, and starts again on the same data', async () => {
    // An address of the real world is enough: the sample's passwords are published.
    const first = start({ DATA_DIR, PUBLIC_ORIGIN: 'https://onward.example' })
    const origin = await first.listening
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' })
    const json = { 'content-type': 'application/json' }
    const newcomer = JSON.stringify({ email: 'a@example.test', username: 'somebody', password: 'a long enough phrase' })
    expect((await fetch(`${origin}/jwt/register`, { method: 'POST', headers: json, body: newcomer })).status).toBe(403)
    const chunked = new Blob(['providerId\n']).stream()
    const upload = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: chunked, duplex: 'half' } as const
    expect((await fetch(`${origin}/api/import/providers`, upload)).status).toBe(411)
    // A hash takes a while: this request is under way when the signal comes.
    const body = JSON.stringify({ email: 'somebody@example.test', password: 'some long password' })
    const running = fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body })
    await fetch(`${origin}/healthz`)
    first.child.kill('SIGTERM')
    expect((await running).status).toBe(400)
    const { code, errors, output } = await first.ended
    expect([code, errors]).toEqual([0, ''])
    expect(output()).not.toContain('Sample sign-ins')
    expect(output()).toContain(`Mail is written to ${join(DATA_DIR, 'mail')}\n`)

    const second = start({ DATA_DIR, SAMPLE: 'on' })
    await second.listening
    second.child.kill('SIGINT')
    const end = await second.ended
    expect([end.code, end.errors]).toEqual([0, ''])
    expect(end.output()).toContain('admin@onward.test')
  })

  it('changes no schema where it is told to leave that to others', async () => {
    const fresh = join(DATA_DIR, 'fresh')
    const { code, errors } = await start({ DATA_DIR: fresh, MIGRATE: 'off' }).ended
    expect([code, errors.trim()]).toEqual([1, expect.stringMatching(/^The database lacks 0001-core, .+ first\.$/)])
    const ready = start({ DATA_DIR, MIGRATE: 'off', SAMPLE: 'off', LOG_LEVEL: 'warn' })
    await ready.listening
    ready.child.kill('SIGTERM')
    const { code: end, output } = await ready.ended
    expect(end).toBe(0)
    // The sample of the start before is still there.
    expect(output()).toMatch(/^\{"level":40,.*"event":"sample.users"/)
  })

  it('says in one line that a port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo // it listens on a port
    const { code, errors } = await start({ PORT: String(port), DATA_DIR }).ended
    other.close()
    expect(code).toBe(1)
    expect(errors.trim()).toBe(`PORT ${port} is in use on 127.0.0.1. Stop what uses it, or set another PORT.`)
  })

  it('says in one line that the folder cannot be used', async () => {
    const path = join(DATA_DIR, 'file')
    await writeFile(path, '')
    await chmod(path, 0o400)
    const { code, errors } = await start({ DATA_DIR: path }).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(path)
  })

  it('says in one line that the database cannot be reached', async () => {
    const { code, errors } = await start({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  it('lets no second process open the same folder', async () => {
    const first = start({ DATA_DIR, SAMPLE: 'off' })
    await first.listening
    const { code, errors } = await start({ DATA_DIR }).ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
  })
})
