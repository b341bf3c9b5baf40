import { ApiError } from '@onward/contract'
import { withSession } from '#web/lib/session/session.ts'

const send = withSession((request) => fetch(request))

type Settings = {
  /** Ids that may be more than an address holds: they are asked for by POST. */
  lists?: Readonly<Record<string, readonly string[]>> | undefined
  signal: AbortSignal
  /** Told how much of it has come. */
  onBytes: (bytes: number) => void
}

/**
 * Fetches a file that the server writes, as who is signed in. What stands empty in `wish` is not asked for.
 * @throws ApiError for a refusal, TypeError where the line broke on the way
 */
export const fetchFile = async (
  path: string,
  wish: Readonly<Record<string, string | undefined>>,
  { lists, signal, onBytes }: Settings,
) => {
  const address = new URL(path, location.origin)
  const said = Object.entries(wish).filter(([, text]) => text)
  if (!lists) for (const [key, text = ''] of said) address.searchParams.set(key, text)
  const posted = lists && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object.fromEntries(said), ...lists }),
  }
  const answer = await send(new Request(address, { signal, ...posted }))
  if (!answer.ok) throw new ApiError(answer.status, refusalIn(await answer.text()))
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body?.getReader()
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done) break
    if (value) pieces.push(value)
    onBytes((bytes += value?.length ?? 0))
  }
  const type = answer.headers.get('content-type') ?? ''
  return { name: name ?? 'onward', file: new Blob(pieces, { type }) }
}

const refusalIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy in between answers in words of its own.
    return undefined
  }
}
