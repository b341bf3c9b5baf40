-- needs: 0027-locks
-- What somebody looks at on a page, kept under a name.
create table saved_view (
  account_id integer not null references account,
  view_id text not null,
  -- Who made it.
  user_id text not null,
  place text not null check (place in ('board', 'insight')),
  view_name text not null,
  sort_name text collate "C" not null,
  -- The words of the page's address. What they name may have gone, or be none of the reader's: the page checks each of them.
  search text not null check (length(search) <= 2000),
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (account_id, view_id),
  -- For who opens a page with it: a view of the board opens no other page.
  unique (account_id, place, view_id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create unique index saved_view_by_name on saved_view (account_id, user_id, place, sort_name);
create index saved_view_shared on saved_view (account_id, place) where is_shared;
select protect_accounts('saved_view');

-- With which view a page opens for somebody: one a page.
create table opening_view (
  account_id integer not null references account,
  user_id text not null,
  place text not null,
  view_id text not null,
  primary key (account_id, user_id, place),
  foreign key (account_id, user_id) references app_user on delete cascade,
  foreign key (account_id, place, view_id) references saved_view (account_id, place, view_id) on delete cascade
);
create index opening_view_of on opening_view (account_id, place, view_id);
select protect_accounts('opening_view');
