/** A call that a page will make in any case. */
export type EarlyAsk = { path: string; body?: object }
type Kept = (key: string) => string | null
/** What a feature knows of its page before the program has come, from the address and what the browser keeps. */
export type Early = {
  asks(where: Location, kept: Kept): readonly EarlyAsk[]
  /** The page's heading; undefined where it begins with something else. */
  heading(where: Location, kept: Kept, locale: string): string | undefined
}

/** Kept by `app/early.ts`, which runs before everything else. */
const asked = (globalThis as { askedEarly?: Map<string, Promise<Response>> }).askedEarly

/** The answer to what was asked before the program had come, once; undefined for what was not asked. */
export const takeEarly = (path: string, body = ''): Promise<Response> | undefined => {
  const key = `${path} ${body}`
  const answer = asked?.get(key)
  asked?.delete(key)
  return answer
}
