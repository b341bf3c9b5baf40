-- needs: 0030-live
-- What people are paid, and what a facility may cost in a month. Money is whole minor units of the account's currency.

-- An ISO 4217 code, and how many digits its minor unit has. It stays once anything is said in it.
alter table account add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table account add column currency_digits smallint not null default 2 check (currency_digits between 0 and 4);

-- What an hour costs of whom and what is named; what is not named is anybody and anything.
create table rate (
  account_id integer not null references account,
  rate_id text not null,
  provider_id text,
  hospital_id text,
  shift_type_id text,
  specialty_id text,
  -- First and last day, both part of it; without a last one it goes on.
  valid_from date not null,
  valid_to date,
  per_hour bigint not null check (per_hour between 0 and 100000000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, rate_id),
  foreign key (account_id, provider_id) references provider,
  foreign key (account_id, hospital_id) references facility,
  foreign key (account_id, shift_type_id) references shift_type,
  foreign key (account_id, specialty_id) references specialty,
  check (valid_from <= valid_to)
);
-- Of two that name the same the later one counts: there is always one that does.
create unique index rate_once on rate
  (account_id, provider_id, hospital_id, shift_type_id, specialty_id, valid_from) nulls not distinct;
create index rate_by_facility on rate (account_id, hospital_id) where hospital_id is not null;
create index rate_by_shift_type on rate (account_id, shift_type_id) where shift_type_id is not null;
create index rate_by_specialty on rate (account_id, specialty_id) where specialty_id is not null;
select protect_accounts('rate');

-- What is paid on top: hundredths of a percent of the rate, or so much an hour.
create table premium (
  account_id integer not null references account,
  premium_id text not null,
  kind text not null check (kind in ('night', 'weekend', 'holiday', 'overtime', 'call')),
  hospital_id text,
  valid_from date not null,
  valid_to date,
  basis_points integer check (basis_points between 1 and 100000),
  per_hour bigint check (per_hour between 1 and 100000000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, premium_id),
  foreign key (account_id, hospital_id) references facility,
  check (valid_from <= valid_to),
  check (num_nonnulls(basis_points, per_hour) = 1)
);
create unique index premium_once on premium (account_id, kind, hospital_id, valid_from) nulls not distinct;
create index premium_by_facility on premium (account_id, hospital_id) where hospital_id is not null;
select protect_accounts('premium');

-- What a facility may cost in a month, such as 2026-11.
create table budget (
  account_id integer not null,
  budget_id text not null,
  hospital_id text not null,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  amount bigint not null check (amount between 0 and 1000000000000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, budget_id),
  foreign key (account_id, hospital_id) references facility
);
create unique index budget_once on budget (account_id, hospital_id, month);
select protect_accounts('budget');
