-- needs: 0004-jobs
-- Whom an identity service means by a subject (docs/decisions/0038-identity-service.md). Like sign_in_name it says which account
-- somebody signs in to.
create table identity_subject (
  issuer text not null,
  subject text not null,
  account_id integer not null,
  user_id text not null,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  foreign key (account_id, user_id) references app_user
);
-- A user is one person there: an address that was given to somebody else leads to nobody.
create unique index identity_subject_user on identity_subject (account_id, user_id, issuer);
select protect_accounts('identity_subject');

-- What the service is shown when the session ends, so that it ends its own without a question. It opens nothing here.
alter table session add column id_token text;
