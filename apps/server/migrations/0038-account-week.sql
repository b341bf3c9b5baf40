-- needs: 0031-cost
-- How often the first day of the account's week was changed, so that nobody changes one that they have not seen.
alter table account add column week_version integer not null default 1;
