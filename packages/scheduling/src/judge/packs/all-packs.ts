import { acgme } from './acgme.ts'
import { nurses } from './nurses.ts'
import type { Pack } from './pack.ts'
import { workingTimeDirective } from './working-time-directive.ts'

/** No rules but those of the account's own. */
const none: Pack = { packId: 'none', name: 'None', note: 'Nothing is judged until a rule is added.', rules: [] }

/** The packs that can be switched on. */
export const packs: readonly Pack[] = [acgme, workingTimeDirective, nurses, none]

/** Those that a contract may name, and a rule's scope. */
export const namedPacks: readonly Pack[] = packs.filter(({ rules }) => rules.length > 0)
