-- needs: 0036-staged-rows
-- New rates of a long import are there and seen by nobody before all of it is: 0036-staged-rows, of which the policies are these.
alter table rate add column import_id uuid;

do $$
declare
  shown constant text := '(case when import_id is null or import_id <> all (array(
    select s.import_id from staged_import s
    where s.import_id is distinct from nullif(current_setting(''onward.import_id'', true), '''')::uuid)) then true end) is not unknown';
begin
  execute format(
    'alter policy own_account on rate using (
      account_id = (select nullif(current_setting(''onward.account_id'', true), '''')::integer) and %s)', shown);
  execute format('alter policy every_account on rate using (%s)', shown);
end $$;

create or replace function withdraw_staged_rows() returns trigger language plpgsql security definer as $$
begin
  delete from contract where account_id = old.account_id and import_id = old.import_id;
  delete from credential where account_id = old.account_id and import_id = old.import_id;
  delete from demand where account_id = old.account_id and import_id = old.import_id;
  delete from worked_day where account_id = old.account_id and import_id = old.import_id;
  delete from rate where account_id = old.account_id and import_id = old.import_id;
  return null;
end $$;
alter function withdraw_staged_rows() set search_path from current;
