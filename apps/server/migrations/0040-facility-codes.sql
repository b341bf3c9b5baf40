-- needs: 0022-facility-codes
-- A plan that is made while the table is empty takes any index that begins with the account, and an import that fills the table in
-- one statement keeps it: each row then read all that came before. A code is looked for by an index that begins with it, and no
-- other one answers the question; whether a row is there is planned anew, as often as there are rows.
create index facility_by_code on facility (code, account_id);

create or replace function free_facility_code(account integer, name text) returns text language plpgsql
set enable_seqscan = off
set enable_indexonlyscan = off as $$
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
  taken integer := 1;
  free integer := 2;
  middle integer;
begin
  foreach candidate in array array[left(letters, 3), left(initials, 4), left(letters, 4)] loop
    if char_length(candidate) > 1 and not exists (
      select from facility f where f.code = candidate and f.account_id + 0 = account) then
      return candidate;
    end if;
  end loop;
  while exists (select from facility f where f.code = start || free and f.account_id + 0 = account) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if exists (select from facility f where f.code = start || middle and f.account_id + 0 = account) then
      taken := middle;
    else
      free := middle;
    end if;
  end loop;
  return start || free;
end $$;

create or replace function give_facility_code() returns trigger language plpgsql as $$
begin
  if new.code <> '' then
    return new;
  end if;
  -- Two who write facilities of one account at once would find the same code free.
  perform pg_advisory_xact_lock(10, new.account_id);
  execute 'select f.code from facility f where f.account_id = $1 and f.hospital_id = $2'
    into new.code using new.account_id, new.hospital_id;
  if new.code is null then
    new.code := free_facility_code(new.account_id, new.sort_name);
  end if;
  return new;
end $$;
