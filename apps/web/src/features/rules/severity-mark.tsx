import type { Rule } from '@onward/contract'
import { Ban, CircleOff, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import styles from './rules.module.css'

const MARKS: Record<Rule['severity'], LucideIcon> = { block: Ban, warn: TriangleAlert, inform: Info, off: CircleOff }

/** How much a rule weighs, by a sign and a word. */
export const SeverityMark = ({ severity }: { severity: Rule['severity'] }) => {
  const t = useText()
  const Mark = MARKS[severity]
  return (
    <span className={styles.severity} data-severity={severity}>
      <Mark size={14} aria-hidden="true" />
      {t(`rule.severity.${severity}`)}
    </span>
  )
}
