-- needs: 0019-credentials
-- New contracts, credentials and weekly demand of a long import are there and seen by nobody before all of it is, as its shifts
-- are: 0008-staged-imports, of which the policies are these.
do $$
declare
  one text;
  shown constant text := '(case when import_id is null or import_id <> all (array(
    select s.import_id from staged_import s
    where s.import_id is distinct from nullif(current_setting(''onward.import_id'', true), '''')::uuid)) then true end) is not unknown';
begin
  foreach one in array array['contract', 'credential', 'demand'] loop
    execute format('alter table %I add column import_id uuid', one);
    execute format(
      'alter policy own_account on %I using (
        account_id = (select nullif(current_setting(''onward.account_id'', true), '''')::integer) and %s)', one, shown);
    execute format('alter policy every_account on %I using (%s)', one, shown);
  end loop;
end $$;

-- A server of before takes back the shifts alone of an import that was given up. What hides the rest goes with the rest.
create function withdraw_staged_rows() returns trigger language plpgsql security definer as $$
begin
  delete from contract where account_id = old.account_id and import_id = old.import_id;
  delete from credential where account_id = old.account_id and import_id = old.import_id;
  delete from demand where account_id = old.account_id and import_id = old.import_id;
  return null;
end $$;
alter function withdraw_staged_rows() set search_path from current;
create trigger withdraw_staged_rows after delete on staged_import
  for each row when (old.given_up_at is not null) execute function withdraw_staged_rows();
