import { withClient, type Engine } from './engine.ts'

/**
 * Writes into the audit trail of every account that its data leave the store, before they do. Without an address: it is a command
 * on the machine itself. A standby, which nobody can write to, has no entry.
 */
export const noteExport = (engine: Engine): Promise<void> =>
  withClient(engine, async (client) => {
    await client.query(
      `do $$ begin
        if to_regclass('audit_entry') is not null and not pg_is_in_recovery() then
          insert into audit_entry (account_id, action, object_type, request_id)
          select account_id, 'export.begun', 'export', 'backup' from account;
        end if;
      end $$`,
      [],
    )
  })
