import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './checkout.module.css'

export const STEPS = ['cart', 'address', 'payment'] as const
export type Step = (typeof STEPS)[number]
const ICONS = { cart: 'cart', address: 'truck', payment: 'invoice' } as const

/** The steps of the checkout, in any order one likes. */
export const StepHeaders = ({ current, onStep }: { current: Step; onStep: (step: Step) => void }) => {
  const t = useText()
  return (
    <nav aria-label={t('checkout.steps')} className={styles.headers}>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>
            <button type="button" aria-current={step === current ? 'step' : undefined} onClick={() => onStep(step)}>
              <span className={styles.badge}>
                <Icon name={ICONS[step]} />
              </span>
              <span className={styles.words}>
                <strong>{t(`checkout.step.${step}`)}</strong>
                <small>{t(`checkout.hint.${step}`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
