-- needs: 0004-jobs
-- What an admin changes of a user in the browser: by the version two who change it at once are told apart. And when somebody
-- signed in last, which outlives their sessions.
alter table app_user
  add column version integer not null default 1,
  add column last_sign_in_at timestamptz;

-- An admin has signed somebody out.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'refresh_reuse', 'disabled', 'password_reset', 'revoked'));

update app_user u set last_sign_in_at = (
  select max(s.created_at) from session s where s.account_id = u.account_id and s.user_id = u.user_id);
