-- needs: 0031-cost
-- From whom a shift was taken: found for the history of a person.
create index audit_taken_from on audit_entry (account_id, (before->>'providerId'))
  where object_type = 'assignment' and before->>'providerId' is not null;
