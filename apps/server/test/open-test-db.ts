import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, inject } from 'vitest'
import { createStore, type Store } from '../src/db.ts'
import { openEmbeddedEngine, type EmbeddedLimits } from '../src/store/embedded-engine.ts'
import type { Engine } from '../src/store/engine.ts'
import { openPostgresEngine } from '../src/store/postgres-engine.ts'
import { databaseUrlOf, runAlone } from './test-engines.ts'

const engine = inject('engine')

let image: Promise<Uint8Array> | undefined

// Shared memory: every database's thread reads the same copy.
const readImage = async (path: string): Promise<Uint8Array> => {
  const file = await readFile(path)
  const shared = new Uint8Array(new SharedArrayBuffer(file.length))
  shared.set(file)
  return shared
}

/**
 * `again` opens the same database as another process would find it. On the embedded engine, where only one may hold it, that is
 * what the next process finds.
 */
type TestEngine = Engine & { again(): Promise<Engine> }

const openEmbedded = async (image: Uint8Array, limits: EmbeddedLimits): Promise<TestEngine> => {
  const opened = await openEmbeddedEngine({ kind: 'memory', image }, limits)
  return { ...opened, again: async () => openEmbedded(await opened.dump(), limits) }
}

/** An engine on a freshly migrated, empty database of its own; its `end` throws the database away. */
export const openTestEngine = async (limits: EmbeddedLimits = {}): Promise<TestEngine> => {
  if (engine.kind === 'none')
    throw new Error('There is no PostgreSQL here: use `describeEngine`, which skips such tests.')
  if (engine.kind === 'embedded') {
    image ??= readImage(engine.image)
    return openEmbedded(await image, limits)
  }
  const name = `onward_test_${randomUUID().slice(0, 8)}`
  await runAlone(engine.server, `create database ${name} template ${engine.template}`)
  const open = () => openPostgresEngine(databaseUrlOf(engine.server, name), () => {})
  const postgres = await open()
  const end = async () => {
    await postgres.end()
    await runAlone(engine.server, `drop database ${name} with (force)`)
  }
  return { ...postgres, end, again: open }
}

/** A freshly migrated, empty store of its own on the engine of this run. Close it. */
export const openTestDb = async (): Promise<Store> => createStore(await openTestEngine())

/** The engine of this run. */
export const engineName: 'embedded' | 'postgres' = engine.kind === 'embedded' ? 'embedded' : 'postgres'

/** `describe` for tests that need the store: skipped when its engine is not to be had on this machine. */
export const describeEngine = engine.kind === 'none' ? describe.skip : describe
