-- needs: 0032-saved-views
-- That a view of insight is sent by mail, how often and to whom.
create table view_mail (
  account_id integer not null references account,
  view_id text not null,
  every text not null check (every in ('week', 'month')),
  -- Whether they still may is asked when a mail is due.
  user_ids text[] not null check (cardinality(user_ids) > 0),
  -- The last date for which mails were promised, or from which on they are.
  sent_for date not null,
  primary key (account_id, view_id),
  foreign key (account_id, view_id) references saved_view on delete cascade
);
select protect_accounts('view_mail');
