import type { WriteStream } from 'node:tty'

const WIDTH = 30

type Progress = {
  /** The same bytes, counted. */
  bytes: AsyncIterable<Uint8Array>
  /** Wipes the bar away. */
  end(): void
}

/** Shows how much of a file has been read; only in a terminal. */
export const trackProgress = (
  source: AsyncIterable<Uint8Array>,
  size: number,
  screen: Pick<WriteStream, 'isTTY' | 'write'>,
): Progress => {
  let read = 0
  let shown = -1
  const show = () => {
    const percent = size === 0 ? 100 : Math.min(100, Math.floor((read / size) * 100))
    if (!screen.isTTY || percent === shown) return
    shown = percent
    const filled = Math.round((percent / 100) * WIDTH)
    const state = percent === 100 ? 'writing' : `${percent} %`
    screen.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${state.padEnd(8)}`)
  }
  const counted = async function* () {
    for await (const chunk of source) {
      read += chunk.length
      show()
      yield chunk
    }
  }
  const end = () => {
    if (shown >= 0) screen.write(`\r${' '.repeat(WIDTH + 12)}\r`)
    shown = -1
  }
  return { bytes: counted(), end }
}
