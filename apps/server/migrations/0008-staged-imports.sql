-- needs: 0004-jobs
-- The rows of a long import are written slice by slice, each in a transaction of its own, and seen by nobody before all of them
-- are there: as long as their import stands in this table. It is taken from there in the transaction that ends it
-- (docs/decisions/0033-imports-in-slices.md). The rule against double booking knows them from the first moment.
create table staged_import (
  account_id integer not null references account,
  import_id uuid not null default gen_random_uuid(),
  heard_at timestamptz not null default now(),
  given_up_at timestamptz,
  primary key (account_id, import_id)
);
-- One at a time.
create unique index staged_import_of_account on staged_import (account_id);
select protect_accounts('staged_import');

alter table assignment add column import_id uuid;

-- The list is read once for a statement. An import sees its own rows, by a setting of its transaction. The planner takes a test for
-- null to be true for all but a few rows, as this one is; from the ids themselves it would conclude that hardly any row is seen.
alter policy own_account on assignment using (
  account_id = (select nullif(current_setting('onward.account_id', true), '')::integer)
  and (case when import_id is null or import_id <> all (array(
    select s.import_id from staged_import s
    where s.import_id is distinct from nullif(current_setting('onward.import_id', true), '')::uuid)) then true end) is not unknown);
alter policy every_account on assignment using (
  (case when import_id is null or import_id <> all (array(
    select s.import_id from staged_import s
    where s.import_id is distinct from nullif(current_setting('onward.import_id', true), '')::uuid)) then true end) is not unknown);

-- Leave respects also what nobody sees yet, so it looks as the owner does.
alter function leave_respects_assignments() security definer;
alter function leave_respects_assignments() set search_path from current;

-- How an import stands that is done after its answer.
create table import_state (
  account_id integer not null references account,
  import_id text not null,
  user_id text not null,
  state jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, import_id)
);
select protect_accounts('import_state');
