import { randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { openSocketPaths } from './socket-path.ts'
import { codeOf, StoreError } from './store-error.ts'

/** Another process works with the folder. */
export class FolderBusyError extends StoreError {}

export type FolderLock = {
  /** The file that shows that the folder is taken. Somebody may remove it while we hold it, and then another one get in. */
  path: string
  /** Lets the holder hear who connects to the lock while it is held. */
  serve(hear: (socket: Socket) => void): void
  release(): Promise<void>
}

/** Whether a file of a data folder is the lock of a process. */
export const isLock = (name: string) => name.startsWith('lock-') && name.endsWith('.sock')

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })

/**
 * What the process behind a socket says: `held`, `trying`, or nothing because it is gone. With `until` it waits for the
 * end of `trying`.
 */
const ask = (path: string, until: 'anything' | 'a decision') =>
  new Promise<'held' | 'trying' | 'gone'>((resolve, reject) => {
    const socket = connect(path)
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      heard += text
      if (heard.includes('held')) resolve('held')
      else if (until === 'anything') resolve('trying')
      if (heard.includes('held') || until === 'anything') socket.destroy()
    })
    socket.on('close', () => resolve('gone'))
    socket.on('error', (error) => {
      const code = codeOf(error)
      // Refused: the file outlived its process. Missing: it was taken away meanwhile. Reset: it ended as we asked.
      if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ECONNRESET') resolve('gone')
      else reject(error)
    })
  })

/**
 * Takes a folder for this process. The lock is a socket in the folder that is listened on: it ends with the process however
 * that ends, and a file left behind refuses connections. Every process has a name of its own, so that clearing away a dead
 * one's file can never hit a living one's; two that try at once see each other, and the one whose name sorts first wins.
 * It holds among processes of one machine, not across a network file system.
 * @throws StoreError when another process has it
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  const { near, close: forgetPaths } = await openSocketPaths(folder)
  const id = randomUUID().slice(0, 8)
  const name = `lock-${id}.sock`
  const sockets = new Set<Socket>()
  let state: 'trying' | 'held' = 'trying'
  let hear: (socket: Socket) => void = () => {}
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => sockets.delete(socket))
    socket.unref()
    socket.write(state)
    hear(socket)
  })

  const release = async () => {
    await rm(join(folder, name), { force: true })
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    await forgetPaths()
  }

  const busy = () => new FolderBusyError(`The data folder ${folder} is in use by another process. Stop that one first.`)

  // Bound under a name nobody looks at and then renamed: a socket exists for a moment before it listens, and would be
  // taken for a dead one in that moment.
  await listen(server, near(`lock-${id}.new`))
  server.unref()
  await rename(join(folder, `lock-${id}.new`), join(folder, name))
  try {
    for (const other of (await readdir(folder)).filter((entry) => isLock(entry) && entry !== name)) {
      let answer = await ask(near(other), 'anything')
      if (answer === 'trying' && other < name) throw busy()
      if (answer === 'trying') answer = await ask(near(other), 'a decision')
      if (answer === 'held') throw busy()
      await rm(join(folder, other), { force: true })
    }
  } catch (error) {
    await release()
    throw error
  }
  state = 'held'
  for (const socket of sockets) socket.write(state)
  const serve: FolderLock['serve'] = (listener) => {
    hear = listener
    for (const socket of sockets) listener(socket)
  }
  return { path: join(folder, name), serve, release }
}
