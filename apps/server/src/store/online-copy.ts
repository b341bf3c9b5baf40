import { once } from 'node:events'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { withClient, type Engine } from './engine.ts'
import { isLock } from './folder-lock.ts'
import { linesOf } from './lines.ts'
import { noteExport } from './note-export.ts'
import { openSocketPaths } from './socket-path.ts'
import { codeOf, messageOf, StoreError } from './store-error.ts'

// A command asks the process that holds a data folder, over the socket of its lock, for leave to copy the files beneath it. Only
// who may write into the folder can connect. What is said, a line each:
//
//   copy   →  started | refused …   PostgreSQL's online backup has begun; nothing is removed from its log meanwhile
//   stop   →  label … | refused …   it has ended, and this is the label that the copy needs, as JSON
//   done   →  ended                 another one may begin
//
// The end of the connection ends it all, however it comes.

/** The holder's side of copies of the files of an engine that goes on working. One at a time. */
export const createCopies = (engine: Engine) => {
  let holder: Socket | undefined
  let hasBegun = false

  const begin = async () => {
    await noteExport(engine)
    await withClient(engine, (client) => client.query("select pg_backup_start('onward', true)", []), { patient: true })
    hasBegun = true
    return 'started'
  }
  const stop = async () => {
    const ask = 'select labelfile as label from pg_backup_stop(false)'
    const { rows } = await withClient(engine, (client) => client.query<{ label: string }>(ask, []))
    hasBegun = false
    return `label ${JSON.stringify(rows[0]?.label)}`
  }
  const leave = async (socket: Socket) => {
    if (holder !== socket) return
    try {
      if (hasBegun) await stop()
    } catch {
      // An engine that was ended or lost meanwhile has forgotten the backup by itself.
    }
    hasBegun = false
    holder = undefined
  }
  const answerTo = async (socket: Socket, line: string): Promise<string> => {
    if (line === 'copy' && holder !== undefined) return 'refused another backup is under way'
    if (line === 'copy') holder = socket
    try {
      if (line === 'copy') return await begin()
      if (line === 'stop' && holder === socket) return await stop()
      if (line === 'done' && holder === socket) {
        await leave(socket)
        return 'ended'
      }
      return 'refused that is no request'
    } catch (error) {
      return `refused ${messageOf(error).replaceAll('\n', ' ')}`
    }
  }
  /** Answers what comes over a connection, one request after the other. */
  const serve = (socket: Socket): void => {
    const converse = async () => {
      try {
        for await (const line of linesOf(socket)) socket.write(`${await answerTo(socket, line)}\n`)
      } catch {
        // Whoever was on the other end has left without a word, which is one way to leave.
      }
      await leave(socket)
    }
    void converse()
  }
  return { serve, isUnderWay: () => holder !== undefined }
}

const connectTo = async (path: string) => {
  const socket = connect(path)
  await once(socket, 'connect')
  return socket
}

/** A connection to whoever holds the folder. */
const reachHolder = async (folder: string): Promise<Socket> => {
  const paths = await openSocketPaths(folder)
  try {
    for (const name of (await readdir(folder)).filter(isLock)) {
      try {
        return await connectTo(paths.near(name))
      } catch (error) {
        // The file of a process that has ended.
        if (codeOf(error) !== 'ECONNREFUSED' && codeOf(error) !== 'ENOENT') throw error
      }
    }
  } finally {
    await paths.close()
  }
  throw new StoreError(`Nobody holds the data folder ${folder} any more. Try again.`)
}

/** Says a line and hears the next one that the holder answers. */
const talkTo = (socket: Socket) => {
  const lines = linesOf(socket)
  const lost = (cause?: unknown) =>
    new StoreError('The server ended while its files were copied. Try again.', { cause })
  return async (request: string): Promise<string> => {
    socket.write(`${request}\n`)
    const { value, done } = await lines.next().catch((error: unknown) => {
      throw lost(error)
    })
    if (done) throw lost()
    // What the lock says to everybody who connects stands before the first answer.
    const answer = value.replace(/^(trying|held)*/, '')
    if (answer.startsWith('refused ')) throw new StoreError(`The server could not be copied: ${answer.slice(8)}.`)
    return answer
  }
}

/** Copies the files of a database in use: one that has vanished since its folder was read was of no table that counts. */
const copyTree = async (from: string, to: string, isWanted: (name: string) => boolean): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, isWanted)
    else
      await copyFile(source, target).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
      })
  }
}

/**
 * Copies the database of a folder that a running process holds, which goes on working, and gives the copy to `work` as a data
 * folder. The copy is in the data folder, where the same may be read by the same people, and is removed afterwards.
 * @throws StoreError when the holder does not let it, or ends meanwhile
 */
export const withOnlineCopy = async <T>(dataDir: string, work: (copy: string) => Promise<T>): Promise<T> => {
  const folder = resolve(dataDir)
  const from = join(folder, 'database')
  const copy = join(folder, 'database-copy')
  const to = join(copy, 'database')
  const socket = await reachHolder(folder)
  /** Also what one that was ended in the midst of it left behind. */
  const clear = () => rm(copy, { recursive: true, force: true })
  try {
    const say = talkTo(socket)
    await say('copy')
    // Only now: before, it may be somebody else's.
    try {
      await clear()
      await mkdir(copy, { mode: 0o700 })
      await copyTree(from, to, (name) => name !== 'pg_wal' && name !== 'postmaster.pid')
      const label: unknown = JSON.parse((await say('stop')).replace('label ', ''))
      // The log comes last: it holds what was written while the rest was copied.
      await copyTree(join(from, 'pg_wal'), join(to, 'pg_wal'), () => true)
      await writeFile(join(to, 'backup_label'), String(label), { mode: 0o600 })
      return await work(copy)
    } finally {
      await clear()
      // A server that has ended meanwhile has nothing to let go of, and the copy may be whole all the same.
      await say('done').catch(() => {})
    }
  } finally {
    socket.destroy()
  }
}
