import { useEffect, useRef, useState } from 'react'
import { pictureFault, pictureOf, type PictureLimits } from '#web/samples/lib/picture-file.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import { sendFile } from './send-file.ts'

export type Picked = {
  id: number
  file: File
  /** The picture itself, for who chose one. */
  preview?: string
  /** How many bytes have come. */
  sent: number
  state: 'waiting' | 'sending' | 'sent' | 'failed'
}
export type Limits = { hint: string; most: number; types?: PictureLimits['types'] }

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The files that were picked: taken or refused, shown, sent and removed. */
export const useFiles = ({ hint, most, types }: Limits, isMany: boolean) => {
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const nextId = useRef(1)
  // Whoever leaves, or removes a file, wants nothing more of it to be sent.
  const running = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => all.forEach((one) => one.abort())
  }, [])
  const change = (id: number, to: Partial<Picked>) =>
    setPicked((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))

  const take = async (given: readonly File[]) => {
    const taken: Picked[] = []
    for (const file of given) {
      const fault = pictureFault(file, { types: types ?? [file.type], most })
      if (fault)
        warn(
          `${file.name} is not taken`,
          fault === 'type' ? `Its kind does not fit. ${hint}` : `It is too large. ${hint}`,
        )
      else taken.push({ id: nextId.current++, file, sent: 0, state: 'waiting' })
    }
    const fresh = (isMany ? taken : taken.slice(-1)).filter(
      ({ file }) => !isMany || !picked.some((one) => isSame(one.file, file)),
    )
    if (fresh.length === 0) return
    if (!isMany) stop(picked.map(({ id }) => id))
    setPicked((all) => [...(isMany ? all : []), ...fresh])
    for (const { id, file } of fresh.filter((one) => one.file.type.startsWith('image/'))) {
      // A picture that cannot be read has none; its name stands there in any case.
      const preview = await pictureOf(file).catch(() => undefined)
      if (preview !== undefined) change(id, { preview })
    }
  }
  const stop = (ids: readonly number[]) => ids.forEach((id) => running.current.get(id)?.abort())
  const remove = (...ids: readonly number[]) => {
    stop(ids)
    setPicked((all) => all.filter(({ id }) => !ids.includes(id)))
  }
  const sendOne = async ({ id, file, sent }: Picked) => {
    const control = new AbortController()
    running.current.set(id, control)
    change(id, { state: 'sending' })
    try {
      await sendFile(file, { from: sent, signal: control.signal, onSent: (bytes) => change(id, { sent: bytes }) })
      change(id, { state: 'sent' })
    } catch {
      // One that was removed is told nothing more.
      change(id, { state: 'failed' })
    } finally {
      running.current.delete(id)
    }
  }
  const send = () =>
    Promise.all(picked.filter(({ state }) => state === 'waiting' || state === 'failed').map((one) => sendOne(one)))
  return { picked, take, remove, send }
}
