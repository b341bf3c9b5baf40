-- needs: 0016-people
-- Who plans at some facilities and nowhere else.

alter table user_role drop constraint user_role_role_name_check;
alter table user_role add constraint user_role_role_name_check
  check (role_name in ('Admin', 'Scheduler', 'Provider', 'Client'));

-- Where a Scheduler plans.
create table user_facility (
  account_id integer not null,
  user_id text not null,
  hospital_id text not null,
  primary key (account_id, user_id, hospital_id),
  foreign key (account_id, user_id) references app_user,
  foreign key (account_id, hospital_id) references facility
);
create index user_facility_by_facility on user_facility (account_id, hospital_id);
select protect_accounts('user_facility');
