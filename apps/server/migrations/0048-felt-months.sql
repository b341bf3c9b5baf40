-- needs: 0045-covered-months
-- What people felt of changes, month by month (docs/decisions/0082-digests-of-stability.md): kept as what shifts come to is, by the
-- same snapshots and stamps, and made anew where it is missing or behind.

-- What stability reads of the trail. Most entries are of shifts that were made for somebody, which nobody feels and nobody has to fill.
create index audit_felt on audit_entry (account_id, at, entry_id)
  where object_type = 'assignment' and (before is not null or after->>'providerId' is null);

-- That a transaction has written what a month is made of.
create table felt_touch (
  account_id integer not null,
  month text not null,
  xid xid8 not null default pg_current_xact_id(),
  primary key (account_id, month, xid)
);
select protect_accounts('felt_touch');

create table felt_month (
  account_id integer not null,
  month text not null,
  snapshot pg_snapshot not null,
  cluster bigint not null,
  made_by text not null,
  -- Each change that somebody felt, and which shifts became open.
  felt json not null,
  primary key (account_id, month)
);
select protect_accounts('felt_month');

-- A month is read with the days around it: its dates begin and end at other moments elsewhere.
create function touch_felt() returns trigger language plpgsql as $$
begin
  insert into felt_touch (account_id, month)
  select distinct w.account_id, to_char(day at time zone 'UTC', 'YYYY-MM')
  from written w cross join lateral (values (w.at - interval '3 days'), (w.at + interval '3 days')) near (day)
  where w.object_type = 'assignment' and (w.before is not null or w.after->>'providerId' is null)
  on conflict do nothing;
  return null;
end $$;
create trigger touch_felt after insert on audit_entry
  referencing new table as written for each statement execute function touch_felt();

create function touch_told() returns trigger language plpgsql as $$
begin
  insert into felt_touch (account_id, month)
  select distinct new.account_id, to_char(day at time zone 'UTC', 'YYYY-MM')
  from (values (new.at - interval '3 days'), (new.at + interval '3 days')) near (day)
  on conflict do nothing;
  return null;
end $$;
create trigger touch_told after insert on publication for each row execute function touch_told();
