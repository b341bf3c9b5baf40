import { randomUUID } from 'node:crypto'
import { addDays } from '@onward/scheduling'
import { sql } from 'kysely'
import type { Author } from '../audit.ts'
import { createLeave } from '../booking/write-leave.ts'
import { writeShifts } from '../booking/write-shifts.ts'
import type { Db, Store } from '../db.ts'
import { sortName } from '../names.ts'
import { hashPassword } from '../passwords.ts'
import { publishedUsers, setScope } from '../users.ts'
import type { RoleName } from '@onward/contract'
import { sampleChanged, type SampleRow } from './changed.ts'
import { sampleCost } from './cost.ts'
import { sampleDemand, sampleHolidays } from './demand.ts'
import { sampleFacilities } from './facilities.ts'
import { SAMPLE_PROVIDER_ID, sampleClinicians } from './names.ts'
import { createRandom } from './random.ts'
import { sampleRules } from './rules.ts'
import { sampleRoster, type SampleRoster, type SampleShift } from './roster.ts'
import { sampleTemplate } from './template.ts'
import { sampleCredentialTypes, sampleRequirements, sampleStanding } from './standing.ts'

/** The password of every sample sign-in. */
export const SAMPLE_PASSWORD = 'Onward-sample-2026'

/** Who can sign in to the sample, and as what. */
export const SAMPLE_SIGN_INS = [
  { email: 'admin@onward.test', what: "Admin: everybody's schedule, assignments, leave, imports" },
  { email: 'scheduler@onward.test', what: 'Scheduler: shifts and leave at two facilities' },
  { email: 'provider@onward.test', what: "Provider: one clinician's own schedule" },
  { email: 'client@onward.test', what: 'Client: no schedule of their own' },
]

const ACCOUNT = { accountId: 1, accountName: 'Onward sample' }
const SEED = 2026
const USERS = [
  { userId: 'admin', fullName: 'Rosalind Achterdale', roleName: 'Admin' },
  { userId: 'scheduler', fullName: 'Ottoline Vandersloot', roleName: 'Scheduler' },
  { userId: SAMPLE_PROVIDER_ID, fullName: nameOf(SAMPLE_PROVIDER_ID), roleName: 'Provider' },
  { userId: 'client', fullName: 'Perpetua Inchbald', roleName: 'Client' },
] as const satisfies { userId: string; fullName: string; roleName: RoleName }[]
const SCHEDULER = USERS[1].userId
/** Where the scheduler plans: two places of one zone. */
const SCHEDULED = ['H01', 'H02']
/** Where people are told apart from when it is written, and how many days ahead they have been. */
const APART = { hospitalId: 'H03', days: 14 }
/** Who works at so many places is sent anywhere. */
const MOST_HOMES = 3
/** The history of a sample shift begins with its creation, like that of any other. */
const AUTHOR: Author = { accountId: ACCOUNT.accountId, userId: USERS[0].userId, requestId: null }

/**
 * Fills an empty store with the sample: three months around `now`. A store that holds any account is left alone.
 * @returns whether the store holds the sample, from now or from before
 */
export const loadSample = async ({ db }: Store, now: Date): Promise<boolean> => {
  const first = await db.selectFrom('account').select('accountId').limit(1).executeTakeFirst()
  if (first) return holdsSample({ db })
  const roster = sampleRoster(SEED, now)
  const { shifts, leave } = roster
  const users = await Promise.all(
    USERS.map(async (user) => ({ ...user, passwordHash: await hashPassword(SAMPLE_PASSWORD) })),
  )
  const isFirst = await db.transaction().execute(async (trx) => {
    if (!(await claim(trx))) return false
    await insertPeopleAndPlaces(trx, now)
    await insertHomes(trx, shifts)
    await insertUsers(trx, users, now)
    await createLeave(trx, AUTHOR, leave, { isNoted: false })
    await insertShifts(trx, roster, now)
    await insertDemand(trx, shifts, now)
    await insertStanding(trx, now)
    await insertCost(trx, shifts, now)
    await insertRules(trx)
    await insertTemplate(trx, shifts, now)
    return true
  })
  return isFirst || holdsSample({ db })
}

/** Whether somebody can sign in as the sample's people, whose password is published. */
export const holdsSample = async ({ db }: Pick<Store, 'db'>): Promise<boolean> => (await publishedUsers(db)).length > 0

/** Whether the store is ours to fill: of two processes that start at once, the later waits here and then finds it taken. */
const claim = async (trx: Db) => {
  const { accountId, accountName } = ACCOUNT
  const { rows } = await sql`
    insert into account (account_id, account_name)
    select ${accountId}::integer, ${accountName} where not exists (select from account)
    on conflict do nothing
    returning account_id`.execute(trx)
  return rows.length > 0
}

const insertPeopleAndPlaces = async (trx: Db, now: Date) => {
  const { accountId } = ACCOUNT
  const publishedUntil = addDays(now.toISOString().slice(0, 10), APART.days)
  const facilities = sampleFacilities.map((row) => ({
    ...row,
    accountId,
    sortName: sortName(row.facilityName),
    ...(row.hospitalId === APART.hospitalId && { publishedUntil }),
  }))
  const providers = sampleClinicians.map((row) => ({ ...row, accountId, sortName: sortName(row.providerName) }))
  await trx.insertInto('facility').values(facilities).execute()
  await trx.insertInto('provider').values(providers).execute()
}

/** The shifts, some of them after they had been planned otherwise: by the scheduler where they plan. */
const insertShifts = async (trx: Db, roster: SampleRoster, now: Date) => {
  const changed = new Map(sampleChanged(roster, now).map(({ before, after }) => [after, before]))
  const rows: SampleRow[] = [...roster.shifts, ...roster.open]
  const ids = await writeShifts(trx, AUTHOR, {
    create: rows.map((row) => changed.get(row) ?? row),
    change: [],
    cancel: [],
    isNoted: false,
  })
  const changes = rows.flatMap((row, at) => {
    const assignmentId = ids[at]
    return changed.has(row) && assignmentId !== undefined ? [{ ...row, assignmentId, version: 1 }] : []
  })
  for (const [isTheirs, change] of Map.groupBy(changes, ({ hospitalId }) => SCHEDULED.includes(hospitalId)))
    await writeShifts(trx, isTheirs ? { ...AUTHOR, userId: SCHEDULER } : AUTHOR, {
      create: [],
      change,
      cancel: [],
      isNoted: false,
    })
}

/** Where people work is where the roster has them. */
const insertHomes = async (trx: Db, shifts: readonly SampleShift[]) => {
  const { accountId } = ACCOUNT
  const homes = [...Map.groupBy(shifts, ({ providerId }) => providerId)].flatMap(([providerId, own]) => {
    const ids = [...new Set(own.map(({ hospitalId }) => hospitalId))]
    return ids.length > MOST_HOMES ? [] : ids.map((hospitalId) => ({ accountId, providerId, hospitalId }))
  })
  await trx.insertInto('providerFacility').values(homes).execute()
}

/** How much people are to work, what they have, and what they have to have. */
const insertStanding = async (trx: Db, now: Date) => {
  const { accountId } = ACCOUNT
  const { contracts, credentials } = sampleStanding(createRandom(SEED), now.toISOString().slice(0, 10))
  const idOf = await specialtyIds(trx)
  const types = sampleCredentialTypes.map((row) => ({ ...row, accountId, sortName: sortName(row.credentialTypeName) }))
  await trx.insertInto('credentialType').values(types).execute()
  await trx
    .insertInto('contract')
    .values(contracts.map((row) => ({ ...row, accountId, contractId: randomUUID() })))
    .execute()
  await trx
    .insertInto('credential')
    .values(credentials.map((row) => ({ ...row, accountId, credentialId: randomUUID() })))
    .execute()
  await trx
    .insertInto('requirement')
    .values(
      sampleRequirements.map(({ specialty, ...row }) => ({
        ...row,
        accountId,
        requirementId: randomUUID(),
        specialtyId: specialty === null ? null : (idOf.get(specialty) ?? null),
      })),
    )
    .execute()
}

/** What people are paid, and what facilities may cost. */
const insertCost = async (trx: Db, shifts: readonly SampleShift[], now: Date) => {
  const { accountId } = ACCOUNT
  const { rates, premiums, budgets, callOutRates } = sampleCost(
    createRandom(SEED),
    now.toISOString().slice(0, 10),
    shifts,
  )
  const idOf = await specialtyIds(trx)
  await trx
    .insertInto('rate')
    .values(
      rates.map(({ specialty, ...row }) => ({
        ...row,
        accountId,
        rateId: randomUUID(),
        specialtyId: specialty === null ? null : (idOf.get(specialty) ?? null),
      })),
    )
    .execute()
  await trx
    .insertInto('premium')
    .values(premiums.map((row) => ({ ...row, accountId, premiumId: randomUUID() })))
    .execute()
  await trx
    .insertInto('budget')
    .values(budgets.map((row) => ({ ...row, accountId, budgetId: randomUUID() })))
    .execute()
  await trx
    .insertInto('callOutRate')
    .values(callOutRates.map((row) => ({ ...row, accountId, callOutRateId: randomUUID() })))
    .execute()
}

/** What the schedule is judged by. */
const insertTemplate = async (trx: Db, shifts: readonly SampleShift[], now: Date) => {
  const { slots, ...row } = sampleTemplate(shifts, now)
  await trx
    .insertInto('template')
    .values({
      accountId: ACCOUNT.accountId,
      templateId: randomUUID(),
      ...row,
      sortName: sortName(row.templateName),
      slots: JSON.stringify(slots),
      hospitalIds: [...new Set(slots.map(({ hospitalId }) => hospitalId))],
    })
    .execute()
}

const insertRules = async (trx: Db) => {
  const { accountId } = ACCOUNT
  await trx
    .insertInto('rule')
    .values(
      sampleRules.map(({ parameters, ...row }) => ({
        ...row,
        accountId,
        ruleId: randomUUID(),
        scope: '{}',
        parameters: JSON.stringify(parameters),
      })),
    )
    .execute()
}

/** Ids of specialties by their names; they have come with the people. */
const specialtyIds = async (trx: Db) => {
  const known = await trx
    .selectFrom('specialty')
    .where('accountId', '=', ACCOUNT.accountId)
    .select(['specialtyId', 'specialtyName'])
    .execute()
  return new Map(known.map(({ specialtyId, specialtyName }) => [specialtyName, specialtyId]))
}

/** What is needed, and the holidays. */
const insertDemand = async (trx: Db, shifts: readonly SampleShift[], now: Date) => {
  const { accountId } = ACCOUNT
  const { patterns, days } = sampleDemand(shifts, now)
  const idOf = await specialtyIds(trx)
  await trx
    .insertInto('demand')
    .values(
      patterns.map(({ specialty, from, to, days: week, ...row }) => ({
        ...row,
        accountId,
        demandId: randomUUID(),
        specialtyId: specialty === null ? null : (idOf.get(specialty) ?? null),
        fromDate: from,
        toDate: to,
        days: JSON.stringify(week),
      })),
    )
    .execute()
  await trx
    .insertInto('demandDay')
    .values(days.map((row) => ({ ...row, accountId, demandDayId: randomUUID() })))
    .execute()
  await trx
    .insertInto('holiday')
    .values(
      sampleHolidays(now).map((row) => ({
        ...row,
        accountId,
        holidayId: randomUUID(),
        sortName: sortName(row.holidayName),
      })),
    )
    .execute()
}

const insertUsers = async (trx: Db, users: ((typeof USERS)[number] & { passwordHash: string })[], now: Date) => {
  const { accountId } = ACCOUNT
  const emailVerifiedAt = now.toISOString()
  const emailOf = (role: RoleName) => `${role.toLowerCase()}@onward.test`
  await trx
    .insertInto('signInName')
    .values(users.map(({ roleName }) => ({ accountId, email: emailOf(roleName) })))
    .execute()
  await trx
    .insertInto('appUser')
    .values(
      users.map(({ userId, fullName, roleName, passwordHash }) => {
        const email = emailOf(roleName)
        return { accountId, userId, userName: roleName.toLowerCase(), email, emailVerifiedAt, fullName, passwordHash }
      }),
    )
    .execute()
  await trx
    .insertInto('userRole')
    .values(users.map(({ userId, roleName }) => ({ accountId, userId, roleName })))
    .execute()
  await setScope(trx, { accountId, userId: 'scheduler' }, SCHEDULED)
}

function nameOf(id: string) {
  const clinician = sampleClinicians.find(({ providerId }) => providerId === id)
  if (!clinician) throw new Error(`The sample has no clinician ${id}`)
  return clinician.providerName
}
