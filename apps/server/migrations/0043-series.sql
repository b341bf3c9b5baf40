-- needs: 0032-saved-views
-- Shifts that come round: every so many weeks, on some days of them, from a first date to a last.
create table series (
  account_id integer not null references account,
  series_id text not null,
  every_weeks smallint not null check (every_weeks between 1 and 12),
  -- 0 is Sunday.
  weekdays jsonb not null,
  from_date date not null,
  until_date date not null,
  created_at timestamptz not null default now(),
  primary key (account_id, series_id),
  check (from_date <= until_date)
);
select protect_accounts('series');

alter table assignment
  add column series_id text,
  -- Who, where, when and what the series last said of this shift: one that is otherwise has been changed by itself.
  add column series_said jsonb,
  add constraint assignment_of_series foreign key (account_id, series_id) references series;
create index assignment_by_series on assignment (account_id, series_id) where series_id is not null;

-- What a batch did to the series of a shift, for whoever takes the batch back: its columns before and after.
create table series_step (
  account_id integer not null,
  batch_id bigint not null,
  assignment_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  primary key (account_id, batch_id, assignment_id),
  foreign key (account_id, batch_id) references batch,
  foreign key (account_id, assignment_id) references assignment on delete cascade
);
select protect_accounts('series_step');
