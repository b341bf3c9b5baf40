-- needs: 0027-locks
-- A pattern of weeks from which shifts are made.
create table template (
  account_id integer not null references account,
  template_id text not null,
  template_name text not null,
  sort_name text collate "C" not null,
  -- How many weeks come round again, and the date on which the first of them begins.
  weeks smallint not null check (weeks between 1 and 12),
  anchor date not null,
  -- What a public holiday is: a day like others, the Sunday of its week, or not staffed.
  holidays text not null check (holidays in ('normal', 'sunday', 'none')),
  -- As the contract has them. What they name may have gone: then nothing is made of them.
  slots jsonb not null,
  -- The facilities of its slots: by these it is known who plans with it.
  hospital_ids text[] not null,
  -- The days that shifts were made of last, and when.
  applied_from date,
  applied_to date,
  applied_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, template_id)
);
create unique index template_by_name on template (account_id, sort_name);
select protect_accounts('template');
