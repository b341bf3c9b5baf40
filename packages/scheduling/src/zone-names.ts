import { isTimeZone } from './time-zones.ts'

/**
 * What people write for a zone, and which one they probably mean. A letter code names an offset, and half of them several: in a
 * zone that keeps daylight saving time it is right for half of the year at most.
 */
const MEANT: readonly [zone: string, codes: string][] = [
  ['America/New_York', 'ET EST EDT EST5EDT'],
  ['America/Chicago', 'CT CST CDT CST6CDT'],
  ['America/Denver', 'MT MST MDT MST7MDT'],
  ['America/Los_Angeles', 'PT PST PDT PST8PDT'],
  ['America/Anchorage', 'AKT AKST AKDT'],
  ['America/Puerto_Rico', 'AST ADT PRT'],
  ['America/St_Johns', 'NST NDT CNT'],
  ['America/Indiana/Indianapolis', 'IET'],
  ['America/Phoenix', 'PNT'],
  ['America/Sao_Paulo', 'BRT BET'],
  ['America/Argentina/Buenos_Aires', 'ART AGT'],
  ['Pacific/Honolulu', 'HT HST HDT'],
  ['Pacific/Guam', 'CHST'],
  ['Pacific/Pago_Pago', 'SST MIT'],
  ['Pacific/Auckland', 'NZST NZDT'],
  ['Australia/Sydney', 'AET AEST AEDT'],
  ['Australia/Darwin', 'ACT ACST ACDT'],
  ['Australia/Perth', 'AWST'],
  ['Europe/London', 'BST GMT'],
  ['Europe/Paris', 'CET CEST ECT MET MEST MEZ MESZ'],
  ['Europe/Athens', 'EET EEST'],
  ['Europe/Lisbon', 'WET WEST'],
  ['Europe/Moscow', 'MSK'],
  ['Africa/Johannesburg', 'CAT SAST'],
  ['Africa/Nairobi', 'EAT'],
  ['Africa/Lagos', 'WAT'],
  ['Asia/Kolkata', 'IST'],
  ['Asia/Karachi', 'PLT PKT'],
  ['Asia/Yerevan', 'NET'],
  ['Asia/Ho_Chi_Minh', 'VST'],
  ['Asia/Shanghai', 'CTT'],
  ['Asia/Tokyo', 'JST'],
  ['Asia/Seoul', 'KST'],
]
const meant = new Map(MEANT.flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone])))

/** The zone that is probably meant by a letter code such as `EST`. */
export const zoneMeant = (code: string): string | undefined => meant.get(code.toUpperCase())

/** Why a text cannot be the time zone of a place, as the end of a sentence that begins with the text; undefined when it can. */
export const wrongZone = (text: string): string | undefined => {
  const probably = zoneMeant(text)
  if (probably !== undefined) return `is a code for an offset, not a time zone: probably ${probably} is meant`
  return isTimeZone(text) ? undefined : 'is not a time zone such as America/New_York'
}

/** A time zone in the letters in which it is written, `Europe/Paris` for `europe/paris`; another name of it stays as it is. */
export const zoneSpelled = (timeZone: string): string => {
  const known = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  return known.toLowerCase() === timeZone.toLowerCase() ? known : timeZone
}
