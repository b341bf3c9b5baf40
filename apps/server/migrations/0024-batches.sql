-- needs: 0023-rules
-- What one booking changed: its number stands on every entry that it wrote into the audit trail.
create table batch (
  account_id integer not null references account,
  batch_id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id text,
  -- Why, as whoever booked it says.
  reason text,
  -- The batch that it takes back.
  undoes bigint,
  primary key (account_id, batch_id),
  foreign key (account_id, undoes) references batch,
  -- A batch is taken back once.
  unique (account_id, undoes)
);
create index batch_by_time on batch (account_id, at, batch_id);
select protect_accounts('batch');

alter table audit_entry add column batch_id bigint;
create index audit_by_batch on audit_entry (account_id, batch_id) where batch_id is not null;

-- Who goes over the warning of a rule: whoever plans, whoever plans and says why, or an admin who says why.
alter table rule add column override text not null default 'free' check (override in ('free', 'reason', 'admin'));

-- A warning that somebody went over, of a shift that they booked. The verdict is as it was found then.
create table rule_override (
  account_id integer not null references account,
  override_id bigint generated always as identity,
  batch_id bigint not null,
  assignment_id bigint not null,
  rule_id text not null,
  provider_id text not null,
  verdict jsonb not null,
  reason text,
  user_id text,
  at timestamptz not null default now(),
  primary key (account_id, override_id),
  foreign key (account_id, batch_id) references batch
);
create index rule_override_by_shift on rule_override (account_id, assignment_id, override_id);
create index rule_override_by_time on rule_override (account_id, at, override_id);
select protect_accounts('rule_override');
