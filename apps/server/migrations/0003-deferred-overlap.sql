-- Who changes several shifts at once is judged by the outcome: two people may trade their shifts. Every statement is still
-- judged by itself (initially immediate) until a transaction asks for more. A deferrable constraint is no arbiter for
-- `on conflict`; none names this one.
alter table assignment drop constraint assignment_never_overlaps;
alter table assignment add constraint assignment_never_overlaps
  exclude using gist (account_id with =, provider_id with =, during with &&) where (status = 'confirmed')
  deferrable initially immediate;

-- The list of what was cancelled; the index for the calendar holds what is confirmed.
create index assignment_cancelled_by_date on assignment (account_id, scheduled_date) where status = 'cancelled';
