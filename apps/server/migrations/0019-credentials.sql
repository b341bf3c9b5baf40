-- needs: 0018-schedulers
-- What people have to have to work somewhere, what they have and until when, and how much they are to work.

create table credential_type (
  account_id integer not null references account,
  credential_type_id text not null,
  credential_type_name text not null,
  sort_name text collate "C" not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, credential_type_id)
);
create unique index credential_type_by_name on credential_type (account_id, sort_name);
select protect_accounts('credential_type');

create table credential (
  account_id integer not null,
  credential_id text not null,
  provider_id text not null,
  credential_type_id text not null,
  -- Of a privilege the facility; of anything else null.
  hospital_id text,
  -- What stands on it.
  number text,
  -- First and last day, both part of it; null is open.
  valid_from date,
  valid_to date,
  is_revoked boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, credential_id),
  foreign key (account_id, provider_id) references provider,
  foreign key (account_id, credential_type_id) references credential_type,
  foreign key (account_id, hospital_id) references facility,
  check (valid_from <= valid_to)
);
create index credential_by_provider on credential (account_id, provider_id);
create index credential_by_type on credential (account_id, credential_type_id);
create index credential_by_facility on credential (account_id, hospital_id) where hospital_id is not null;
create index credential_by_end on credential (account_id, valid_to) where not is_revoked;
select protect_accounts('credential');

-- Whoever works at the facility, on the shift type, or as what the shift asks for, of those that are given all, needs it.
create table requirement (
  account_id integer not null,
  requirement_id text not null,
  credential_type_id text not null,
  hospital_id text,
  shift_type_id text,
  specialty_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, requirement_id),
  foreign key (account_id, credential_type_id) references credential_type,
  foreign key (account_id, hospital_id) references facility,
  foreign key (account_id, shift_type_id) references shift_type,
  foreign key (account_id, specialty_id) references specialty,
  check (num_nonnulls(hospital_id, shift_type_id, specialty_id) > 0)
);
create unique index requirement_once on requirement
  (account_id, credential_type_id, hospital_id, shift_type_id, specialty_id) nulls not distinct;
create index requirement_by_facility on requirement (account_id, hospital_id) where hospital_id is not null;
create index requirement_by_shift_type on requirement (account_id, shift_type_id) where shift_type_id is not null;
create index requirement_by_specialty on requirement (account_id, specialty_id) where specialty_id is not null;
select protect_accounts('requirement');

create table contract (
  account_id integer not null,
  contract_id text not null,
  provider_id text not null,
  -- First and last day, both part of it; without a last one it goes on.
  valid_from date not null,
  valid_to date,
  -- Of full time, 1.
  fte double precision not null check (fte > 0 and fte <= 2),
  -- Hours a week.
  target_hours double precision check (target_hours between 0 and 168),
  least_hours double precision check (least_hours between 0 and 168),
  most_hours double precision check (most_hours between 0 and 168),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, contract_id),
  foreign key (account_id, provider_id) references provider,
  check (valid_from <= valid_to)
);
create index contract_by_provider on contract (account_id, provider_id, valid_from);
select protect_accounts('contract');
