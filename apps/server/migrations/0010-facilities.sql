-- needs: 0004-jobs
-- What an admin says of a facility in the browser: a short code, unique in its account, the tint in which it is painted, and the
-- version of the row, by which two who change it at once are told apart.
alter table facility
  add column code text collate "C" not null default '',
  add column tone smallint check (tone between 0 and 11),
  add column version integer not null default 1;

-- The first three letters of a name, on a clash its initials or four letters, else two letters with a number.
create function free_facility_code(account integer, name text) returns text language plpgsql as $$
declare
  letters text := upper(regexp_replace(name, '[[:space:][:punct:]]', '', 'g'));
  initials text := (
    select upper(string_agg(left(word, 1), '' order by place))
    from (
      select regexp_replace(part, '[[:punct:]]', '', 'g') as word, place
      from regexp_split_to_table(name, '[[:space:]-]+') with ordinality as parts (part, place)
    ) as words);
  start text := coalesce(nullif(left(letters, 2), ''), 'X');
  candidate text;
begin
  foreach candidate in array array[left(letters, 3), left(initials, 4), left(letters, 4)] loop
    if char_length(candidate) > 1 and not exists (select from facility f where f.account_id = account and f.code = candidate) then
      return candidate;
    end if;
  end loop;
  -- A range of the index: the digits stand before the colon.
  return start || coalesce((
    select max(substr(f.code, char_length(start) + 1)::integer) + 1
    from facility f
    where f.account_id = account and f.code > start collate "C" and f.code < (start || ':') collate "C"
      and substr(f.code, char_length(start) + 1) ~ '^[0-9]{1,6}$'), 2);
end $$;

do $$
declare
  one record;
begin
  for one in select account_id, hospital_id, sort_name from facility order by account_id, sort_name, hospital_id loop
    update facility set code = free_facility_code(one.account_id, one.sort_name)
    where account_id = one.account_id and hospital_id = one.hospital_id;
  end loop;
end $$;

create unique index facility_code on facility (account_id, code);
alter table facility add check (code <> '');

-- Whoever writes a facility without a code gives it one: an import, the sample, and a server of before.
create function give_facility_code() returns trigger language plpgsql as $$
begin
  if new.code <> '' then
    return new;
  end if;
  -- Two who write facilities of one account at once would find the same code free.
  perform pg_advisory_xact_lock(10, new.account_id);
  select f.code into new.code from facility f where f.account_id = new.account_id and f.hospital_id = new.hospital_id;
  if not found then
    new.code := free_facility_code(new.account_id, new.sort_name);
  end if;
  return new;
end $$;
create trigger give_facility_code before insert on facility for each row execute function give_facility_code();
