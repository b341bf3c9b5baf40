-- needs: 0004-jobs
-- The account's own words for its shifts, and what its people are trained for.

create table specialty (
  account_id integer not null references account,
  specialty_id text not null,
  specialty_name text not null,
  sort_name text collate "C" not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, specialty_id)
);
create unique index specialty_by_name on specialty (account_id, sort_name);
select protect_accounts('specialty');

-- A shift type says how a shift is called and when it usually is; one without times may be at any. `part_of_day` is the word of
-- four by which imports and the calendars of before know it.
create table shift_type (
  account_id integer not null references account,
  shift_type_id text not null,
  shift_type_name text not null,
  sort_name text collate "C" not null,
  -- As the wall shows it, 07:00.
  starts_at text collate "C" check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text collate "C" check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- How many days after it began it ends.
  days smallint check (days between 0 and 7),
  part_of_day text not null check (part_of_day in ('day', 'night', 'call', 'custom')),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, shift_type_id),
  check (num_nonnulls(starts_at, ends_at, days) in (0, 3)),
  check (days > 0 or ends_at > starts_at)
);
create unique index shift_type_by_name on shift_type (account_id, sort_name);
select protect_accounts('shift_type');

-- The first four of every account, whose ids are the words of before.
create function give_shift_types() returns trigger language plpgsql as $$
begin
  insert into shift_type (account_id, shift_type_id, shift_type_name, sort_name, starts_at, ends_at, days, part_of_day)
  values
    (new.account_id, 'day', 'Day', 'day', '07:00', '19:00', 0, 'day'),
    (new.account_id, 'night', 'Night', 'night', '19:00', '07:00', 1, 'night'),
    (new.account_id, 'call', 'Call', 'call', '07:00', '07:00', 1, 'call'),
    (new.account_id, 'custom', 'Custom', 'custom', null, null, null, 'custom')
  on conflict do nothing;
  return null;
end $$;
create trigger give_shift_types after insert on account for each row execute function give_shift_types();

insert into shift_type (account_id, shift_type_id, shift_type_name, sort_name, starts_at, ends_at, days, part_of_day)
select a.account_id, t.*
from account a, (values
  ('day', 'Day', 'day', '07:00', '19:00', 0, 'day'),
  ('night', 'Night', 'night', '19:00', '07:00', 1, 'night'),
  ('call', 'Call', 'call', '07:00', '07:00', 1, 'call'),
  ('custom', 'Custom', 'custom', null, null, null, 'custom')) as t;

-- Null where a server of before wrote the row: the type is then the word's.
alter table assignment
  add column shift_type_id text,
  add column specialty_id text,
  add foreign key (account_id, shift_type_id) references shift_type,
  add foreign key (account_id, specialty_id) references specialty;
-- Of the first four there are too many to be looked for, and nobody takes them away.
create index assignment_by_shift_type on assignment (account_id, shift_type_id)
  where shift_type_id not in ('day', 'night', 'call', 'custom');
create index assignment_by_specialty on assignment (account_id, specialty_id) where specialty_id is not null;

-- What a person is trained for, the first one first. `provider.specialty` stays the name of the first: files write it.
create table provider_specialty (
  account_id integer not null,
  provider_id text not null,
  specialty_id text not null,
  -- The least is the first.
  place integer not null,
  primary key (account_id, provider_id, specialty_id),
  foreign key (account_id, provider_id) references provider,
  foreign key (account_id, specialty_id) references specialty
);
create index provider_specialty_by_specialty on provider_specialty (account_id, specialty_id);
select protect_accounts('provider_specialty');

-- Whoever writes that name, a file or a server of before, says what the person is trained for: one of the others comes to the
-- front, a new one takes the place of the first. A name is known as it is spelled, or else as it sorts.
create function keep_first_specialty() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'UPDATE' then
    delete from provider_specialty p using written w join was using (account_id, provider_id)
    where p.account_id = w.account_id and p.provider_id = w.provider_id
      and coalesce(btrim(w.specialty), '') = '' and coalesce(btrim(was.specialty), '') <> '';
  end if;

  with named as (
    select distinct on (account_id, folded(specialty)) account_id, btrim(specialty) as name
    from written where btrim(specialty) <> ''
  )
  insert into specialty (account_id, specialty_id, specialty_name, sort_name)
  select account_id, gen_random_uuid()::text, name, folded(name) from named
  where not exists (
    select from specialty s where s.account_id = named.account_id and s.sort_name = folded(named.name))
  on conflict (account_id, sort_name) do nothing;

  with firsts as (
    select w.account_id, w.provider_id, s.specialty_id,
      (select min(p.place) from provider_specialty p
        where p.account_id = w.account_id and p.provider_id = w.provider_id) as place,
      (select p.place from provider_specialty p
        where p.account_id = w.account_id and p.provider_id = w.provider_id and p.specialty_id = s.specialty_id) as own
    from written w
    cross join lateral (
      select specialty_id from specialty s
      where s.account_id = w.account_id and s.sort_name = folded(w.specialty)) s
    where btrim(w.specialty) <> ''
  ), replaced as (
    delete from provider_specialty p using firsts f
    where p.account_id = f.account_id and p.provider_id = f.provider_id and p.place = f.place and f.own is null
  )
  insert into provider_specialty (account_id, provider_id, specialty_id, place)
  select account_id, provider_id, specialty_id, coalesce(place, 1) - 1 from firsts where own is distinct from place or own is null
  on conflict (account_id, provider_id, specialty_id) do update set place = excluded.place;
  return null;
end $$;
create trigger keep_first_specialty_of_new after insert on provider
  referencing new table as written for each statement execute function keep_first_specialty();
create trigger keep_first_specialty after update on provider
  referencing old table as was new table as written for each statement execute function keep_first_specialty();

update provider set specialty = specialty where specialty is not null;

-- A server of before writes the word alone: the type that the row had is no longer its own where it goes by another word.
create function forget_shift_type() returns trigger language plpgsql as $$
begin
  if not exists (
    select from shift_type t
    where t.account_id = new.account_id and t.shift_type_id = new.shift_type_id and t.part_of_day = new.shift_type
  ) then
    new.shift_type_id := null;
  end if;
  return new;
end $$;
create trigger forget_shift_type before update on assignment for each row
  when (old.shift_type <> new.shift_type and old.shift_type_id = new.shift_type_id)
  execute function forget_shift_type();
