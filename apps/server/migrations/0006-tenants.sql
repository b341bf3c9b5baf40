-- needs: 0004-jobs
-- The second line between accounts: whatever a query asks, rows of other accounts are not there (docs/decisions/0032-tenants.md).
-- Every statement of the server's runs as one of two roles that own nothing: `onward_app` for the account that its transaction
-- names, and `onward_door` for what has to look across accounts. A role is of the whole server, and may be there already.
do $$
declare
  one text;
begin
  foreach one in array array['onward_app', 'onward_door'] loop
    begin
      execute format('create role %I nologin', one);
    exception when duplicate_object or unique_violation then null;
    end;
    -- What lets a session become that role; 16 and later tell it apart from being a member.
    if not pg_has_role(one, case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end) then
      execute format('grant %I to %I', one, current_user);
    end if;
    execute format('grant usage on schema %I, pgboss to %I', current_schema(), one);
    execute format('grant select, insert, update, delete on all tables in schema %I, pgboss to %I', current_schema(), one);
    execute format('grant execute on all functions in schema pgboss to %I', one);
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to %I', current_schema(), one);
    execute format('revoke update, delete on audit_entry from %I', one);
    execute format('revoke all on schema_migration from %I', one);
  end loop;
end $$;

-- Tables with an account_id, later ones too: a migration that makes one calls this.
create function protect_accounts(protected regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  -- In a subquery: asked once for a statement, not for each row.
  execute format(
    'create policy own_account on %s to onward_app
      using (account_id = (select nullif(current_setting(''onward.account_id'', true), '''')::integer))', protected);
  execute format('create policy every_account on %s to onward_door using (true)', protected);
end $$;
revoke execute on function protect_accounts from public;

select protect_accounts(attrelid)
from pg_attribute join pg_class on pg_class.oid = attrelid
where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and attname = 'account_id' and not attisdropped;
