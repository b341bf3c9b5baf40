import { open } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The longest address of a socket that every system takes. */
const longestAddress = 100

/** Names for the sockets of a folder that every system takes, however long its path is, until it is closed. */
export const openSocketPaths = async (folder: string) => {
  // Held open so that Linux can name the folder in few characters.
  const handle = process.platform === 'linux' ? await open(folder, 'r') : undefined
  const near = (name: string) => {
    const path = join(folder, name)
    const short = relative(process.cwd(), path)
    if (path.length <= longestAddress) return path
    return short.length <= longestAddress || handle === undefined ? short : `/proc/self/fd/${handle.fd}/${name}`
  }
  return { near, close: async () => handle?.close() }
}
