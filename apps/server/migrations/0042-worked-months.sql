-- needs: 0036-staged-rows
-- What the shifts of an account come to, month by month (docs/decisions/0075-digests.md). It follows from the shifts, is in no
-- backup, and is made anew from them where it is missing or behind: nothing here has to be right for an answer to be right.

-- What a transaction has written that months count: a row for each month and person, '' for all of them. By the transaction and
-- the snapshot of a digest it is known whether that has seen it, in whichever order both were committed.
create table worked_touch (
  account_id integer not null,
  month text not null,
  xid xid8 not null default pg_current_xact_id(),
  provider_id text not null,
  primary key (account_id, month, xid, provider_id)
);
select protect_accounts('worked_touch');

create table worked_month (
  account_id integer not null,
  month text not null,
  -- What its rows were read in, on which cluster: elsewhere the numbers of transactions mean something else.
  snapshot pg_snapshot not null,
  cluster bigint not null,
  -- By which definitions.
  made_by text not null,
  -- Sums by person, facility, shift type and specialty; by person; by facility and shift type.
  cells json not null,
  people json not null,
  places json not null,
  primary key (account_id, month)
);
select protect_accounts('worked_month');

-- What was touched before this transaction is forgotten: a digest that may not have seen all of it counts for nothing.
create table worked_since (
  account_id integer not null,
  xid xid8 not null,
  primary key (account_id)
);
select protect_accounts('worked_since');

-- A shift counts for its month. By overtime and rest, shifts of one person change what later ones are, until the end of the week
-- in which the longest one ends; and at places whose dates are two days apart, what ones of an earlier date are.
-- Who are many stand for all.
create function touch_worked() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into worked_touch (account_id, month, provider_id)
    select account_id, month, unnest(case when count(*) <= 50 then array_agg(provider_id) else array[''] end)
    from (
      select distinct w.account_id, to_char(day, 'YYYY-MM') as month, w.provider_id
      from written w cross join lateral (values (w.scheduled_date - 2), (w.scheduled_date + 15)) near (day)
      where w.provider_id is not null and w.status = 'confirmed') touched
    group by account_id, month
    on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into worked_touch (account_id, month, provider_id)
    select account_id, month, unnest(case when count(*) <= 50 then array_agg(provider_id) else array[''] end)
    from (
      select distinct w.account_id, to_char(day, 'YYYY-MM') as month, w.provider_id
      from replaced w cross join lateral (values (w.scheduled_date - 2), (w.scheduled_date + 15)) near (day)
      where w.provider_id is not null and w.status = 'confirmed') touched
    group by account_id, month
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger touch_worked_added after insert on assignment
  referencing new table as written for each statement execute function touch_worked();
create trigger touch_worked_changed after update on assignment
  referencing old table as replaced new table as written for each statement execute function touch_worked();
create trigger touch_worked_removed after delete on assignment
  referencing old table as replaced for each statement execute function touch_worked();

-- A start that the clocks skipped may stand on the day after its date.
create function touch_worked_holiday() returns trigger language plpgsql as $$
begin
  insert into worked_touch (account_id, month, provider_id)
  select account_id, to_char(date - before, 'YYYY-MM'), ''
  from (select (old).account_id, (old).date where tg_op <> 'INSERT'
    union all select (new).account_id, (new).date where tg_op <> 'DELETE') written
  cross join generate_series(0, 1) before
  on conflict do nothing;
  return null;
end $$;
create trigger touch_worked_holiday after insert or update or delete on holiday
  for each row execute function touch_worked_holiday();

-- Weeks begin on another day, or the rows of an import are seen from now on.
create function touch_worked_account() returns trigger language plpgsql as $$
begin
  insert into worked_touch (account_id, month, provider_id) values (old.account_id, '', '') on conflict do nothing;
  return null;
end $$;
create trigger touch_worked_account after update of week_starts_on on account
  for each row when (old.week_starts_on is distinct from new.week_starts_on) execute function touch_worked_account();
create trigger touch_worked_account after delete on staged_import
  for each row execute function touch_worked_account();
