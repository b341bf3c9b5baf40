import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'kysely'
import { openStore } from '../apps/server/src/db.ts'
import { DurableFs, durableStart } from '../apps/server/src/store/durable-fs.ts'

/** What the engine asked of the disk, in order, and when a commit was answered. `file` stays the same over a rename. */
type Step =
  | { kind: 'write'; file: number; path: string; at: number; bytes: Uint8Array }
  | { kind: 'sync'; file: number }
  | { kind: 'change'; apply: (root: string) => void }
  | { kind: 'answered'; group: number }

type FsNode = { id: number; mode: number }
type FsStream = { node: FsNode; nfd: number }
type Attributes = { size?: number }
type JournaledModule = {
  FS: { isDir(mode: number): boolean; isFile(mode: number): boolean }
  NODEFS: {
    realPath(node: FsNode): string
    node_ops: {
      mknod(parent: FsNode, name: string, mode: number, device: unknown): FsNode
      rename(node: FsNode, parent: FsNode, name: string): void
      unlink(parent: FsNode, name: string): void
      rmdir(parent: FsNode, name: string): void
      setattr(node: FsNode, attributes: Attributes): void
    }
    stream_ops: {
      write(stream: FsStream, buffer: Uint8Array, offset: number, length: number, position: number): number
      setattr(stream: FsStream, attributes: Attributes): void
      fsync(stream: FsStream): number
    }
  }
}

/** What a disk writes as a whole. A page of the database is two of these. */
const sectorBytes = 4096

/** The durable file system, with a journal of all that it does. */
class JournalFs extends DurableFs {
  readonly steps: Step[] = []

  override async init(...given: Parameters<DurableFs['init']>) {
    const { emscriptenOpts } = await super.init(...given)
    const root = this.rootDir
    const journal = (module: JournaledModule) => {
      const { FS, NODEFS } = module
      const { node_ops: nodes, stream_ops: streams } = NODEFS
      const below = (node: FsNode, name = '') => join(NODEFS.realPath(node).slice(root.length), name)
      const change = (apply: (root: string) => void) => this.steps.push({ kind: 'change', apply })
      const resize = (node: FsNode, { size }: Attributes) => {
        const path = below(node)
        if (size !== undefined) change((to) => truncateSync(join(to, path), size))
      }
      const { mknod, rename, unlink, rmdir, setattr } = nodes
      nodes.mknod = (parent, name, mode, device) => {
        const path = below(parent, name)
        change((to) => (FS.isDir(mode) ? mkdirSync(join(to, path)) : writeFileSync(join(to, path), '')))
        return mknod(parent, name, mode, device)
      }
      nodes.rename = (node, parent, name) => {
        const [from, path] = [below(node), below(parent, name)]
        change((to) => renameSync(join(to, from), join(to, path)))
        rename(node, parent, name)
      }
      nodes.unlink = (parent, name) => {
        const path = below(parent, name)
        change((to) => unlinkSync(join(to, path)))
        unlink(parent, name)
      }
      nodes.rmdir = (parent, name) => {
        const path = below(parent, name)
        change((to) => rmdirSync(join(to, path)))
        rmdir(parent, name)
      }
      nodes.setattr = (node, attributes) => {
        resize(node, attributes)
        setattr(node, attributes)
      }
      const { write, setattr: setStreamAttributes, fsync } = streams
      streams.setattr = (stream, attributes) => {
        resize(stream.node, attributes)
        setStreamAttributes(stream, attributes)
      }
      streams.write = (stream, buffer, offset, length, position) => {
        const written = write(stream, buffer, offset, length, position)
        // The engine's memory is a list of signed bytes; the journal needs a copy of it as it is now.
        const bytes = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written).slice()
        this.steps.push({ kind: 'write', file: stream.node.id, path: below(stream.node), at: position, bytes })
        return written
      }
      streams.fsync = (stream) => {
        this.steps.push({ kind: 'sync', file: stream.node.id })
        return fsync(stream)
      }
    }
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    // The module's type leaves out the file systems it carries.
    preRun.push((module) => journal(module as unknown as JournaledModule))
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

const groups = 120

/** Writes groups of rows and notes after which step each was answered. */
const record = async (folder: string): Promise<Step[]> => {
  const fail = (error: unknown) => {
    throw error
  }
  // Nobody else knows of the folder: it is its own lock.
  const fs = new JournalFs(folder, fail, folder)
  const engine = await PGlite.create({ fs, startParams: [...durableStart], extensions: { btree_gist } })
  for (let group = 1; group <= groups; group += 1) {
    await engine.transaction(async (tx) => {
      for (const part of [0, 1, 2]) {
        await tx.query('insert into durability_probe values ($1, $2, $3)', [
          group,
          part,
          'x'.repeat((group * 37) % 2000),
        ])
      }
    })
    fs.steps.push({ kind: 'answered', group })
    if (group % 40 === 0) await engine.exec('checkpoint')
    if (group % 60 === 0) await engine.exec('vacuum')
  }
  const steps = [...fs.steps]
  await engine.close()
  return steps
}

const applyWrite = (root: string, step: Step & { kind: 'write' }, isSynced: boolean) => {
  const file = openSync(join(root, step.path), 'r+')
  for (let from = 0; from < step.bytes.length;) {
    const to = Math.min(step.bytes.length, from + sectorBytes - ((step.at + from) % sectorBytes))
    if (isSynced || Math.random() < 0.5) writeSync(file, step.bytes, from, to - from, step.at + from)
    from = to
  }
  closeSync(file)
}

/** Brings a copy of the folder to what the disk may hold when the power went after `cut` steps. */
const rebuild = (root: string, steps: readonly Step[], cut: number, isSyncKept: boolean) => {
  const syncedAt = new Map<number, number>()
  for (const [place, step] of steps.slice(0, cut).entries())
    if (isSyncKept && step.kind === 'sync') syncedAt.set(step.file, place)
  for (const [place, step] of steps.slice(0, cut).entries()) {
    if (step.kind === 'change') step.apply(root)
    if (step.kind === 'write') applyWrite(root, step, place < (syncedAt.get(step.file) ?? -1))
  }
}

export type PowerLoss = { what: string; isExpected: boolean; answered: number; lost: number; half: number }

type Group = { groupId: number; parts: number }

/** What is left in an image; nothing when it cannot be opened any more. */
const readGroups = async (dataDir: string): Promise<Group[]> => {
  try {
    const store = await openStore({ dataDir })
    const { rows } = await sql<Group>`
      select group_id, count(*) as parts from durability_probe group by group_id`.execute(store.db)
    await store.close()
    return rows
  } catch (error) {
    console.log(`an image cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

/**
 * Power loss, replayed: a run of the embedded engine is recorded write by write, then cut at random steps. What was synced by then
 * stays, of the rest each sector by chance; the copy is opened and must hold every answered group whole. Reduced in one point:
 * files appear, disappear and change their names and lengths in order and at once, as on a journaling file system.
 * The last image is of a disk that ignores every sync: it shows that the replay would find a loss.
 */
export const replayPowerLoss = async (folder: string, images: number): Promise<PowerLoss[]> => {
  const base = join(folder, 'base')
  mkdirSync(folder)
  const store = await openStore({ dataDir: base })
  await store.query(`create table durability_probe (
    group_id integer, part integer, filling text, primary key (group_id, part)
  )`)
  await store.close()
  const run = join(folder, 'run')
  cpSync(base, run, { recursive: true })
  const steps = await record(join(run, 'database'))
  rmSync(run, { recursive: true })

  const losses: PowerLoss[] = []
  const earliest = steps.findIndex((step) => step.kind === 'answered') + 1
  for (let image = 1; image <= images + 1; image += 1) {
    const isSyncKept = image <= images
    const cut = isSyncKept ? earliest + Math.floor(Math.random() * (steps.length - earliest)) : steps.length
    const answered = steps.slice(0, cut).flatMap((step) => (step.kind === 'answered' ? [step.group] : []))
    const dataDir = join(folder, 'image')
    cpSync(base, dataDir, { recursive: true })
    rebuild(join(dataDir, 'database'), steps, cut, isSyncKept)
    const rows = await readGroups(dataDir)
    rmSync(dataDir, { recursive: true })
    const found = new Set(rows.map(({ groupId }) => groupId))
    losses.push({
      what: `${isSyncKept ? `${image} of ${images}` : 'on a disk that ignores syncs'}, after ${cut} of ${steps.length} steps`,
      isExpected: !isSyncKept,
      answered: answered.length,
      lost: answered.filter((group) => !found.has(group)).length,
      half: rows.filter(({ parts }) => parts !== 3).length,
    })
  }
  return losses
}
