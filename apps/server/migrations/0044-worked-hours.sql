-- needs: 0036-staged-rows
-- Hours that were worked, as files of payroll say them: what nobody books, and no shift is made of.
create table worked_day (
  account_id integer not null references account,
  worked_day_id text not null,
  hospital_id text not null,
  date date not null,
  -- Null: not said.
  residents integer check (residents >= 0),
  version integer not null default 1,
  import_id uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, worked_day_id),
  foreign key (account_id, hospital_id) references facility
);
create unique index worked_day_once on worked_day (account_id, hospital_id, date);
create index worked_day_by_date on worked_day (account_id, date);

create table worked_hours (
  account_id integer not null references account,
  worked_day_id text not null,
  role text not null,
  -- Whole hundredths of an hour. Null: not said. What is not said at all has no row.
  employee integer check (employee >= 0),
  contract integer check (contract >= 0),
  import_id uuid,
  primary key (account_id, worked_day_id, role),
  foreign key (account_id, worked_day_id) references worked_day on delete cascade,
  check (employee is not null or contract is not null)
);

-- Those of a long import are there and seen by nobody before all of it is: 0036-staged-rows, of which the policies are these.
do $$
declare
  one text;
  shown constant text := '(case when import_id is null or import_id <> all (array(
    select s.import_id from staged_import s
    where s.import_id is distinct from nullif(current_setting(''onward.import_id'', true), '''')::uuid)) then true end) is not unknown';
begin
  foreach one in array array['worked_day', 'worked_hours'] loop
    perform protect_accounts(one::regclass);
    execute format(
      'alter policy own_account on %I using (
        account_id = (select nullif(current_setting(''onward.account_id'', true), '''')::integer) and %s)', one, shown);
    execute format('alter policy every_account on %I using (%s)', one, shown);
  end loop;
end $$;

create or replace function withdraw_staged_rows() returns trigger language plpgsql security definer as $$
begin
  delete from contract where account_id = old.account_id and import_id = old.import_id;
  delete from credential where account_id = old.account_id and import_id = old.import_id;
  delete from demand where account_id = old.account_id and import_id = old.import_id;
  delete from worked_day where account_id = old.account_id and import_id = old.import_id;
  return null;
end $$;
alter function withdraw_staged_rows() set search_path from current;
