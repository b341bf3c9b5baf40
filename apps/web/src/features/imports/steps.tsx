import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './imports.module.css'

export const STEPS = ['file', 'columns', 'check'] as const
export type Step = (typeof STEPS)[number]

type Props = {
  step: Step
  /** The furthest one that has been reached: one may go back and forth up to there. */
  reached: Step
  onStep: (step: Step) => void
}

/** Where one is on the way to an import. */
export const Steps = ({ step, reached, onStep }: Props) => {
  const t = useText()
  const at = STEPS.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('imports.steps')}>
      {STEPS.map((one, index) => (
        <li key={one}>
          <button
            type="button"
            aria-current={one === step ? 'step' : undefined}
            disabled={index > STEPS.indexOf(reached)}
            onClick={() => onStep(one)}
          >
            <span aria-hidden="true">{index < at ? <Icon name="done" size={14} /> : index + 1}</span>
            {t(`imports.step.${one}`)}
          </button>
        </li>
      ))}
    </ol>
  )
}
