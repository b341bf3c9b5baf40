/** A call that a page will make in any case. */
export type EarlyAsk = { path: string; body?: object }
/** Reads what the browser keeps under a key, for this tab or for all. */
export type Kept = (key: string) => string | null
/** What stands on a page first: its heading, and the date at the top of its list. */
export type Opening = { heading?: string | undefined; day?: string | undefined }
/** What a feature knows of its page before the program has come, from the address and what the browser keeps. */
export type Early = {
  asks(where: Location, kept: Kept, locale: string): readonly EarlyAsk[]
  /** How its page begins; nothing where that is not known. */
  opening(where: Location, kept: Kept, locale: string): Opening | undefined
}

/** Kept by `app/early.ts`, which runs before everything else. */
const asked = (globalThis as { askedEarly?: Map<string, Promise<Response>> }).askedEarly

/** What nobody has taken for so long says how things stood, and no longer how they stand. */
const KEPT_MS = 30_000

/** The answer to what was asked before the program had come, once and soon; undefined for what was not asked. */
export const takeEarly = (path: string, body = ''): Promise<Response> | undefined => {
  const key = `${path} ${body}`
  // Counted from when the page was opened.
  const answer = performance.now() < KEPT_MS ? asked?.get(key) : undefined
  asked?.delete(key)
  return answer
}
