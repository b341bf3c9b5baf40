// What is asked of a server that `faults.ts` breaks: shifts one by one and files of them, and what was said to each.
import { setTimeout as wait } from 'node:timers/promises'
import { SAMPLE_PASSWORD } from '../apps/server/src/sample/load-sample.ts'

/** What writers were told, each shift and each file known by its note. */
export type Written = {
  acknowledged: Map<string, number>
  asked: Set<string>
  statuses: Map<number, number>
  /** Files by their note, and whether each was acknowledged. */
  imports: Map<string, boolean>
}

const json = { 'content-type': 'application/json' }
const writers = 4
/** Shifts in a file: enough to be written in several slices. */
export const FILE_ROWS = 1_000

/** Numbers from 0 to 1, the same for the same seed. */
export const randomOf = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const signIn = async (origin: string) => {
  const body = JSON.stringify({ email: 'admin@onward.test', password: SAMPLE_PASSWORD })
  const answer = await fetch(`${origin}/jwt/login`, { method: 'POST', headers: json, body })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { ...json, authorization: `Bearer ${accessToken}` }
}

/** Whether an answer leaves it open that something was written. */
const isOpen = (answer: { status: number } | undefined) => !answer || answer.status === 503

/**
 * Writes for ever: one shift after the other and, beside them, files of shifts. An answer that was lost leaves it open whether it
 * was written; every second time the same is asked again under the same key, and then it has to be there once.
 * @param origin where the server is, which may change
 * @param seed decides which lines are cut, for each writer apart from all others
 */
export const startWriting = async (origin: () => string, seed: number, enough: AbortSignal) => {
  const headers = await signIn(origin())
  const list = async (what: string) =>
    (await (await fetch(`${origin()}/api/${what}?perPage=50`, { headers })).json()) as Record<
      string,
      { providerId: string; hospitalId: string }[]
    >
  const { providers = [] } = await list('providers')
  const { facilities = [] } = await list('facilities')
  const written: Written = { acknowledged: new Map(), asked: new Set(), statuses: new Map(), imports: new Map() }
  const count = (status: number) => written.statuses.set(status, (written.statuses.get(status) ?? 0) + 1)

  /** @returns what was answered; undefined where the line was lost */
  const post = async (path: string, init: RequestInit, millis: number) => {
    try {
      const signal = AbortSignal.timeout(millis)
      const answer = await fetch(`${origin()}/api/${path}`, { method: 'POST', ...init, signal })
      const body = await answer.text()
      count(answer.status)
      if (answer.status === 503) await wait(50)
      return { status: answer.status, body }
    } catch {
      // Nobody knows whether it was written; that is what the reader allows for.
      count(0)
      await wait(50)
      return undefined
    }
  }

  const write = async (writer: number) => {
    const random = randomOf(seed + 1 + writer)
    for (let day = 0; !enough.aborted; day += 1) {
      const date = new Date(Date.UTC(2040, 0, 1 + day)).toISOString().slice(0, 10)
      const note = `fault ${writer} ${day}`
      written.asked.add(note)
      const times = { startsAt: `${date}T07:00`, endsAt: `${date}T19:00`, note }
      const row = { providerId: providers[writer]?.providerId, hospitalId: facilities[writer]?.hospitalId, ...times }
      const key = { 'idempotency-key': note.replaceAll(' ', '-') }
      const init = { headers: { ...headers, ...key }, body: JSON.stringify(row) }
      // One line in twenty is cut in the middle.
      let answer = await post('assignments', init, random() < 0.05 ? 5 : 60_000)
      if (random() < 0.5) while (!enough.aborted && isOpen(answer)) answer = await post('assignments', init, 60_000)
      if (answer?.status !== 201) continue
      const { assignment } = JSON.parse(answer.body) as { assignment: { assignmentId: number } }
      written.acknowledged.set(note, assignment.assignmentId)
    }
  }

  /** Imports files for ever, each for a person and three years of their own; all of one is there or nothing. */
  const importFiles = async () => {
    const random = randomOf(seed)
    for (let file = 0; !enough.aborted; file += 1) {
      const note = `file ${file}`
      const { providerId = '' } = providers[writers + (file % 20)] ?? {}
      const rows = Array.from({ length: FILE_ROWS }, (_, day) => {
        const date = new Date(Date.UTC(2050 + 3 * Math.floor(file / 20), 0, 1 + day)).toISOString().slice(0, 10)
        return `f${file}-${day},${providerId},${facilities[0]?.hospitalId},${date}T07:00,${date}T19:00,${note}\n`
      })
      const body = `externalId,providerId,hospitalId,startsAt,endsAt,note\n${rows.join('')}`
      written.imports.set(note, false)
      const init = { headers: { ...headers, 'content-type': 'text/csv' }, body }
      const answer = await post('import/assignments', init, random() < 0.2 ? 500 : 120_000)
      written.imports.set(note, answer?.status === 200)
      await wait(500)
    }
  }

  const done = Promise.all([importFiles(), ...Array.from({ length: writers }, (_, writer) => write(writer))])
  return { written, done }
}
