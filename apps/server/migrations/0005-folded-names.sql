-- needs: 0004-jobs
-- Names are found as people type them: letters without accents beneath them (Ł, Ø, ß) as those who lack them write them, and one
-- apostrophe and one hyphen. The same as `folded` of packages/contract, for Latin letters; of others the server folds the capitals
-- of names before it stores them. `lower` knows the capitals of plain letters alone where the database has no language.
create function folded(text) returns text language sql immutable parallel safe as $$
  select btrim(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(
          replace(translate($1,
            U&'\0060\00B4\02B9\02BB\02BC\02BD\2018\2019\201A\201B\2032\2035\FF07\2010\2011\2012\2013\2014\2015\2043\2212\FE58\FE63\FF0D',
            '''''''''''''''''''''''''''-----------'), U&'\00AD', ''),
          nfkd),
        U&'[\0300-\036F]', '', 'g')),
      'łŁøØđĐðÐħĦŧŦŋŊĸıſÞẞÆŒỺỼỾ', 'llooddddhhttnnkisþßæœỻỽỿ'),
    'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), U&' \2028\2029')
$$;

update provider set sort_name = folded(sort_name) where sort_name <> folded(sort_name);
update facility set sort_name = folded(sort_name) where sort_name <> folded(sort_name);
