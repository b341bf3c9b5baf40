import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { Endpoint } from '@onward/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../src/api.ts'
import { openApp } from './app-fixture.ts'
import { describeEngine } from './open-test-db.ts'

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, unknown>
  security: unknown[]
  'x-allow': unknown
}
type Document = { servers: unknown; paths: Record<string, Record<string, Operation>> }

let document: Document
let server: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  server = await openApp()
  document = (await server.send('GET', '/api/openapi.json')).body
})
afterAll(() => server.close())

describeEngine('the API document', () => {
  it('is a valid OpenAPI document', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('is one in which a linter of others finds no error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onward-openapi-'))
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
    const env = { PATH: process.env['PATH'] ?? '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'lint', file, '--format=json'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    await rm(folder, { recursive: true })
    expect([status, JSON.parse(stdout)], stderr).toMatchObject([0, { totals: { errors: 0 } }])
  })

  it.each(Object.entries(api) as [string, Endpoint][])('has %s with its words, answers and lock', (name, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId.split('Or')).toContain(name)
    expect(operation?.summary).toContain(endpoint.summary)
    for (const status of Object.keys(endpoint.answers)) expect(operation?.responses).toHaveProperty(status)
    expect(operation?.security).toEqual(endpoint.allow === 'everybody' ? [] : [{ bearer: [] }])
    const allowed = operation?.['x-allow']
    if (typeof allowed === 'string') expect(allowed).toBe(endpoint.allow)
    else expect(allowed).toMatchObject({ [endpoint.requestType ?? '']: endpoint.allow })
    for (const [, field] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
      expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: field, in: 'path', required: true }))
    }
    if (endpoint.requestType !== undefined) {
      expect(JSON.stringify(operation?.requestBody)).toContain(`{"const":"${endpoint.requestType}"}`)
    }
    if (endpoint.file) expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual([endpoint.file])
  })

  it('says where the server is, what any call may be refused with, and how a create is sent twice', () => {
    expect(document.servers).toEqual([{ url: '/' }])
    const operations = Object.values(document.paths).flatMap((methods) => Object.entries(methods))
    for (const [method, { operationId, responses }] of operations) {
      const wanted = method === 'get' || method === 'delete' ? ['400', '503'] : ['400', '413', '415', '503']
      expect([operationId, ...wanted.filter((status) => !(status in responses))]).toEqual([operationId])
    }
    const keyed = operations.filter(([, { parameters }]) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    expect(keyed.map(([, { operationId }]) => operationId)).toEqual([
      'createProvider',
      'createAssignment',
      'createFacility',
      'inviteUser',
      'createShiftType',
      'createSpecialty',
      'createCredentialType',
      'createCredential',
      'createRequirement',
      'createContract',
      'createRate',
      'createCallOutRate',
      'createPremium',
      'createBudget',
      'createRule',
      'switchPackOn',
      'propose',
      'undoBatch',
      'publish',
      'withdrawPublication',
      'lockPeriod',
      'copyShifts',
      'createTemplate',
      'applyTemplate',
      'createSeries',
      'changeSeries',
      'cancelSeries',
      'createDemand',
      'saveDemand',
      'createDemandDay',
      'createBoardView',
      'createInsightView',
      'createHolidays',
      'createLeaveKind',
      'createLeave',
      'createLeaveOfSeveral',
      'importFacilities',
      'importProviders',
      'importContracts',
      'importCredentials',
      'importDemand',
      'importRates',
      'importAssignments',
      'importWorkedHours',
    ])
  })

  it('has nothing else', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const offered = new Set((Object.values(api) as Endpoint[]).map(({ method, path }) => `${method} ${path}`))
    expect(new Set(listed)).toEqual(offered)
  })
})
