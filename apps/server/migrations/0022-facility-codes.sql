-- needs: 0010-facilities
-- The number after two letters was looked for among all codes that begin with them: thousands of facilities whose names begin alike
-- took the square of their number. A free one is found in steps that double, and then halve.
create or replace function free_facility_code(account integer, name text) returns text language plpgsql
-- What was planned while the table was small is kept while an import fills it.
set enable_seqscan = off as $$
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
    if char_length(candidate) > 1 and not exists (select from facility f where f.account_id = account and f.code = candidate) then
      return candidate;
    end if;
  end loop;
  while exists (select from facility f where f.account_id = account and f.code = start || free) loop
    taken := free;
    free := free * 2;
  end loop;
  while free - taken > 1 loop
    middle := (taken + free) / 2;
    if exists (select from facility f where f.account_id = account and f.code = start || middle) then
      taken := middle;
    else
      free := middle;
    end if;
  end loop;
  return start || free;
end $$;
