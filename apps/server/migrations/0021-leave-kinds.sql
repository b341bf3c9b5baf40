-- needs: 0019-credentials
-- Why people are away, in the account's own words.

create table leave_kind (
  account_id integer not null references account,
  leave_kind_id text not null,
  leave_kind_name text not null,
  sort_name text collate "C" not null,
  -- One or two letters, for where there is no room.
  letter text not null,
  tone smallint not null check (tone between 0 and 11),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, leave_kind_id)
);
create unique index leave_kind_by_name on leave_kind (account_id, sort_name);
select protect_accounts('leave_kind');

-- The first four of every account. The last is what leave is of that names none, and is never taken away.
create function give_leave_kinds() returns trigger language plpgsql as $$
begin
  insert into leave_kind (account_id, leave_kind_id, leave_kind_name, sort_name, letter, tone)
  values
    (new.account_id, 'annual', 'Annual leave', 'annual leave', 'A', 7),
    (new.account_id, 'sick', 'Sick leave', 'sick leave', 'S', 6),
    (new.account_id, 'study', 'Study leave', 'study leave', 'ST', 5),
    (new.account_id, 'other', 'Other', 'other', 'O', 8)
  on conflict do nothing;
  return null;
end $$;
create trigger give_leave_kinds after insert on account for each row execute function give_leave_kinds();

insert into leave_kind (account_id, leave_kind_id, leave_kind_name, sort_name, letter, tone)
select a.account_id, k.*
from account a, (values
  ('annual', 'Annual leave', 'annual leave', 'A', 7),
  ('sick', 'Sick leave', 'sick leave', 'S', 6),
  ('study', 'Study leave', 'study leave', 'ST', 5),
  ('other', 'Other', 'other', 'O', 8)) as k;

-- A server of before writes none: what it writes is other leave, as is all that is stored.
alter table leave
  add column leave_kind_id text not null default 'other',
  add foreign key (account_id, leave_kind_id) references leave_kind;
-- Of the first there is too much to be looked for, and nobody takes it away.
create index leave_by_kind on leave (account_id, leave_kind_id) where leave_kind_id <> 'other';
