-- needs: 0004-jobs
-- From which network address something was done, as the transaction says; nothing where a command or a job does it.
alter table audit_entry add column address text default nullif(current_setting('onward.address', true), '');
