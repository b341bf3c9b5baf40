import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import texts from 'texts:ui'
import { ApiError, type Conflict } from '@onward/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { addTexts, texts as i18n, type Language } from '#web/lib/text.ts'
import { textsOf } from '../../../plugins/text-files.ts'
import { newerLeave, newerShift, refusalOf } from './refusal.ts'

addTexts(texts)
const speak = (language: Language) => {
  const own = Object.entries(textsOf(language)).map(([key, text]) => [key, compileMessageOrThrow(text)])
  i18n.load(language, Object.fromEntries(own))
  i18n.activate(language)
}
afterEach(() => i18n.activate('en'))

const wanted = {
  providerId: 'p1',
  providerName: 'Maya Okafor',
  hospitalId: 'h2',
  facilityName: 'Fogbank',
  startsAt: '2026-11-21T07:00',
  endsAt: '2026-11-21T19:00',
  timeZone: 'America/New_York',
}
const met = {
  ...wanted,
  assignmentId: 7,
  hospitalId: 'h1',
  facilityName: 'Harborlight',
  startsAt: '2026-11-20T19:00',
  endsAt: '2026-11-21T07:00',
}
const west = {
  ...met,
  timeZone: 'America/Los_Angeles',
  startsAt: '2026-11-21T06:00',
  endsAt: '2026-11-21T18:00',
}
const assignment = {
  ...met,
  facilityCode: 'HAR',
  start: '2026-11-21T00:00:00.000Z',
  end: '2026-11-21T12:00:00.000Z',
  elapsedMinutes: 720,
  scheduledDate: '2026-11-20',
  shiftType: 'night' as const,
  shiftTypeId: 'night',
  shiftTypeName: 'Night',
  specialtyId: null,
  specialtyName: null,
  status: 'confirmed' as const,
  publication: 'published' as const,
  note: null,
  version: 4,
  clockChange: { startsAt: null, endsAt: null },
}
const leave = {
  leaveId: 3,
  providerId: 'p1',
  providerName: 'Maya Okafor',
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  leaveDescription: 'Rest',
  leaveKindId: 'other',
  leaveKindName: 'Other',
  status: 'approved' as const,
  version: 2,
}
const message = 'The words of the server'
const { leaveId: _, status: __, version: ___, ...toldLeave } = leave
const conflicts = {
  overlap: { message, reason: 'overlap', facts: { wanted, shifts: [met] }, conflicts: [] },
  overlaps: { message, reason: 'overlap', facts: { wanted, shifts: [met, west, west] }, conflicts: [] },
  zones: { message, reason: 'overlap', facts: { wanted, shifts: [west] }, conflicts: [] },
  moment: { message, reason: 'overlap', facts: { wanted: null, shifts: [] }, conflicts: [] },
  leave: { message, reason: 'leave', facts: { wanted, leave: [leave] }, leave },
  leaveMeets: { message, reason: 'leave', facts: { wanted: toldLeave, leave: [leave] }, leave },
  assignments: { message, reason: 'assignments', facts: { wanted: toldLeave, shifts: [met, west, west] } },
  assignment: { message, reason: 'assignments', facts: { wanted: toldLeave, shifts: [met] } },
  version: { message, reason: 'version', facts: { assignment } },
  leaveVersion: { message, reason: 'version', facts: { leave } },
  cancelled: { message, reason: 'cancelled', facts: { assignment } },
  leaveCancelled: { message, reason: 'cancelled', facts: { leave } },
} satisfies Record<string, Conflict>
/** Some of the spaces that Intl puts between figures and signs are of other kinds. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const said = (name: keyof typeof conflicts) => plain(refusalOf(new ApiError(409, conflicts[name])))

describe('a refused booking', () => {
  it('is told in English', () => {
    speak('en')
    const night = 'Friday, November 20, 2026 at 7:00 PM – Saturday, November 21, 2026 at 7:00 AM'
    const days = 'Friday, November 20 – Sunday, November 22, 2026'
    expect(said('overlap')).toBe(`Maya Okafor already works at Harborlight: ${night}.`)
    expect(said('overlaps')).toBe(`Maya Okafor already works at Harborlight: ${night}. 2 more shifts are in the way.`)
    expect(said('zones')).toBe(
      'Maya Okafor already works at Harborlight: Saturday, November 21, 2026, 6:00 AM – 6:00 PM (Pacific Time). The shift that you asked for, at Fogbank: Saturday, November 21, 2026, 7:00 AM – 7:00 PM (Eastern Time).',
    )
    expect(said('moment')).toBe('Somebody changed this schedule at the same moment. Try again.')
    expect(said('leave')).toBe(`Maya Okafor is on leave: ${days} (Rest).`)
    expect(said('leaveMeets')).toBe(`Maya Okafor is already on leave: ${days} (Rest).`)
    expect(said('assignments')).toBe(
      `Maya Okafor works at Harborlight: ${night}. 2 more shifts are in the way. Cancel or move these shifts first.`,
    )
    expect(said('assignment')).toBe(`Maya Okafor works at Harborlight: ${night}. Cancel or move that shift first.`)
    expect(said('version')).toBe(
      `Somebody has changed this shift in the meantime. It is now Maya Okafor at Harborlight: ${night}.`,
    )
    expect(said('leaveVersion')).toBe(
      `Somebody has changed this leave in the meantime. It is now Maya Okafor: ${days} (Rest).`,
    )
    expect(said('cancelled')).toBe(`This shift has been cancelled: Maya Okafor at Harborlight, ${night}.`)
    expect(said('leaveCancelled')).toBe(`This leave has been cancelled: Maya Okafor, ${days} (Rest).`)
  })

  it('says of somebody who has left by then until when they work, once for all of the shifts', () => {
    const facts = { providerName: 'Maya Okafor', lastDay: '2027-03-10' }
    const issues = [0, 1].map((at) => ({ path: `changes.${at}.providerId`, message: 'works until 2027-03-10', facts }))
    const refused = new ApiError(400, { message: 'changes.0.providerId: works until 2027-03-10', issues })
    speak('en')
    expect(refusalOf(refused)).toBe('Maya Okafor works until Wednesday, March 10, 2027.')
    speak('de')
    expect(refusalOf(refused)).toBe('Maya Okafor arbeitet bis Mittwoch, 10. März 2027.')
  })

  it('says which field of several changes is wrong without its name, in the language in use', () => {
    const [times, place] = [
      { path: 'changes.0.endsAt', message: 'A shift may last at most 168 hours' },
      { path: 'changes.12.hospitalId', message: 'is not a facility of this account' },
    ]
    const refused = (...issues: { path: string; message: string }[]) =>
      refusalOf(new ApiError(400, { message: 'changes.0.endsAt: A shift may last at most 168 hours', issues }))
    speak('en')
    expect(refused(times)).toBe('A shift ends after it starts, and lasts 168 hours at most.')
    expect(refused(times, times, place)).toBe(
      'A shift ends after it starts, and lasts 168 hours at most. One of the facilities is closed, or is not yours to plan.',
    )
    speak('de')
    expect(refused(times)).toBe('Ein Dienst endet nach seinem Beginn und dauert höchstens 168 Stunden.')
  })

  it.each([
    [
      'fr',
      'Maya Okafor est déjà de garde à ce moment-là (Harborlight) : samedi 21 novembre 2026, 06:00 – 18:00 (heure du Pacifique nord-américain). La garde demandée (Fogbank) : samedi 21 novembre 2026, 07:00 – 19:00 (heure de l’Est nord-américain).',
      'Maya Okafor est de garde (Harborlight) : vendredi 20 novembre 2026 à 19:00 – samedi 21 novembre 2026 à 07:00. 2 autres gardes font obstacle. Annulez ou déplacez d’abord ces gardes.',
      'Maya Okafor est en congé : vendredi 20 – dimanche 22 novembre 2026 (Rest).',
    ],
    [
      'de',
      'Maya Okafor hat dann schon Dienst (Harborlight): Samstag, 21. November 2026, 06:00–18:00 Uhr (Nordamerikanische Westküstenzeit). Der gewünschte Dienst (Fogbank): Samstag, 21. November 2026, 07:00–19:00 Uhr (Nordamerikanische Ostküstenzeit).',
      'Maya Okafor hat Dienst (Harborlight): Freitag, 20. November 2026 um 19:00 – Samstag, 21. November 2026 um 07:00. 2 weitere Dienste sind im Weg. Zuerst müssen diese Dienste abgesagt oder verschoben werden.',
      'Maya Okafor ist abwesend: Freitag, 20. – Sonntag, 22. November 2026 (Rest).',
    ],
    [
      'pt',
      'Maya Okafor já tem turno nesse horário (Harborlight): sábado, 21 de novembro de 2026 06:00 – 18:00 (Horário do Pacífico). O turno pedido (Fogbank): sábado, 21 de novembro de 2026 07:00 – 19:00 (Horário do Leste).',
      'Maya Okafor tem turno (Harborlight): sexta-feira, 20 de novembro de 2026 às 19:00 – sábado, 21 de novembro de 2026 às 07:00. Há mais 2 turnos no caminho. Antes, cancele ou mova esses turnos.',
      'Maya Okafor está ausente: sexta-feira, 20 de novembro – domingo, 22 de novembro de 2026 (Rest).',
    ],
  ] as const)('is told in %s', (language, zones, assignments, away) => {
    speak(language)
    expect(said('zones')).toBe(zones)
    expect(said('assignments')).toBe(assignments)
    expect(said('leave')).toBe(away)
  })

  it.each(['fr', 'de', 'pt', 'ar'] as const)('says nothing in English in %s', (language) => {
    // The names of people and places are nobody's language.
    const names = Object.keys(conflicts) as (keyof typeof conflicts)[]
    speak('en')
    const english = names.map(said)
    speak(language)
    names.forEach((name, at) => {
      expect(said(name)).not.toBe(english[at])
      expect(said(name)).not.toMatch(/[{}]|refusal\.|Somebody|shift|Friday/)
    })
  })

  it.each([
    [new ApiError(409, { message, reason: 'weather', facts: {} }), message],
    [new ApiError(409, { message, reason: 'overlap', facts: { wanted } }), message],
    [new ApiError(422, conflicts.overlap), message],
    [new ApiError(409), 'The server refused with status 409.'],
    [new TypeError('Failed to fetch'), 'The server cannot be reached. Check your connection.'],
  ])('that cannot be read is told in the words that there are', (error, words) => {
    expect(refusalOf(error)).toBe(words)
  })

  it('hands out the row as it is now where it has a newer version', () => {
    expect(newerShift(new ApiError(409, conflicts.version))).toEqual(assignment)
    expect(newerLeave(new ApiError(409, conflicts.leaveVersion))).toEqual(leave)
    expect(newerShift(new ApiError(409, conflicts.leaveVersion))).toBeUndefined()
    expect(newerShift(new ApiError(409, conflicts.cancelled))).toBeUndefined()
    expect(newerLeave(new ApiError(409, conflicts.cancelled))).toBeUndefined()
  })
})
