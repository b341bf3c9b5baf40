import { ApiError, type ImportKind } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { ask } from '#web/lib/api.ts'
import { isUnanswered } from '#web/lib/unanswered.ts'
import { api, sendImport, type Settings } from './api.ts'

/** How far a file has come that this page sends: `lost` is one of which nobody has heard whether it arrived. */
export type Sending = {
  importId: string
  phase: 'sending' | 'sent' | 'lost' | 'refused'
  error?: unknown
  /** Since when it has come so far. */
  at: number
}
type What = { kind: ImportKind; file: Blob; settings: Settings }

/** Sends a file, and the same one again under the same id where the line was lost. */
export const useSending = () => {
  const [sending, setSending] = useState<Sending>()
  const [last, setLast] = useState<What>()
  const go = async ({ kind, file, settings }: What, importId: string) => {
    // Another file may be sent before this one is answered.
    const become = (phase: Sending['phase'], error?: unknown) =>
      setSending((now) => (now?.importId === importId ? { importId, phase, error, at: Date.now() } : now))
    setSending({ importId, phase: 'sending', at: Date.now() })
    try {
      await sendImport(kind, file, settings, importId)
      become('sent')
    } catch (error) {
      become(isUnanswered(error) ? 'lost' : 'refused', error)
    }
  }
  return {
    sending,
    send: (what: What) => {
      const importId = newId()
      setLast(what)
      void go(what, importId)
      return importId
    },
    again: () => {
      if (sending && last) void go(last, sending.importId)
    },
    forget: () => setSending(undefined),
  }
}

const ASK_MS = { least: 100, most: 1_000 }
/** In how many ms it is asked again how far an import is: a short one is done in a moment, a long one goes on for minutes. */
const askIn = (asked: number) => Math.min(ASK_MS.least * 2 ** asked, ASK_MS.most)

export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

type Heard = {
  data: { state: string } | undefined
  error: unknown
  dataUpdateCount: number
  errorUpdateCount: number
}
/** In how many ms it is asked again, if at all; `sending` is how far the page has come that sends it. */
export const nextAsk = (heard: Heard, sending: Sending | undefined): number | false => {
  if (heard.data && heard.data.state !== 'running') return false
  // One of ours may still be on its way, but not one whose line was lost and of which the server knows nothing since.
  const isOver = !sending || sending.phase === 'lost'
  if (isUnknown(heard.error) && isOver) return false
  return askIn(heard.dataUpdateCount + heard.errorUpdateCount)
}

/** How an import stands, asked again until it has ended; the server knows of one that is being sent as soon as it begins to arrive. */
export const useImport = (importId: string | undefined, sending: Sending | undefined) => {
  const own = sending?.importId === importId ? sending : undefined
  const { queryKey, ...asked } = ask(api.importState, { importId: importId ?? '' })
  return useQuery({
    ...asked,
    // What was asked before the line was lost may be answered after it, and says nothing of what arrived in between.
    queryKey: own?.phase === 'lost' ? [...queryKey, own.at] : queryKey,
    placeholderData: (before) => (before?.importId === importId ? before : undefined),
    enabled: importId !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => nextAsk(state, own),
  })
}
