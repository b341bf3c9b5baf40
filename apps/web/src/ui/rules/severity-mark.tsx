import type { Severity } from '@onward/scheduling/judge'
import { Ban, CircleOff, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import texts from 'texts:rule'
import { addTexts, useText } from '#web/lib/text.ts'
import styles from './severity.module.css'

addTexts(texts)

type Shown = Severity | 'off'
const MARKS: Record<Shown, LucideIcon> = { block: Ban, warn: TriangleAlert, inform: Info, off: CircleOff }

/** How much a rule weighs, by a sign and a word. */
export const SeverityMark = ({ severity }: { severity: Shown }) => {
  const t = useText()
  const Mark = MARKS[severity]
  return (
    <span className={styles.severity} data-severity={severity}>
      <Mark size={14} aria-hidden="true" />
      {t(`rule.severity.${severity}`)}
    </span>
  )
}
