-- needs: 0004-jobs
-- Imports are listed with what they did, can be stopped by whoever looks at them, and are known as well where a command did them.

alter table import_state
  add column stop_at timestamptz,
  alter column user_id drop not null;
create index import_state_by_time on import_state (account_id, created_at desc);
