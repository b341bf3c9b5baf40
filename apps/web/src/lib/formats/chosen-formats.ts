import { keep, kept } from '#web/lib/storage.ts'

/** What a locale calls the first day of the week and the clock; what is empty is as the language has it. */
const CHOICE = /^(-fw-(mon|sat|sun))?(-hc-h(12|23))?$/

let chosen = ''
/** The clock and the first day of the week that were chosen here, such as `-fw-mon-hc-h23`. */
export const chosenFormats = () => chosen
export const chooseFormats = (to: string) => keep('formats', (chosen = to))
/** Takes up what was chosen on an earlier visit; what was edited by hand would stop every format. */
export const restoreFormats = () => {
  const stored = kept('formats') ?? ''
  if (CHOICE.test(stored)) chosen = stored
}
