-- needs: 0045-covered-months
-- What the shifts of an account cost, month by month (docs/decisions/0081-digests-of-cost.md): kept as what shifts come to is, by the
-- same touches, snapshots and stamps, and made anew where it is missing or behind.
create table paid_month (
  account_id integer not null,
  month text not null,
  snapshot pg_snapshot not null,
  cluster bigint not null,
  -- By which definitions, and by which rates and premiums.
  made_by text not null,
  -- Whether one of the rates is of a specialty: then it counts what people are trained for, which is noted for coverage.
  is_by_training boolean not null,
  -- Sums by person, facility, shift type and specialty; by person, and by facility; by facility and shift type.
  cells json not null,
  people json not null,
  places json not null,
  primary key (account_id, month)
);
select protect_accounts('paid_month');
