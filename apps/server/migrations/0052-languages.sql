-- needs: 0051-calendar-feeds
-- The language of somebody's mails; null until they have signed in on a page that says one, or were invited by who has one.
alter table app_user add column language text check (language in ('en', 'fr', 'de', 'pt', 'ar'));
