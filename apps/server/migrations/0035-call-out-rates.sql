-- needs: 0031-cost
-- How often people call out of shifts: in thousandths, of a facility and a part of the day; what is not named is anywhere and any.
create table call_out_rate (
  account_id integer not null references account,
  call_out_rate_id text not null,
  hospital_id text,
  part_of_day text check (part_of_day in ('day', 'night', 'call', 'custom')),
  per_mille integer not null check (per_mille between 0 and 1000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, call_out_rate_id),
  foreign key (account_id, hospital_id) references facility
);
create unique index call_out_rate_once on call_out_rate (account_id, hospital_id, part_of_day) nulls not distinct;
select protect_accounts('call_out_rate');
