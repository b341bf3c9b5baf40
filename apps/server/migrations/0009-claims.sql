-- needs: 0004-jobs
-- Who registers claims an address, and holds nothing until the link in the mail is opened: any number may claim one, the first to
-- verify has it (docs/decisions/0034-claims.md). A claim is in nobody's way: it has no sign_in_name, and its user name is not taken.
alter table app_user add column is_claim boolean not null default false;
create unique index app_user_email_held on app_user (account_id, email) where not is_claim;
create unique index app_user_name_held on app_user (account_id, lower(user_name)) where not is_claim;
create index app_user_claims on app_user (email, created_at) where is_claim;
drop index app_user_email;
drop index app_user_name;

-- A server that signs in as a role of its own looks whether the schema is up to date (MIGRATE=off).
grant select on schema_migration to onward_app, onward_door;
