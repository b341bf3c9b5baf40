import { expect, it } from 'vitest'
import { describeEngine, openTestEngine } from '../../test/open-test-db.ts'
import { withClient } from './engine.ts'
import { migrate, migrationsFolder } from './migrate.ts'

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
