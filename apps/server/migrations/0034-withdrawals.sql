-- needs: 0026-publishing
-- Of each shift that a publication told: the version that people know since, and what they knew before, as a row of
-- `published_assignment`. Null where a server of before published: what is not kept cannot be given back.
alter table publication add column told jsonb;
-- The places whose horizon it moved, and where that was.
alter table publication add column horizons jsonb;
-- What it takes back; null where it told something.
alter table publication add column withdraws bigint;
alter table publication add foreign key (account_id, withdraws) references publication;
-- Nothing is taken back twice.
create unique index publication_withdrawn_once on publication (account_id, withdraws) where withdraws is not null;

-- Leave is asked about where somebody is booked, and not where people are told of it: that would take a row of its person for
-- each shift, one after the other, against the order in which bookings take them.
create or replace trigger assignment_respects_leave
  before insert or update of account_id, provider_id, starts_at, ends_at, status on assignment
  for each row execute function assignment_respects_leave();
