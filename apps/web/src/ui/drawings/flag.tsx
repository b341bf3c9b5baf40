import type { Language } from '#web/lib/text.ts'
// No one country's: the colours that many of them share.
import ar from './flags/ar.svg'
import de from './flags/de.svg'
import en from './flags/en.svg'
import fr from './flags/fr.svg'
import pt from './flags/pt.svg'

const flags: Record<Language, string> = { en, fr, de, pt, ar }

/** The flag of a language, whose name always stands beside it. */
export const Flag = ({ of }: { of: Language }) => <img src={flags[of]} width="21" height="14" className="flag" alt="" />
