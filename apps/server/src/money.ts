import type { Currency } from '@onward/contract'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** In what the account counts money. */
export const currencyOf = (db: Db, accountId: number): Promise<Currency> =>
  db
    .selectFrom('account')
    .where('accountId', '=', accountId)
    .select(['currency', 'currencyDigits as digits'])
    .executeTakeFirstOrThrow()

/**
 * Until the transaction ends nobody else of the account writes an amount or changes the currency: of two for the same the later
 * one is refused, and what is being written is said in the currency that was read.
 */
export const takeMoney = async (trx: Db, accountId: number) => {
  await sql`select from account where account_id = ${accountId} for no key update`.execute(trx)
}

/** Money as a sheet has it: in whole units, with as many digits as its currency. Nothing is computed with it any more. */
export const inMajor = (amount: number, digits: number) => Number(`${amount}e-${digits}`)
