/** What a system, or another one that gets the file, does not allow in a name; and what turns the order of its letters around. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** Names of devices in Windows, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const MOST = 100

/** A name that every system takes, with the ending of its format; `otherwise` stands in where nothing is left of it. */
export const fileName = (typed: string, format: string, otherwise: string) => {
  const ending = `.${format}`
  const name = typed.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  const bare = name.toLowerCase().trim().endsWith(ending) ? name.trim().slice(0, -ending.length) : name
  // By letters, so that none is cut in half.
  const short = [...bare.replace(/^[\s.]+/, '')].slice(0, MOST).join('')
  const clean = short.replace(/[\s.]+$/, '').replace(DEVICE, '$1_')
  return `${clean || otherwise}${ending}`
}
