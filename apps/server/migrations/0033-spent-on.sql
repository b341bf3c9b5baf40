-- needs: 0027-locks
-- The device that spent a token, by the hash of what its cookie says; null where it brought none. A tab that was duplicated holds
-- a copy of its tokens, and is told from a thief by it.
alter table refresh_token add column used_on bytea;
