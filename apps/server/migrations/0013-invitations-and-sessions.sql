-- needs: 0004-jobs
-- Whom an admin invites is a claim that was made for them (docs/decisions/0041-invitations.md): it holds neither the address nor the
-- user name until whoever reads the mailbox has accepted. invited_at says since when they are waited for.
alter table app_user
  add column invited_at timestamptz,
  add column invited_by text,
  -- Who comes by the identity service alone has none that anybody knows.
  add column has_password boolean not null default true;
create unique index app_user_invited on app_user (account_id, email) where invited_at is not null;
-- Whose address the service vouched for when they were linked was made by it, or lost the password there was.
update app_user u set has_password = false
from identity_subject i
where i.account_id = u.account_id and i.user_id = u.user_id
  and u.email_verified_at between i.created_at - interval '10 seconds' and i.created_at + interval '10 seconds'
  and not exists (
    select from audit_entry e
    where e.account_id = u.account_id and e.user_id = u.user_id and e.action = 'password.reset');

alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token add constraint mail_token_purpose_check
  check (purpose in ('reset', 'verify', 'invite', 'email-old', 'email-new'));

-- What people are shown of their own sessions; and they end them one by one, or all others with their password.
alter table session add column device text, add column address text;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'refresh_reuse', 'disabled', 'password_reset', 'revoked', 'password_changed', 'ended'));

-- The address that somebody wants instead of theirs, until both mailboxes have said yes.
create table email_change (
  account_id integer not null,
  user_id text not null,
  email text not null,
  asked_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  primary key (account_id, user_id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
select protect_accounts('email_change');
