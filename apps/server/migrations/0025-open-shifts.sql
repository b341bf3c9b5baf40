-- A shift that nobody works yet has no provider: it meets nobody, so the constraint against overlap lets it be. A server of
-- before shows none of them, since it looks for each shift's provider.
alter table assignment alter column provider_id drop not null;
create index assignment_open_by_date on assignment (account_id, scheduled_date)
  where provider_id is null and status = 'confirmed';
