-- needs: 0004-jobs
-- The trail is read by time, by who did it and by what was done; by what it was done to there is an index already.
create index audit_by_time on audit_entry (account_id, at, entry_id);
create index audit_by_user on audit_entry (account_id, user_id, at, entry_id);
create index audit_by_action on audit_entry (account_id, action, at, entry_id);
