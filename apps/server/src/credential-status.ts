import { EXPIRING_DAYS, type CredentialStatus } from '@onward/contract'
import { sql } from 'kysely'

// As of today in UTC, as the contract says.
const today = sql`(now() at time zone 'UTC')::date`
/** Of `credential as c`. */
export const credentialStatus = sql<CredentialStatus>`(case
  when c.is_revoked then 'revoked'
  when c.valid_to < ${today} then 'lapsed'
  when c.valid_from > ${today} then 'notYet'
  when c.valid_to <= ${today} + ${sql.lit(EXPIRING_DAYS)} then 'expiring'
  else 'valid' end)`

/** Whether somebody, of `provider as p`, has a credential in this status and none of its type and place that goes on: by today, or without a day between. */
export const hasCredential = (wanted: 'expiring' | 'lapsed') => sql<boolean>`exists (
  select from credential c
  where c.account_id = p.account_id and c.provider_id = p.provider_id and ${credentialStatus} = ${wanted} and not exists (
    select from credential o
    where o.account_id = c.account_id and o.provider_id = c.provider_id and not o.is_revoked
      and o.credential_type_id = c.credential_type_id and o.hospital_id is not distinct from c.hospital_id
      and coalesce(o.valid_to, 'infinity') > c.valid_to
      and coalesce(o.valid_from, '-infinity') <= ${wanted === 'lapsed' ? today : sql`c.valid_to + 1`}))`
