-- needs: 0049-facility-closed-on
-- What people are still to be mailed of changes of their own shifts (docs/decisions/0085-change-notices.md).

-- Of which changes somebody is mailed: all, those of shifts that begin soon, or none.
alter table app_user add column mail_changes text not null default 'all' check (mail_changes in ('all', 'soon', 'none'));
-- Until when a process has the word with them: of two mails of their shifts one is under way at a time.
alter table app_user add column mailing_until timestamptz;

-- A shift of whose changes somebody is to be told by mail: as they were told of it last.
create table change_notice (
  account_id integer not null,
  user_id text not null,
  assignment_id bigint not null,
  -- A row of told_assignment; null where it was not theirs.
  known jsonb,
  -- The publication whose mail tells it; null where it is told as a change.
  publication_id bigint,
  -- As a mail said it that may not have arrived.
  is_said boolean not null default false,
  said jsonb,
  -- When it changed first since they were mailed, and when last.
  noted_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (account_id, user_id, assignment_id),
  foreign key (account_id, user_id) references app_user on delete cascade,
  foreign key (account_id, assignment_id) references assignment on delete cascade
);
select protect_accounts('change_notice');
