-- needs: 0053-leave-notices
-- The last time that mail for somebody was refused for good: {email, at, said}. Of another address than theirs it says nothing.
alter table app_user add column mail_refusal jsonb;
