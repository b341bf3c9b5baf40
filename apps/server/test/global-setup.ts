import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { findServerBinaries, startPostgres } from './postgres-server.ts'
import { databaseUrlOf, prepareFolder, prepareImage, prepareTemplate, runAlone } from './test-engines.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What `openTestDb` makes its databases from; nothing when there is no server to be had. */
    engine:
      | { kind: 'embedded'; image: string; folder: string }
      | { kind: 'postgres'; server: string; template: string }
      | { kind: 'none' }
  }
}

const setUpPostgres = async (project: TestProject) => {
  const given = process.env['TEST_DATABASE_URL']
  const binaries = findServerBinaries()
  if (given === undefined && binaries === undefined) {
    const line = 'No PostgreSQL server was found (TEST_DATABASE_URL, or its binaries on this machine).'
    if (process.env['CI'] === 'true') throw new Error(`${line} In CI its tests must run.`)
    console.warn(`${line} The tests on PostgreSQL are SKIPPED.`)
    project.provide('engine', { kind: 'none' })
    return async () => {}
  }
  // Tests of the schema need no disk; whether writes survive is asked by the durability script.
  const own =
    given === undefined && binaries ? await startPostgres(binaries, ['fsync=off', 'max_connections=200']) : undefined
  const server = given ?? own?.url ?? ''
  const template = `onward_template_${randomUUID().slice(0, 8)}`
  const tearDown = async () => {
    if (own) await own.stop()
    else await runAlone(server, `drop database if exists ${template} with (force)`)
  }
  try {
    await prepareTemplate(databaseUrlOf(server, 'postgres'), template)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('engine', { kind: 'postgres', server: databaseUrlOf(server, 'postgres'), template })
  return tearDown
}

/** Vitest's global setup of both server projects: each prepares its own engine, and stops exactly what it started. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (project.config.env['TEST_ENGINE'] === 'postgres') return setUpPostgres(project)
  project.provide('engine', { kind: 'embedded', image: await prepareImage(), folder: await prepareFolder() })
  return async () => {}
}
