/** What a feature knows that its page will ask for, from the address and what the browser keeps. */
export type EarlyAsk = { path: string; body?: object }
export type AskEarly = (where: Location, kept: (key: string) => string | null) => readonly EarlyAsk[]

/** Kept by `app/early.ts`, which runs before everything else. */
const asked = (globalThis as { askedEarly?: Map<string, Promise<Response>> }).askedEarly

/** The answer to what was asked before the program had come, once; undefined for what was not asked. */
export const takeEarly = (path: string, body = ''): Promise<Response> | undefined => {
  const key = `${path} ${body}`
  const answer = asked?.get(key)
  asked?.delete(key)
  return answer
}
