import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openApp } from '../../test/app-fixture.ts'
import { describeEngine, openTestEngine } from '../../test/open-test-db.ts'
import { createStore, type Db } from '../db.ts'
import { withClient, type Engine } from './engine.ts'

// The files of a worker share their modules: what uses these queries comes anew, and goes after the last test.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('../features/people/people.queries.ts')
  vi.doUnmock('../features/facilities/facilities.queries.ts')
  vi.resetModules()
})
// A query of a handler that forgot its account, as a mistake would have it.
vi.mock('../features/people/people.queries.ts', () => ({
  searchProviders: async (db: Db) => ({
    providers: await db.selectFrom('provider').select(['providerId', 'providerName', 'specialty']).execute(),
    total: 0,
  }),
}))
vi.mock('../features/facilities/facilities.queries.ts', () => ({
  searchFacilities: async (db: Db) => {
    await db.updateTable('facility').set({ city: 'Elsewhere' }).execute()
    return { facilities: await db.selectFrom('facility').selectAll().execute(), total: 0 }
  },
}))

type App = Awaited<ReturnType<typeof openApp>>

describeEngine('the second line between accounts', () => {
  let engine: Engine
  let app: App
  const denied = { code: '42501' }

  /** As the owner, past both roles. */
  const asOwner = (text: string) =>
    withClient(engine, async (client) => (await client.query<Record<string, string>>(text, [])).rows)
  const protectedTables = async () => {
    // Views too: whoever reads one is let see no more than of its tables.
    const rows = await asOwner(`select relname::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v') and attname = 'account_id' order by 1`)
    return rows.map(({ name = '' }) => name)
  }
  const count = async (db: Db, table: string) => {
    const { rows } = await sql<{ mine: number; others: number }>`
      select count(*) filter (where account_id = 1)::integer as mine, count(*) filter (where account_id <> 1)::integer as others
      from ${sql.table(table)}`.execute(db)
    return rows[0]
  }

  beforeAll(async () => {
    engine = await openTestEngine()
    app = await openApp({}, {}, createStore(engine))
    // Something of everything for both accounts.
    await asOwner(`
      insert into assignment (account_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date, shift_type)
      values (1, 'p1', 'ny', '2026-03-02 08:00', '2026-03-02 16:00', 'America/New_York', '[2026-03-02 13:00Z,2026-03-02 21:00Z)', '2026-03-02', 'day'),
        (2, 'q1', 'az', '2026-03-02 08:00', '2026-03-02 16:00', 'America/Phoenix', '[2026-03-02 15:00Z,2026-03-02 23:00Z)', '2026-03-02', 'day');
      insert into leave (account_id, provider_id, start_date, end_date, leave_description)
      values (1, 'p1', '2026-04-01', '2026-04-02', 'x'), (2, 'q1', '2026-04-01', '2026-04-02', 'y');
      insert into idempotency_key (account_id, user_id, key, request_hash) values (1, 'adminA', 'k', 'h'), (2, 'adminB', 'k', 'h');
      insert into import_state (account_id, import_id, user_id, state) values (1, 'i', 'adminA', '{}'), (2, 'i', 'adminB', '{}');
      insert into identity_subject (issuer, subject, account_id, user_id)
      values ('https://id.test', 'a', 1, 'p1'), ('https://id.test', 'b', 2, 'q1');
      insert into specialty (account_id, specialty_id, specialty_name, sort_name)
      values (1, 's', 'Surgery', 'surgery'), (2, 's', 'Surgery', 'surgery');
      insert into provider_specialty (account_id, provider_id, specialty_id, place) values (1, 'p1', 's', 0), (2, 'q1', 's', 0);
      insert into provider_facility (account_id, provider_id, hospital_id) values (1, 'p1', 'ny'), (2, 'q1', 'az');
      insert into user_facility (account_id, user_id, hospital_id) values (1, 'p1', 'ny'), (2, 'q1', 'az');
      insert into credential_type (account_id, credential_type_id, credential_type_name, sort_name)
      values (1, 't', 'Licence', 'licence'), (2, 't', 'Licence', 'licence');
      insert into credential (account_id, credential_id, provider_id, credential_type_id)
      values (1, 'c', 'p1', 't'), (2, 'c', 'q1', 't');
      insert into requirement (account_id, requirement_id, credential_type_id, specialty_id)
      values (1, 'r', 't', 's'), (2, 'r', 't', 's');
      insert into contract (account_id, contract_id, provider_id, valid_from, fte)
      values (1, 'k', 'p1', '2026-01-01', 1), (2, 'k', 'q1', '2026-01-01', 1);
      insert into rate (account_id, rate_id, provider_id, valid_from, per_hour)
      values (1, 'r', 'p1', '2026-01-01', 1), (2, 'r', 'q1', '2026-01-01', 1);
      insert into premium (account_id, premium_id, kind, valid_from, per_hour)
      values (1, 'm', 'night', '2026-01-01', 1), (2, 'm', 'night', '2026-01-01', 1);
      insert into call_out_rate (account_id, call_out_rate_id, per_mille) values (1, 'c', 50), (2, 'c', 50);
      insert into budget (account_id, budget_id, hospital_id, month, amount)
      values (1, 'b', 'ny', '2026-01', 1), (2, 'b', 'az', '2026-01', 1);
      insert into rule (account_id, rule_id, kind, severity, parameters)
      values (1, 'r', 'specialty', 'warn', '{}'), (2, 'r', 'specialty', 'warn', '{}');
      insert into batch (account_id, batch_id) overriding system value values (1, 901), (2, 901);
      insert into series (account_id, series_id, every_weeks, weekdays, from_date, until_date)
      values (1, 's', 1, '[1]', '2026-03-02', '2026-03-02'), (2, 's', 1, '[1]', '2026-03-02', '2026-03-02');
      insert into series_step (account_id, batch_id, assignment_id, before, after)
      select account_id, 901, assignment_id, '{}', '{}' from assignment;
      insert into period_lock (account_id, from_date, to_date, reason)
      values (1, '1999-01-01', '1999-01-02', 'x'), (2, '1999-01-01', '1999-01-02', 'x');
      insert into template (account_id, template_id, template_name, sort_name, weeks, anchor, holidays, slots, hospital_ids)
      values (1, 't', 'T', 't', 1, '2026-01-05', 'normal', '[]', '{}'), (2, 't', 'T', 't', 1, '2026-01-05', 'normal', '[]', '{}');
      insert into saved_view (account_id, view_id, user_id, place, view_name, sort_name, search)
      values (1, 'v', 'adminA', 'board', 'V', 'v', ''), (2, 'v', 'adminB', 'board', 'V', 'v', '');
      insert into view_mail (account_id, view_id, every, user_ids, sent_for)
      values (1, 'v', 'week', '{adminA}', '2026-01-01'), (2, 'v', 'week', '{adminB}', '2026-01-01');
      insert into opening_view (account_id, user_id, place, view_id)
      values (1, 'adminA', 'board', 'v'), (2, 'adminB', 'board', 'v');
      insert into publication (account_id, from_date, to_date, entries, rules, entries_hash, rules_hash)
      values (1, '2026-03-01', '2026-03-31', '[]', '[]', '', ''), (2, '2026-03-01', '2026-03-31', '[]', '[]', '', '');
      insert into published_assignment (account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone,
        during, scheduled_date, shift_type, version)
      select account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
        shift_type, version from assignment;
      insert into change_notice (account_id, user_id, assignment_id)
      select account_id, provider_id, assignment_id from assignment;
      insert into leave_notice (account_id, user_id, leave_id) select account_id, provider_id, leave_id from leave;
      insert into rule_override (account_id, batch_id, assignment_id, rule_id, provider_id, verdict)
      values (1, 901, 1, 'r', 'p1', '{}'), (2, 901, 1, 'r', 'q1', '{}');
      insert into demand (account_id, demand_id, hospital_id, shift_type_id, from_date, days)
      values (1, 'd', 'ny', 'day', '2026-01-01', '[1,2,3,4,5,6,7,8]'), (2, 'd', 'az', 'day', '2026-01-01', '[1,2,3,4,5,6,7,8]');
      insert into demand_day (account_id, demand_day_id, hospital_id, shift_type_id, date, least, wished)
      values (1, 'd', 'ny', 'day', '2026-01-01', 1, 1), (2, 'd', 'az', 'day', '2026-01-01', 1, 1);
      insert into holiday (account_id, holiday_id, date, holiday_name, sort_name)
      values (1, 'h', '2026-01-01', 'New Year', 'new year'), (2, 'h', '2026-01-01', 'New Year', 'new year');
      insert into email_change (account_id, user_id, email, asked_at)
      values (1, 'p1', 'p1-new@example.test', now()), (2, 'q1', 'q1-new@example.test', now());
      insert into staged_import (account_id) values (1), (2);
      insert into change_event (account_id, object_type) values (1, 'leave'), (2, 'leave') on conflict do nothing;
      insert into worked_touch (account_id, month, provider_id) values (1, '2026-01', 'p1'), (2, '2026-01', 'q1');
      insert into worked_since (account_id, xid) values (1, '3'), (2, '3');
      insert into worked_month (account_id, month, snapshot, cluster, made_by, cells, people, places)
      values (1, '2026-01', '3:3:', 1, '', '[]', '[]', '[]'), (2, '2026-01', '3:3:', 1, '', '[]', '[]', '[]');
      insert into covered_touch (account_id, month, hospital_id) values (1, '2026-01', 'ny'), (2, '2026-01', 'az') on conflict do nothing;
      insert into covered_month (account_id, month, snapshot, cluster, made_by, days, weekdays, sums)
      values (1, '2026-01', '3:3:', 1, '', '[]', '[]', '[]'), (2, '2026-01', '3:3:', 1, '', '[]', '[]', '[]');
      insert into felt_touch (account_id, month) values (1, '2026-01'), (2, '2026-01');
      insert into felt_month (account_id, month, snapshot, cluster, made_by, felt)
      values (1, '2026-01', '3:3:', 1, '', '{}'), (2, '2026-01', '3:3:', 1, '', '{}');
      insert into paid_month (account_id, month, snapshot, cluster, made_by, is_by_training, cells, people, places)
      values (1, '2026-01', '3:3:', 1, '', true, '[]', '[]', '[]'), (2, '2026-01', '3:3:', 1, '', true, '[]', '[]', '[]');
      insert into worked_day (account_id, worked_day_id, hospital_id, date)
      values (1, 'w', 'ny', '2026-01-01'), (2, 'w', 'az', '2026-01-01');
      insert into worked_hours (account_id, worked_day_id, role, employee) values (1, 'w', 'rn', 1), (2, 'w', 'rn', 1);
      insert into presence (account_id, line_id, user_id, place, from_date, to_date)
      values (1, 'l', 'adminA', 'board', '2026-01-01', '2026-01-31'), (2, 'l', 'adminB', 'board', '2026-01-01', '2026-01-31');
      insert into calendar_feed (account_id, feed_id, user_id, feed_name, token_hash)
      values (1, 'f', 'p1', 'Phone', 'a'), (2, 'f', 'q1', 'Phone', 'b');
      insert into mail_token (account_id, token_hash, user_id, purpose, expires_at)
      values (1, 'a', 'p1', 'reset', '2099-01-01'), (2, 'b', 'q1', 'reset', '2099-01-01')`)
    await app.signIn('adminA')
    await app.signIn('adminB')
  })
  afterAll(() => app.close())

  it('holds for every table with an account, and shows of each what is of that account, whatever is asked', async () => {
    const names = await protectedTables()
    expect(names).toContain('audit_entry')
    for (const name of names) {
      const all = await count(app.store.db, name)
      expect([name, all?.mine, all?.others]).toEqual([name, expect.any(Number), expect.any(Number)])
      expect([name, Math.min(all?.mine ?? 0, all?.others ?? 0) > 0]).toEqual([name, true])
      expect([name, await count(app.store.of(1), name)]).toEqual([name, { mine: all?.mine, others: 0 }])
      expect([name, await count(app.store.of(3), name)]).toEqual([name, { mine: 0, others: 0 }])
    }
  })

  it('holds in a handler that forgot its account', async () => {
    const token = await app.tokenOf('adminA')
    const { body } = await app.send('GET', '/api/providers?page=1&perPage=50', { token })
    expect(body.providers.map(({ providerId }: { providerId: string }) => providerId).toSorted()).toEqual(['p1', 'p2'])
    const facilities = await app.send('GET', '/api/facilities?page=1&perPage=50', { token })
    expect(facilities.body.facilities).toHaveLength(2)
    expect(await asOwner('select hospital_id as id from facility where city is not null order by 1')).toEqual([
      { id: 'la' },
      { id: 'ny' },
    ])
  })

  it('lets nothing be written for another account, in a transaction and without', async () => {
    const row = { accountId: 2, providerId: 'planted', providerName: 'P', sortName: 'p', specialty: null }
    const db = app.store.of(1)
    await expect(db.insertInto('provider').values(row).execute()).rejects.toMatchObject(denied)
    await expect(
      db.transaction().execute((trx) => trx.insertInto('provider').values(row).execute()),
    ).rejects.toMatchObject(denied)
    await expect(
      db.updateTable('provider').set({ accountId: 2 }).where('providerId', '=', 'p2').execute(),
    ).rejects.toMatchObject(denied)
    await db.updateTable('provider').set({ specialty: 'planted' }).where('accountId', '=', 2).execute()
    await db.deleteFrom('provider').where('accountId', '=', 2).execute()
    expect(await asOwner('select provider_id as id from provider where account_id = 2 and specialty is null')).toEqual([
      { id: 'q1' },
    ])
  })

  it('leaves nothing on the session for whoever uses it next', async () => {
    await app.store.of(1).selectFrom('provider').select('providerId').execute()
    await app.store
      .of(1)
      .transaction()
      .execute((trx) => trx.selectFrom('provider').select('providerId').execute())
    await expect(sql`select 1 / 0`.execute(app.store.of(1))).rejects.toMatchObject({ code: '22012' })
    const failing = app.store
      .of(1)
      .transaction()
      .execute((trx) => sql`select 1 / 0`.execute(trx))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const clients = await Promise.all(
      Array.from({ length: engine.name === 'postgres' ? 3 : 1 }, () => engine.connect()),
    )
    for (const client of clients) {
      const { rows } = await client.query(
        `select current_user = session_user as "isOwner", coalesce(current_setting('onward.account_id', true), '') as account`,
        [],
      )
      expect(rows).toEqual([{ isOwner: true, account: '' }])
      client.release()
    }
  })

  it.each([
    ['truncate audit_entry'],
    ['truncate assignment cascade'],
    ['update audit_entry set action = action'],
    ['delete from audit_entry'],
    ['alter table audit_entry disable trigger audit_is_append_only'],
    ['alter table assignment disable trigger all'],
    ['alter table provider disable row level security'],
    ['drop policy own_account on provider'],
    ['drop table leave'],
    ['update schema_migration set checksum = checksum'],
    ["set session_replication_role to 'replica'"],
  ])('lets neither role %s', async (statement) => {
    for (const db of [app.store.of(1), app.store.db])
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject(denied)
  })

  it('has roles that own nothing and may not sign in', async () => {
    const roles = await asOwner(`select rolname::text as name from pg_roles
      where rolname in ('onward_app', 'onward_door') and not (rolsuper or rolcanlogin or rolbypassrls or rolcreaterole or rolcreatedb)
        and not exists (select from pg_class where relowner = pg_roles.oid)
        and not exists (select from pg_proc where proowner = pg_roles.oid) order by 1`)
    expect(roles).toEqual([{ name: 'onward_app' }, { name: 'onward_door' }])
  })
})
