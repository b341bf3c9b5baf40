import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { codeOf } from '../src/store/store-error.ts'
import { SAMPLE_PASSWORD } from '../src/sample/load-sample.ts'
import { fillDataFolder } from './data-folder.ts'
import { startServer } from './server-process.ts'

const root = mkdtempSync(join(tmpdir(), 'onward-disk-'))
/** A small disk of its own; only some may make one. */
const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', root]).status === 0
const unmount = () => spawnSync('umount', [root])

const isPossible = inject('engine').kind === 'embedded' && mount('1m')
if (isPossible) unmount()
else rmSync(root, { recursive: true })

const json = { 'content-type': 'application/json' }

describe.skipIf(!isPossible)('a disk without room', () => {
  afterAll(() => rmSync(root, { recursive: true }))

  it('is named in a sentence at the first start', async () => {
    mount('10m')
    try {
      const { code, errors } = await startServer({ DATA_DIR: join(root, 'data'), SAMPLE: 'off' }).ended
      expect(code).toBe(1)
      expect(errors.trim()).toMatch(/^The embedded database .* there is no room left on the disk$/)
    } finally {
      unmount()
    }
  })

  it('lets writes be answered by 503 and the server tell that it is not well, until there is room again', async () => {
    mount('90m')
    await fillDataFolder(join(root, 'data'))
    const server = startServer({ DATA_DIR: join(root, 'data'), SAMPLE: 'on' })
    try {
      const origin = await server.listening
      const credentials = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
      const signedIn = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body: credentials })
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      const headers = { ...json, authorization: `Bearer ${accessToken}` }
      const get = async (path: string) => (await fetch(`${origin}${path}`, { headers })).json()
      const { facilities } = (await get('/api/facilities')) as { facilities: { hospitalId: string }[] }
      const { providers } = (await get('/api/providers')) as { providers: { providerId: string }[] }
      const place = { ...providers[0], ...facilities[0] }
      let day = 0
      const write = () => {
        const date = new Date(Date.UTC(2040, 0, (day += 1))).toISOString().slice(0, 10)
        const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, note: 'x'.repeat(2_000) }
        const { providerId, hospitalId } = place
        const body = JSON.stringify({ providerId, hospitalId, ...times })
        return fetch(`${origin}/api/assignments`, { method: 'POST', headers, body })
      }
      const filler = await open(join(root, 'filler'), 'w')
      const full = async () => {
        for (;;) await filler.write(Buffer.alloc(65_536))
      }
      expect(codeOf(await full().catch((error: unknown) => error))).toBe('ENOSPC')
      await filler.close()

      const acknowledged: string[] = []
      let refused: Response | undefined
      while (!refused) {
        const answer = await write()
        if (answer.status === 201) acknowledged.push(JSON.stringify(await answer.json()))
        else refused = answer
      }
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
      expect((await fetch(`${origin}/healthz`)).status).toBe(503)
      expect((await fetch(`${origin}/api/facilities`, { headers })).status).toBe(200)

      await rm(join(root, 'filler'))
      await vi.waitFor(async () => expect((await write()).status).toBe(201), { timeout: 30_000 })
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      const rows = JSON.stringify(await get('/api/assignments?from=2040-01-01&to=2040-03-31'))
      const ids = acknowledged.map((answer) => /"assignmentId":\d+/.exec(answer)?.[0] ?? '')
      expect(ids.filter((id) => !rows.includes(`${id},`))).toEqual([])
    } finally {
      server.child.kill('SIGTERM')
      await server.ended
      unmount()
    }
  })
})
