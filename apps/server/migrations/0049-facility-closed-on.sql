-- needs: 0048-felt-months
-- The first date on which a facility that is closed needs nobody: until then it needed whom it says. Null, for one that was closed before
-- this was known: it counts as if it had never needed anybody.
alter table facility add column closed_on date;

-- What it needed until then is among what is kept of its months.
create or replace trigger touch_covered_facility after update of is_active, closed_on on facility
  for each row when ((old.is_active, old.closed_on) is distinct from (new.is_active, new.closed_on))
  execute function touch_covered_facility();
