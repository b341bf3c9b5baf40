-- needs: 0052-languages
-- What people are still to be mailed of leave of their own (docs/decisions/0088-leave-notices.md).

-- Leave of whose changes somebody is to be told by mail: as they were told of it last.
create table leave_notice (
  account_id integer not null,
  user_id text not null,
  leave_id bigint not null,
  -- The leave as calls show it; null where it was not theirs, or not recorded.
  known jsonb,
  -- As a mail said it that may not have arrived.
  is_said boolean not null default false,
  said jsonb,
  -- When it changed first since they were mailed, and when last.
  noted_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (account_id, user_id, leave_id),
  foreign key (account_id, user_id) references app_user on delete cascade,
  foreign key (account_id, leave_id) references leave on delete cascade
);
select protect_accounts('leave_notice');
