import type { Language, PublishedDiff, PublishedEntry } from '@onward/contract'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { publishedMail } from './published-mails.ts'

type Side = NonNullable<PublishedEntry['after']>
const side = (more: Partial<Side> = {}): Side => ({
  hospitalId: 'ny',
  facilityName: 'Harbor General',
  startsAt: '2026-12-22T19:00',
  endsAt: '2026-12-23T07:00',
  timeZone: 'America/New_York',
  shiftTypeName: 'Night',
  ...more,
})
const NIGHT = '- Tue 2026-12-22 19:00 to Wed 2026-12-23 07:00, Night, Harbor General'
const added: PublishedEntry = { assignmentId: 1, kind: 'added', before: null, after: side() }
const removed: PublishedEntry = { assignmentId: 2, kind: 'removed', before: side(), after: null }
const changed = (before: Partial<Side>, after: Partial<Side>): PublishedEntry => ({
  assignmentId: 3,
  kind: 'changed',
  before: side(before),
  after: side(after),
})
const mailOf = (entries: PublishedEntry[], isWithdrawal = false, language: Language | null = null) => {
  const diff: PublishedDiff = {
    providerId: 'p1',
    providerName: 'Person p1',
    minutesBefore: 0,
    minutesAfter: 0,
    isMailed: true,
    entries,
  }
  const told = { diff, from: '2026-12-01', to: '2026-12-31', isWithdrawal, language }
  return publishedMail(readConfig({}), 'p1@example.test', told)
}
const DAYS = 'your schedule from 2026-12-01 to 2026-12-31'

describe('the mail of a publication', () => {
  it.each([
    ['added', [added], false, 'New', 'this shift is new.'],
    ['removed', [removed, removed], false, 'No longer yours', 'these shifts are no longer yours.'],
    [
      'all',
      [removed, changed({}, {}), added],
      false,
      'New, changed, no longer yours',
      'these shifts are new, changed or no longer yours.',
    ],
    ['given back', [added], true, 'Yours again', 'this shift is yours again, as a publication has been withdrawn.'],
    [
      'given back and taken',
      [removed, added],
      true,
      'Yours again, no longer published',
      'these shifts are yours again or no longer published, as a publication has been withdrawn.',
    ],
    [
      'as before',
      [changed({}, {})],
      true,
      'As before again',
      'this shift is as before again, as a publication has been withdrawn.',
    ],
  ])('says in its subject and its first sentence what it lists: %s', (_, entries, isWithdrawal, head, sentence) => {
    const { subject, text } = mailOf(entries, isWithdrawal)
    expect(subject).toBe(`${head}: ${DAYS}`)
    const [first] = text.split('\n')
    const opening = isWithdrawal ? 'Of' : 'In what has been published of'
    expect(first).toBe(`${opening} ${DAYS}, ${sentence}`)
  })

  it('leads to the month of the first shift that it lists', () => {
    const later = { ...added, after: side({ startsAt: '2027-01-03T07:00', endsAt: '2027-01-03T19:00' }) }
    expect(mailOf([later]).text).toContain('/calendar?month=2027-01\n')
    expect(mailOf([later, removed]).text).toContain('/calendar?month=2026-12\n')
  })

  it('lists a shift by the wall of its place, with the weekday of each date', () => {
    expect(mailOf([added]).text).toContain(`New:\n${NIGHT}\n\nTimes are`)
    // A name is no line of its own.
    const { text } = mailOf([{ ...added, after: side({ facilityName: 'Harbor\n- Mon' }) }])
    expect(text).toContain(', Night, Harbor - Mon\n')
  })

  it.each([
    [
      'times',
      { endsAt: '2026-12-23T05:00' },
      {},
      ['was Tue 2026-12-22 19:00 to Wed 2026-12-23 05:00, Night, Harbor General'],
    ],
    ['a note that is new', { note: null }, { note: 'Bring\nthe pager' }, ['the note is new: Bring the pager']],
    ['a note that is another', { note: 'Pager' }, { note: 'Phone' }, ['the note is now: Phone, was: Pager']],
    ['a note that is gone', { note: 'Pager' }, { note: null }, ['the note is gone: Pager']],
    [
      'the specialty, and a note beside it',
      { specialtyName: 'Surgery', note: null },
      { specialtyName: null, note: 'Phone' },
      ['the specialty is gone: Surgery', 'the note is new: Phone'],
    ],
    ['a place of the same name', { hospitalId: 'la' }, {}, ['at another facility of the same name']],
    ['the zone', { timeZone: 'America/Denver' }, {}, ['the time zone is now: America/New_York, was: America/Denver']],
    ['what a server of before did not keep', {}, {}, ['its note or specialty changed; see your schedule']],
  ])('says what changed of a shift, and no line twice: %s', (_, before, after, lines) => {
    const { text } = mailOf([changed(before, after)])
    expect(text).toContain(`Changed:\n${[NIGHT, ...lines.map((line) => `  (${line})`)].join('\n')}\n\nTimes are`)
  })

  it.each([
    // Forward in March, back in November.
    ['2028-03-12T02:30', '2028-03-12T10:00', ['the clocks skip 02:30 that night: 03:30 is meant']],
    ['2028-11-04T19:00', '2028-11-05T01:30', ['the clocks show 01:30 twice that night: the first is meant']],
    ['2028-03-11T19:00', '2028-03-12T07:00', []],
  ])('says what the clocks do to a time of %s to %s', (startsAt, endsAt, remarks) => {
    const { text } = mailOf([{ ...added, after: side({ startsAt, endsAt }) }])
    expect(text.split('\n').flatMap((line) => /^ {2}\((.*)\)$/.exec(line)?.[1] ?? [])).toEqual(remarks)
  })

  it.each<[Language, string, string, string]>([
    [
      'de',
      'Neu, geändert: Ihr Dienstplan vom 01.12.2026 bis 31.12.2026',
      'Veröffentlicht wurde Ihr Dienstplan vom 01.12.2026 bis 31.12.2026: 2 Dienste sind neu oder geändert.',
      '- Di 22.12.2026 19:00 bis Mi 23.12.2026 07:00, Nacht, Harbor General',
    ],
    [
      'fr',
      'Ajout, modification : votre planning du 01/12/2026 au 31/12/2026',
      'Ce qui a été publié de votre planning du 01/12/2026 au 31/12/2026 : 2 gardes (ajout ou modification).',
      '- du mar. 22/12/2026 19:00 au mer. 23/12/2026 07:00, Nuit, Harbor General',
    ],
    [
      'pt',
      'Acréscimo, alteração: a sua escala de 01/12/2026 a 31/12/2026',
      'Foi publicada a sua escala de 01/12/2026 a 31/12/2026: 2 turnos (acréscimo ou alteração).',
      '- ter. 22/12/2026 19:00 a qua. 23/12/2026 07:00, Noite, Harbor General',
    ],
    [
      'ar',
      'جديدة، تغيّرت: جدولك من 01/12/2026 إلى 31/12/2026',
      'نُشر جدولك من 01/12/2026 إلى 31/12/2026: مناوبتان (جديدة أو تغيّرت).',
      '- الثلاثاء 22/12/2026 19:00 إلى الأربعاء 23/12/2026 07:00، ليلية، Harbor General',
    ],
  ])('speaks the language of its reader: %s', (language, subject, first, shift) => {
    const mail = mailOf([added, changed({ note: null }, { note: 'Pager' })], false, language)
    const lines = mail.text.replaceAll(/[\u200f\u2066-\u2069]/g, '').split('\n')
    expect(mail.subject.replaceAll(/[\u200f\u2066-\u2069]/g, '')).toBe(subject)
    expect([lines[0], lines.find((line) => line.startsWith('- '))]).toEqual([first, shift])
  })
})
