-- needs: 0042-worked-months
-- What facilities needed beside what was there, day by day and month by month (docs/decisions/0080-digests-of-coverage.md): kept as
-- what shifts come to is, by the same snapshots and stamps, and made anew where it is missing or behind.

-- What a transaction has written that coverage counts: of a month, or of all of them where that is ''. It is about what one
-- facility needs or has, '' for all of them; or about one person, wherever they work in the month.
create table covered_touch (
  account_id integer not null,
  month text not null,
  xid xid8 not null default pg_current_xact_id(),
  hospital_id text not null,
  provider_id text not null default '',
  primary key (account_id, month, xid, hospital_id, provider_id)
);
select protect_accounts('covered_touch');

create table covered_month (
  account_id integer not null,
  month text not null,
  snapshot pg_snapshot not null,
  cluster bigint not null,
  made_by text not null,
  -- By facility, shift type and specialty, of each date; of all dates with the same weekday together; and of as little as most
  -- reports need. As it is ahead: what of it is over is for the clock to say.
  days json not null,
  weekdays json not null,
  sums json not null,
  primary key (account_id, month)
);
select protect_accounts('covered_month');

-- Facilities that are many stand for all.
create function touch_covered() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into covered_touch (account_id, month, hospital_id)
    select account_id, month, unnest(case when count(*) <= 50 then array_agg(hospital_id) else array[''] end)
    from (
      select distinct account_id, to_char(scheduled_date, 'YYYY-MM') as month, hospital_id
      from written where status = 'confirmed') touched
    group by account_id, month
    on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into covered_touch (account_id, month, hospital_id)
    select account_id, month, unnest(case when count(*) <= 50 then array_agg(hospital_id) else array[''] end)
    from (
      select distinct account_id, to_char(scheduled_date, 'YYYY-MM') as month, hospital_id
      from replaced where status = 'confirmed') touched
    group by account_id, month
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger touch_covered_added after insert on assignment
  referencing new table as written for each statement execute function touch_covered();
create trigger touch_covered_changed after update on assignment
  referencing old table as replaced new table as written for each statement execute function touch_covered();
create trigger touch_covered_removed after delete on assignment
  referencing old table as replaced for each statement execute function touch_covered();

-- Who asks for no specialty of their own counts as what they are trained for, in every month.
create function touch_covered_training() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into covered_touch (account_id, month, hospital_id, provider_id)
    select account_id, '', '', unnest(case when count(*) <= 50 then array_agg(provider_id) else array[''] end)
    from (select distinct account_id, provider_id from written) touched
    group by account_id
    on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into covered_touch (account_id, month, hospital_id, provider_id)
    select account_id, '', '', unnest(case when count(*) <= 50 then array_agg(provider_id) else array[''] end)
    from (select distinct account_id, provider_id from replaced) touched
    group by account_id
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger touch_covered_training_added after insert on provider_specialty
  referencing new table as written for each statement execute function touch_covered_training();
create trigger touch_covered_training_changed after update on provider_specialty
  referencing old table as replaced new table as written for each statement execute function touch_covered_training();
create trigger touch_covered_training_removed after delete on provider_specialty
  referencing old table as replaced for each statement execute function touch_covered_training();

-- A pattern has no last day as long as nobody says so.
create function touch_covered_demand() returns trigger language plpgsql as $$
begin
  insert into covered_touch (account_id, month, hospital_id)
  select account_id, '', hospital_id
  from (select (old).account_id, (old).hospital_id where tg_op <> 'INSERT'
    union all select (new).account_id, (new).hospital_id where tg_op <> 'DELETE') written
  on conflict do nothing;
  return null;
end $$;
create trigger touch_covered_demand after insert or update or delete on demand
  for each row execute function touch_covered_demand();

-- What is needed of a single day, and which of the cells of a pattern counts on it.
create function touch_covered_day() returns trigger language plpgsql as $$
begin
  insert into covered_touch (account_id, month, hospital_id)
  select account_id, to_char(date, 'YYYY-MM'), coalesce(hospital_id, '')
  from (select (old).account_id, (old).date, (old).hospital_id where tg_op <> 'INSERT'
    union all select (new).account_id, (new).date, (new).hospital_id where tg_op <> 'DELETE') written
  on conflict do nothing;
  return null;
end $$;
create trigger touch_covered_day after insert or update or delete on demand_day
  for each row execute function touch_covered_day();
create trigger touch_covered_holiday after insert or update or delete on holiday
  for each row execute function touch_covered_day();

-- A facility that is closed needs nobody.
create function touch_covered_facility() returns trigger language plpgsql as $$
begin
  insert into covered_touch (account_id, month, hospital_id) values (new.account_id, '', new.hospital_id) on conflict do nothing;
  return null;
end $$;
create trigger touch_covered_facility after update of is_active on facility
  for each row when (old.is_active is distinct from new.is_active) execute function touch_covered_facility();

-- The rows of an import are seen from now on.
create function touch_covered_import() returns trigger language plpgsql as $$
begin
  insert into covered_touch (account_id, month, hospital_id) values (old.account_id, '', '') on conflict do nothing;
  return null;
end $$;
create trigger touch_covered_import after delete on staged_import
  for each row execute function touch_covered_import();
