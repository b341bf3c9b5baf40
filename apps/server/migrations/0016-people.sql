-- needs: 0015-shift-types
-- What an account knows of its people beside their names, and where they may work.

alter table provider
  add column version integer not null default 1,
  add column email text,
  add column phone text,
  -- The last date on which a shift of theirs may begin; nobody books them after it.
  add column last_day date;
create index provider_by_last_day on provider (last_day) where is_active and last_day is not null;

-- Where somebody works. Who has none here may work anywhere.
create table provider_facility (
  account_id integer not null,
  provider_id text not null,
  hospital_id text not null,
  primary key (account_id, provider_id, hospital_id),
  foreign key (account_id, provider_id) references provider,
  foreign key (account_id, hospital_id) references facility
);
create index provider_facility_by_facility on provider_facility (account_id, hospital_id);
select protect_accounts('provider_facility');
