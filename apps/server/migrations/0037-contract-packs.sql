-- needs: 0031-cost
-- The pack whose rules hold for somebody while the contract runs, where a rule's scope names it.
alter table contract add column pack_id text;
