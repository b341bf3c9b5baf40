import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type RawRequest = { method?: string; target: string; headers?: Record<string, string>; body?: string }
export type RawAnswer = { status: number; headers: Headers; body: Buffer }

const spelled = ({ method = 'GET', target, headers = {}, body = '' }: RawRequest) =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: onward.test',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `\r\n${body}`,
  ].join('\r\n')

/** The chunks that stand at the beginning of `bytes`, and how long they are with all that surrounds them. */
const dechunked = (bytes: Buffer): { body: Buffer; length: number } => {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n', at)
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    if (end === -1 || Number.isNaN(size)) throw new Error('A chunk without a length')
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 2 + size + 2
    if (size === 0) return { body: Buffer.concat(parts), length: at }
  }
}

/** The answer that stands at the beginning of `bytes`, and what comes after it. */
const readAnswer = (bytes: Buffer, method: string | undefined): RawAnswer & { rest: Buffer } => {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(first) ?? []
  if (end === -1 || status === undefined) throw new Error(`No answer begins with ${JSON.stringify(first)}`)
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()]
    }),
  )
  const after = bytes.subarray(end + 4)
  if (method === 'HEAD' || status === '304' || status === '204')
    return { status: Number(status), headers, body: Buffer.alloc(0), rest: after }
  if (headers.get('transfer-encoding') === 'chunked') {
    const { body, length } = dechunked(after)
    return { status: Number(status), headers, body, rest: after.subarray(length) }
  }
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (!(after.length >= length)) throw new Error(`${length} bytes were announced, ${after.length} came`)
  return { status: Number(status), headers, body: after.subarray(0, length), rest: after.subarray(length) }
}

/**
 * Writes requests down one connection, all at once, and reads the answers by the lengths that they say, as clients and
 * proxies do.
 * @throws when what came is not the announced answers and nothing else
 */
export const askRaw = async (port: number, requests: readonly RawRequest[]): Promise<RawAnswer[]> => {
  const socket = connect(port, '127.0.0.1')
  const last = requests.length - 1
  for (const [index, request] of requests.entries()) {
    const headers = { ...request.headers, ...(index === last && { connection: 'close' }) }
    socket.write(spelled({ ...request, headers }), 'latin1')
  }
  let rest: Buffer = await buffer(socket)
  const answers = requests.map(({ method }) => {
    const { rest: after, ...answer } = readAnswer(rest, method)
    rest = after
    return answer
  })
  if (rest.length > 0) throw new Error(`${rest.length} bytes came that nobody announced`)
  return answers
}
