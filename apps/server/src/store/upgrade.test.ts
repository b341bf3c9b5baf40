import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app-fixture.ts'
import { describeEngine, openTestEngine } from '../../test/open-test-db.ts'
import { createStore } from '../db.ts'
import { withClient } from './engine.ts'
import { migrate, migrationsFolder, readMigrations } from './migrate.ts'

describeEngine('a store of the first release', () => {
  it('keeps its users, who count as verified', async () => {
    const engine = await openTestEngine()
    const ask = (sql: string) => withClient(engine, async (client) => (await client.query(sql, [])).rows)
    await ask('drop schema public, pgboss cascade')
    await ask('create schema public')
    await migrate(engine, migrationsFolder, '0001-core')
    await ask("insert into account (account_id, account_name) values (1, 'One')")
    await ask(`insert into app_user (account_id, user_id, user_name, email, full_name, password_hash)
      values (1, 'u', 'u', 'u@example.test', 'U', 'x')`)
    await ask("insert into session (account_id, user_id, expires_at, end_reason) values (1, 'u', now(), 'logout')")
    expect(await migrate(engine, migrationsFolder)).toContain('0002-account-mail')
    expect(await ask('select email_verified_at = created_at as same from app_user')).toEqual([{ same: true }])
    await ask("update session set end_reason = 'password_reset'")
    await expect(ask("update session set end_reason = 'boredom'")).rejects.toMatchObject({ code: '23514' })
    await engine.end()
  })
})

describeEngine('a store from before it was kept who has a password', () => {
  it('knows it of who came by the identity service alone', async () => {
    const engine = await openTestEngine()
    const ask = (sql: string) => withClient(engine, async (client) => (await client.query(sql, [])).rows)
    await ask('drop schema public, pgboss cascade')
    await ask('create schema public')
    await migrate(engine, migrationsFolder, '0012-users')
    await ask("insert into account (account_id, account_name) values (1, 'One')")
    for (const [id, verified] of [
      ['made', 'now()'],
      ['linked', "now() - interval '1 day'"],
      ['reset', 'now()'],
      ['local', 'now()'],
    ]) {
      await ask(`insert into app_user (account_id, user_id, user_name, email, full_name, password_hash, email_verified_at)
        values (1, '${id}', '${id}', '${id}@example.test', 'U', 'x', ${verified})`)
      if (id !== 'local')
        await ask(
          `insert into identity_subject (issuer, subject, account_id, user_id) values ('i', '${id}', 1, '${id}')`,
        )
    }
    await ask(
      `insert into audit_entry (account_id, user_id, action, object_type) values (1, 'reset', 'password.reset', 'password')`,
    )
    await migrate(engine, migrationsFolder)
    expect(await ask('select user_id as id from app_user where not has_password')).toEqual([{ id: 'made' }])
    await engine.end()
  })
})

describeEngine('a server of this release on a schema that the next one has widened', () => {
  it('starts, and works as before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'onward-next-'))
    const next = pathToFileURL(`${folder}/`)
    await cp(migrationsFolder, folder, { recursive: true })
    const last = (await readMigrations(migrationsFolder)).at(-1)?.name
    await writeFile(
      join(folder, '9999-wider.sql'),
      `-- needs: ${last}
      alter table app_user add column nickname text;
      alter table assignment add column room text not null default '';
      create table room (account_id integer not null references account, room text not null, primary key (account_id, room));`,
    )
    const engine = await openTestEngine()
    await migrate(engine, next)
    const server = await openApp({}, {}, createStore(engine))
    expect(await migrate(engine, migrationsFolder)).toEqual([])
    const token = await server.tokenOf('adminA')
    const shift = { providerId: 'p1', hospitalId: 'ny', startsAt: '2026-03-03T07:00', endsAt: '2026-03-03T19:00' }
    expect((await server.send('POST', '/api/assignments', { token, body: shift })).status).toBe(201)
    const body = { email: 'new@example.test', username: 'new', password: 'a long enough phrase' }
    expect((await server.send('POST', '/jwt/register', { body })).status).toBe(200)
    expect(await server.mailsTo('new@example.test')).toHaveLength(1)
    await server.close()
    await rm(folder, { recursive: true })
  })
})
