import type { Severity } from '@onward/scheduling/judge'
import { Ban, CircleOff, Info, TriangleAlert, type IconNode } from 'lucide'
import texts from 'texts:rule'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import styles from './severity.module.css'

addTexts(texts)

type Shown = Severity | 'off'
const MARKS: Record<Shown, IconNode> = { block: Ban, warn: TriangleAlert, inform: Info, off: CircleOff }

/** How much a rule weighs, by a sign and a word. */
export const SeverityMark = ({ severity }: { severity: Shown }) => {
  const t = useText()
  const mark = MARKS[severity]
  return (
    <span className={styles.severity} data-severity={severity}>
      <Drawing of={mark} size={14} />
      {t(`rule.severity.${severity}`)}
    </span>
  )
}
