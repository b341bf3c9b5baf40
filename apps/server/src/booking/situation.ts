import { sql } from 'kysely'
import { MOST_JUDGED_DAYS, wrongField } from '@onward/contract'
import { addDays, dayNumber, daysBetween, type LocalDate } from '@onward/scheduling'
import {
  holidaysOf,
  peopleFor,
  reachOf,
  type JudgedRequirement,
  type Rule,
  type Situation,
} from '@onward/scheduling/judge'
import type { Db } from '#server/db.ts'
import { judgedPeople } from './judged-people.ts'

type Days = { from: LocalDate; to: LocalDate }

/** Days that have a year of days to either side: no schedule has others, and no rule could look around them. */
export const canBeJudged = ({ from, to }: Days): boolean => from >= '0003-01-01' && to < '9998-01-01'

/** @throws ApiError 400 for days that are no range, too many, or too far away to be judged */
export const checkJudgedDays = ({ from, to }: Days): void => {
  if (to < from) throw wrongField('to', 'must not be before from')
  if (daysBetween(from, to) >= MOST_JUDGED_DAYS)
    throw wrongField('to', `must be within ${MOST_JUDGED_DAYS} days from the first one`)
  if (!canBeJudged({ from, to })) throw wrongField('from', 'must be of the years 3 to 9997')
}

/** What all people of an account are judged on: read once, however many they are. */
export const groundOf = async (db: Db, accountId: number) => {
  const { rows } = await sql<StoredGround>`
    select week_starts_on as "weekStartsOn", (extract(epoch from now()) / 60)::double precision as now,
      (select coalesce(json_agg(json_build_object('credentialTypeId', credential_type_id, 'hospitalId', hospital_id,
          'shiftTypeId', shift_type_id, 'specialtyId', specialty_id)), '[]')
        from requirement where account_id = ${accountId}) as requirements,
      (select coalesce(json_agg(json_build_object('hospitalId', hospital_id, 'date', date)), '[]')
        from holiday where account_id = ${accountId}) as holidays
    from account where account_id = ${accountId}`.execute(db)
  const [ground] = rows
  if (!ground) throw new Error(`There is no account ${accountId}`)
  return ground
}
type StoredGround = Pick<Situation, 'weekStartsOn' | 'now'> & {
  requirements: JudgedRequirement[]
  holidays: { hospitalId: string | null; date: LocalDate }[]
}
export type Ground = Awaited<ReturnType<typeof groundOf>>

/**
 * What is stored of these people, and of whom rules pair them with, as wide around the days as the rules look. People who are
 * only there for a pair are part of it: whoever asks about some people leaves verdicts about others out.
 */
export const situationOf = async (
  db: Db,
  accountId: number,
  providerIds: readonly string[],
  days: Days,
  rules: readonly Rule[],
  { holidays, ...ground }: Ground,
): Promise<Situation> => {
  const ids = peopleFor(rules, providerIds)
  const { before, after } = reachOf(rules)
  const around = { from: addDays(days.from, -before), to: addDays(days.to, after) }
  const people = await judgedPeople(db, accountId, ids, around)
  return {
    ...ground,
    people,
    holidays: holidaysOf(
      holidays,
      people.flatMap(({ shifts }) => shifts.map(({ hospitalId }) => hospitalId)),
    ),
    range: { from: dayNumber(days.from), to: dayNumber(days.to) },
  }
}
