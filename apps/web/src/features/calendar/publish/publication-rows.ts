import type { PublishedDiff, PublishedEntry } from '@onward/contract'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { textOf } from '#web/lib/text.ts'

const HEADS = ['facility', 'start', 'end', 'zone', 'type', 'specialty', 'note'] as const

const sideOf = (told: PublishedEntry['after']) =>
  told
    ? [
        told.facilityName,
        told.startsAt,
        told.endsAt,
        told.timeZone,
        told.shiftTypeName,
        told.specialtyName ?? '',
        told.note ?? '',
      ]
    : HEADS.map(() => '')

/** What was told whom as the rows of a spreadsheet, one a shift and person; times are wall times of the zone beside them. */
export const publicationRows = (diffs: readonly PublishedDiff[]) => {
  const now = HEADS.map((head) => textOf(`publications.${head}`))
  const before = HEADS.map((head) => textOf('publications.before', { what: textOf(`publications.${head}`) }))
  return [
    [
      textOf('publish.who'),
      textOf('publications.kind'),
      textOf('publications.shift'),
      ...now,
      ...before,
      textOf('publish.toldBy'),
    ],
    ...diffs.flatMap((diff) =>
      diff.entries.map((entry) => [
        whoOf(diff),
        textOf(`publish.${entry.kind}`),
        entry.assignmentId,
        ...sideOf(entry.after),
        ...sideOf(entry.before),
        diff.isMailed ? textOf('publish.byMail') : '',
      ]),
    ),
  ]
}
