-- needs: 0026-publishing
-- Days that are closed, as when they have been paid: nothing that begins on them is written any more.
create table period_lock (
  account_id integer not null references account,
  lock_id bigint generated always as identity,
  -- Null: at every facility, and leave too.
  hospital_id text,
  from_date date not null,
  to_date date not null,
  reason text not null,
  user_id text,
  at timestamptz not null default now(),
  primary key (account_id, lock_id),
  foreign key (account_id, hospital_id) references facility,
  check (from_date <= to_date)
);
create index period_lock_by_date on period_lock (account_id, to_date);
select protect_accounts('period_lock');
