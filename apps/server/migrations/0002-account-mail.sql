-- An e-mail address is verified once a link that was sent to it has been opened. Who was a user before is taken as verified.
alter table app_user add column email_verified_at timestamptz;
update app_user set email_verified_at = created_at;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'refresh_reuse', 'disabled', 'password_reset'));
create index session_by_user on session (account_id, user_id) where ended_at is null;

-- What the links in mails carry, as SHA-256 hashes. A link is good once; asking for another one ends it at expires_at.
create table mail_token (
  account_id integer not null,
  token_hash bytea not null,
  user_id text not null,
  purpose text not null check (purpose in ('reset', 'verify')),
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, user_id) references app_user
);
create index mail_token_by_user on mail_token (account_id, user_id, purpose);
