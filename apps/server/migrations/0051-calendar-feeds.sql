-- needs: 0050-change-notices
-- Addresses at which programs read somebody's own shifts (docs/decisions/0086-calendar-feeds.md).
create table calendar_feed (
  account_id integer not null,
  feed_id text not null,
  user_id text not null,
  feed_name text not null,
  -- Of the token in its address, which nobody keeps.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  fetched_at timestamptz,
  agent text,
  primary key (account_id, feed_id),
  unique (account_id, token_hash),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index calendar_feed_by_user on calendar_feed (account_id, user_id);
select protect_accounts('calendar_feed');
