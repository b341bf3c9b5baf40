-- needs: 0015-shift-types
-- How many of whom a facility needs, by a weekly pattern and on single days, and the holidays that patterns know.

create table demand (
  account_id integer not null references account,
  demand_id text not null,
  hospital_id text not null,
  shift_type_id text not null,
  -- Null: whoever it is.
  specialty_id text,
  from_date date not null,
  -- The last day of it; null while there is none.
  to_date date,
  -- Monday to Sunday and a holiday: `{"least": 2, "wished": 3}` or null.
  days jsonb not null check (jsonb_typeof(days) = 'array' and jsonb_array_length(days) = 8),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, demand_id),
  foreign key (account_id, hospital_id) references facility,
  foreign key (account_id, shift_type_id) references shift_type,
  foreign key (account_id, specialty_id) references specialty,
  check (from_date <= to_date),
  -- Several patterns are changed at once, and judged by the outcome.
  constraint demand_never_overlaps exclude using gist (
    account_id with =, hospital_id with =, shift_type_id with =, coalesce(specialty_id, '') with =,
    daterange(from_date, to_date, '[]') with &&) deferrable initially deferred
);
create index demand_by_shift_type on demand (account_id, shift_type_id);
create index demand_by_specialty on demand (account_id, specialty_id) where specialty_id is not null;
select protect_accounts('demand');

-- A day on which something else counts than its pattern.
create table demand_day (
  account_id integer not null references account,
  demand_day_id text not null,
  hospital_id text not null,
  shift_type_id text not null,
  specialty_id text,
  date date not null,
  least smallint not null check (least >= 0),
  wished smallint not null check (wished >= least),
  note text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, demand_day_id),
  foreign key (account_id, hospital_id) references facility,
  foreign key (account_id, shift_type_id) references shift_type,
  foreign key (account_id, specialty_id) references specialty
);
create unique index demand_day_once on demand_day (
  account_id, hospital_id, date, shift_type_id, coalesce(specialty_id, ''));
create index demand_day_by_shift_type on demand_day (account_id, shift_type_id);
create index demand_day_by_specialty on demand_day (account_id, specialty_id) where specialty_id is not null;
select protect_accounts('demand_day');

create table holiday (
  account_id integer not null references account,
  holiday_id text not null,
  -- Null: at every facility.
  hospital_id text,
  date date not null,
  holiday_name text not null,
  sort_name text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, holiday_id),
  foreign key (account_id, hospital_id) references facility
);
create unique index holiday_once on holiday (account_id, date, coalesce(hospital_id, ''));
select protect_accounts('holiday');
