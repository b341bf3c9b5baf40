import type { Language } from '@onward/contract'
import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'
import { datesIn, localeOf } from '#server/texts.ts'
import { textsFor } from './mail-texts.ts'

const KINDS = ['added', 'changed', 'removed'] as const
type Kind = (typeof KINDS)[number]

/** Something that a mail is about: what became of shifts, or of leave, a line each. */
export type Topic = {
  /** Whose words its kinds have: those of shifts, of shifts that are taken back, or of leave. */
  of: '' | 'back.' | 'leave.'
  /** The text that says how people come to be told. */
  by: 'published' | 'withdrawn' | 'since' | 'leave.since'
  /** The first and the last of their days. */
  from: string
  to: string
  lines: readonly { kind: Kind; start: string; line: string }[]
}

/** The subject says each kind that is listed: who reads no further must not stay at home on a day that is theirs again. */
const partsOf = (language: Language | null, { of, by, from, to, lines }: Topic) => {
  const say = textsFor(language)
  const parts = KINDS.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind).toSorted((one, other) => (one.start < other.start ? -1 : 1))
    return own.length === 0 ? [] : [{ kind, list: own.map(({ line }) => line).join('\n') }]
  })
  const heads = parts.map(({ kind }, at) => say(at === 0 ? `${of}head.${kind}` : `${of}word.${kind}`))
  // Of the English ones the British have no comma before the last word.
  const anyOf = new Intl.ListFormat(language === null || language === 'en' ? 'en-GB' : localeOf(language), {
    type: 'disjunction',
  })
  const dateSaid = datesIn(language)
  const dates = { from: dateSaid(from), to: dateSaid(to) }
  const named = of === 'leave.' ? of : ''
  const days = from === to ? say(`${named}days.one`, dates) : say(`${named}days.more`, dates)
  const kinds = anyOf.format(parts.map(({ kind }) => say(`${of}word.${kind}`)))
  const lists = parts.map(({ kind, list }) => `${say('headed', { kind: say(`${of}head.${kind}`) })}\n${list}`)
  return {
    subject: say('subject', { kinds: heads.reduce((one, other) => say('then', { one, other })), days }),
    text: `${say(by, { days, kinds, count: lines.length })}\n\n${lists.join('\n\n')}`,
  }
}

/**
 * A mail of what became of somebody's shifts and leave, under their kinds.
 * @param more what stands below
 */
export const newsMail = (
  { publicOrigin }: Config,
  { email, language }: { email: string; language: Language | null },
  topics: readonly Topic[],
  more = '',
): Mail => {
  const say = textsFor(language)
  const parts = topics.map((topic) => partsOf(language, topic))
  const calendar = [...(topics.some(({ of }) => of !== 'leave.') ? [say('clocks')] : []), say('calendar')].join(' ')
  // Where the first of what is listed stands, of however many months a publication was.
  const month = topics.flatMap(({ lines }) => lines.map(({ start }) => start.slice(0, 7))).toSorted()[0] ?? ''
  return {
    to: email,
    subject: parts.map(({ subject }) => subject).reduce((one, other) => say('both', { one, other })),
    text: `${parts.map(({ text }) => text).join('\n\n')}

${calendar}

${publicOrigin}/calendar?month=${month}
${more}`,
  }
}
