-- needs: 0024-batches
-- The last date at a facility that people have been told of; null: whatever is written is told with it.
alter table facility add column published_until date;

-- What people have not been told of: a draft, of which they know nothing, or a change, of which they know how it was. Null is as
-- they were told, so a server of before tells what it writes.
alter table assignment add column unpublished text check (unpublished in ('draft', 'changed'));
create index assignment_unpublished on assignment (account_id, scheduled_date) where unpublished is not null;

-- What people were told of shifts that are otherwise by now.
create table published_assignment (
  account_id integer not null,
  assignment_id bigint not null,
  provider_id text,
  hospital_id text not null,
  starts_at timestamp not null,
  ends_at timestamp not null,
  time_zone text not null,
  during tstzrange not null,
  scheduled_date date not null,
  shift_type text not null,
  shift_type_id text,
  specialty_id text,
  starts_clock_change text,
  ends_clock_change text,
  note text,
  version integer not null,
  primary key (account_id, assignment_id),
  foreign key (account_id, assignment_id) references assignment on delete cascade
);
create index published_assignment_by_provider on published_assignment (account_id, provider_id, scheduled_date);
select protect_accounts('published_assignment');

-- The schedule as people were told it. Whoever reads it is let see what they would see of its tables.
create view told_assignment with (security_invoker = true) as
  select account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
    shift_type, shift_type_id, specialty_id, status, starts_clock_change, ends_clock_change, note, version,
    null::text as unpublished
  from assignment where unpublished is null
  union all
  select account_id, assignment_id, provider_id, hospital_id, starts_at, ends_at, time_zone, during, scheduled_date,
    shift_type, shift_type_id, specialty_id, 'confirmed', starts_clock_change, ends_clock_change, note, version, null
  from published_assignment;

-- What was told, when, by whom, and by which rules: as it was then, for good.
create table publication (
  account_id integer not null references account,
  publication_id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id text,
  from_date date not null,
  to_date date not null,
  -- Null: all of them.
  hospital_ids text[],
  provider_ids text[],
  -- One entry a shift and person: what they knew and what they know.
  entries jsonb not null,
  rules jsonb not null,
  entries_hash text not null,
  rules_hash text not null,
  primary key (account_id, publication_id)
);
create index publication_by_time on publication (account_id, at, publication_id);
select protect_accounts('publication');
