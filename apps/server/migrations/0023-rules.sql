-- needs: 0019-credentials
-- What the schedule of an account is judged by. Parameters are as the contract's schema of the kind has them.
create table rule (
  account_id integer not null references account,
  rule_id text not null,
  kind text not null,
  severity text not null check (severity in ('block', 'warn', 'inform', 'off')),
  -- For whom it is: facilities, specialties and people by their ids; what is not named is everybody.
  scope jsonb not null default '{}',
  valid_from date,
  valid_to date,
  parameters jsonb not null,
  -- The pack that it came with, its place there, and the document and article that asks for it.
  pack_id text,
  place integer not null default 0,
  source text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, rule_id),
  check (valid_from <= valid_to)
);
select protect_accounts('rule');

-- The first day of the account's week, by which rules count: 0 is Sunday.
alter table account add column week_starts_on smallint not null default 1 check (week_starts_on between 0 and 6);
