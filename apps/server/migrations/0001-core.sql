-- The scheduling core. Every key of an account's data begins with account_id, so that the tables can be distributed by it.
-- Names sort and are searched by sort_name: folded to lower case without accents by the server, compared byte by byte,
-- so that both engines order alike whatever collation they were built with.

create extension if not exists btree_gist;

create table account (
  account_id integer primary key,
  account_name text not null,
  created_at timestamptz not null default now()
);

create table provider (
  account_id integer not null references account,
  provider_id text not null,
  provider_name text not null,
  sort_name text collate "C" not null,
  specialty text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (account_id, provider_id)
);
create index provider_by_name on provider (account_id, sort_name, provider_id);

create table facility (
  account_id integer not null references account,
  hospital_id text not null,
  facility_name text not null,
  sort_name text collate "C" not null,
  time_zone text not null,
  city text,
  state text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (account_id, hospital_id)
);
create index facility_by_name on facility (account_id, sort_name, hospital_id);

-- Somebody who can sign in. A clinician's user_id is their provider_id.
create table app_user (
  account_id integer not null references account,
  user_id text not null,
  user_name text not null,
  email text not null,
  full_name text not null,
  password_hash text not null,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id)
);
create unique index app_user_email on app_user (account_id, email);
create unique index app_user_name on app_user (account_id, lower(user_name));

create table user_role (
  account_id integer not null,
  user_id text not null,
  role_name text not null check (role_name in ('Admin', 'Provider', 'Client')),
  primary key (account_id, user_id, role_name),
  foreign key (account_id, user_id) references app_user
);

-- Which account an e-mail address signs in to. Not account data: a reference table when the rest is distributed.
create table sign_in_name (
  email text primary key,
  account_id integer not null references account
);

create table session (
  account_id integer not null,
  session_id uuid not null default gen_random_uuid(),
  user_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'refresh_reuse', 'disabled')),
  primary key (account_id, session_id),
  foreign key (account_id, user_id) references app_user
);

-- Tokens stand here only as SHA-256 hashes. A refresh token is spent once, at used_at; parent_hash is the one it replaced.
create table refresh_token (
  account_id integer not null,
  token_hash bytea not null,
  session_id uuid not null,
  parent_hash bytea,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, session_id) references session on delete cascade
);
create index refresh_token_by_parent on refresh_token (account_id, parent_hash);

create table access_token (
  account_id integer not null,
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash),
  foreign key (account_id, session_id) references session on delete cascade
);
create index access_token_by_session on access_token (account_id, session_id);

-- Counts of sign-in attempts by address and by name, in fixed windows; shared by every server process.
create table attempt (
  bucket text not null,
  window_start timestamptz not null,
  tries integer not null,
  primary key (bucket, window_start)
);

create table server_secret (
  secret_name text primary key,
  secret bytea not null
);

create table assignment (
  account_id integer not null,
  assignment_id bigint generated always as identity,
  provider_id text not null,
  hospital_id text not null,
  starts_at timestamp not null,
  ends_at timestamp not null,
  time_zone text not null,
  during tstzrange not null,
  scheduled_date date not null,
  shift_type text not null check (shift_type in ('day', 'night', 'call', 'custom')),
  status text not null default 'confirmed' check (status in ('confirmed', 'cancelled')),
  starts_clock_change text check (starts_clock_change in ('skipped', 'repeated')),
  ends_clock_change text check (ends_clock_change in ('skipped', 'repeated')),
  note text,
  external_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, assignment_id),
  foreign key (account_id, provider_id) references provider,
  foreign key (account_id, hospital_id) references facility,
  check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  constraint assignment_never_overlaps exclude using gist (account_id with =, provider_id with =, during with &&)
    where (status = 'confirmed')
);
create index assignment_by_date on assignment (account_id, scheduled_date) where status = 'confirmed';
create index assignment_by_provider on assignment (account_id, provider_id, scheduled_date) where status = 'confirmed';
create index assignment_by_facility on assignment (account_id, hospital_id, scheduled_date) where status = 'confirmed';
create unique index assignment_external on assignment (account_id, external_id) where external_id is not null;

create table leave (
  account_id integer not null,
  leave_id bigint generated always as identity,
  provider_id text not null,
  start_date date not null,
  end_date date not null,
  leave_description text not null,
  status text not null default 'approved' check (status in ('approved', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, leave_id),
  foreign key (account_id, provider_id) references provider,
  check (end_date >= start_date),
  constraint leave_never_overlaps exclude using gist
    (account_id with =, provider_id with =, daterange(start_date, end_date, '[]') with &&)
    where (status = 'approved')
);
create index leave_by_date on leave (account_id, start_date, end_date) where status = 'approved';

-- Leave and assignments of one person exclude each other. An exclusion constraint sees one table only, so both sides take
-- the provider's row first, as a statement of its own: what the next statement reads is then what has been committed.
create function assignment_respects_leave() returns trigger language plpgsql as $$
begin
  if new.status = 'confirmed' then
    perform 1 from provider where account_id = new.account_id and provider_id = new.provider_id for no key update;
    if exists (
      select from leave
      where account_id = new.account_id and provider_id = new.provider_id and status = 'approved'
        and start_date < new.ends_at and end_date + 1 > new.starts_at
    ) then
      raise exception 'the provider is on leave' using errcode = '23P01', constraint = 'assignment_respects_leave';
    end if;
  end if;
  return new;
end $$;
create trigger assignment_respects_leave before insert or update on assignment
  for each row execute function assignment_respects_leave();

create function leave_respects_assignments() returns trigger language plpgsql as $$
begin
  if new.status = 'approved' then
    perform 1 from provider where account_id = new.account_id and provider_id = new.provider_id for no key update;
    if exists (
      select from assignment
      where account_id = new.account_id and provider_id = new.provider_id and status = 'confirmed'
        and scheduled_date between new.start_date - 8 and new.end_date
        and starts_at < new.end_date + 1 and ends_at > new.start_date
    ) then
      raise exception 'the provider has assignments' using errcode = '23P01', constraint = 'leave_respects_assignments';
    end if;
  end if;
  return new;
end $$;
create trigger leave_respects_assignments before insert or update on leave
  for each row execute function leave_respects_assignments();

create table audit_entry (
  account_id integer not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  user_id text,
  action text not null,
  object_type text not null,
  object_id text,
  before jsonb,
  after jsonb,
  request_id text,
  primary key (account_id, entry_id)
);
create index audit_by_object on audit_entry (account_id, object_type, object_id, entry_id);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = '42501';
end $$;
create trigger audit_is_append_only before update or delete on audit_entry
  for each row execute function audit_is_append_only();
create trigger audit_is_never_truncated before truncate on audit_entry
  for each statement execute function audit_is_append_only();

create table idempotency_key (
  account_id integer not null,
  user_id text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, user_id, key)
);
