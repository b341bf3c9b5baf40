-- needs: 0027-locks
-- What has changed of late, for who is looking at it: a row for each transaction and kind of thing. Kept for a day.
create table change_event (
  account_id integer not null,
  -- The transaction: by it a reader knows what it has seen, whatever was committed before what.
  xid bigint not null default pg_current_xact_id()::text::bigint,
  object_type text not null,
  request_id text,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, xid, object_type)
);
select protect_accounts('change_event');

-- Whatever is written down in the audit trail is told, whoever writes it.
create function note_changes() returns trigger language plpgsql as $$
begin
  insert into change_event (account_id, object_type, request_id)
  select distinct on (account_id, object_type) account_id, object_type, request_id
  from written
  where account_id <> 0 and object_type not in ('call', 'session', 'password', 'email', 'export')
  on conflict do nothing;
  return null;
end $$;
create trigger note_changes after insert on audit_entry
  referencing new table as written for each statement execute function note_changes();

-- Who has what open. A line that its server has not mentioned for a while is gone.
create table presence (
  account_id integer not null references account,
  line_id text not null,
  user_id text not null,
  place text not null,
  from_date date not null,
  to_date date not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, line_id)
);
select protect_accounts('presence');
