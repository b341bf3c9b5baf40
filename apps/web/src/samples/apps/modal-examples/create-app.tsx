import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { useCardForm } from '#web/samples/ui/billing/card-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ICONS, STEPS, type Choices, type Step } from './app-steps.ts'
import { StepForm } from './step-form.tsx'
import styles from './wizard.module.css'

const FIRST: Choices = { kind: 'roster', framework: undefined, engine: 'postgres' }

/** A new app in five steps. A step is left for the next one when it is right; those that were reached stay open. */
export const CreateApp = ({ onDone, onClose }: { onDone: (name: string) => void; onClose: () => void }) => {
  const t = useText()
  const [step, setStep] = useState<Step>('details')
  const [reached, setReached] = useState(0)
  const [choices, setChoices] = useState(FIRST)
  const details = useCheckedForm({ initialValues: { name: '' }, validate: { name: present } })
  const database = useCheckedForm({ initialValues: { name: '' }, validate: { name: present } })
  const card = useCardForm()
  const title = useRef<HTMLHeadingElement>(null)
  const at = STEPS.indexOf(step)
  const goTo = (to: number) => {
    const next = STEPS[to]
    if (!next) return onDone(details.values.name.trim())
    flushSync(() => {
      setStep(next)
      setReached(Math.max(reached, to))
    })
    return title.current?.focus()
  }
  return (
    <Dialog title={t('modal.app')} size="xl" onClose={onClose}>
      <p className={styles.lead}>{t('modal.appLead')}</p>
      <div className={styles.wizard}>
        <nav aria-label={t('modal.steps')}>
          <ol>
            {STEPS.map((one, place) => (
              <li key={one}>
                <button
                  type="button"
                  aria-current={one === step ? 'step' : undefined}
                  data-crossed={place < reached ? '' : undefined}
                  disabled={place > reached}
                  onClick={() => goTo(place)}
                >
                  <span className={styles.badge}>
                    <Icon name={place < reached && one !== step ? 'done' : ICONS[one]} />
                  </span>
                  <span>
                    <strong>{t(`modal.app.${one}`)}</strong>
                    <small>{t(`modal.appHint.${one}`)}</small>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <h3 ref={title} tabIndex={-1}>
            {t(`modal.app.${step}`)}
            <small>{t('modal.stepOf', { step: at + 1, count: STEPS.length })}</small>
          </h3>
          <StepForm
            step={step}
            forms={{ details, database, card }}
            choices={choices}
            onChoose={(to) => {
              setChoices({ ...choices, ...to })
            }}
            onBack={at > 0 ? () => goTo(at - 1) : undefined}
            onNext={() => goTo(at + 1)}
          />
        </div>
      </div>
    </Dialog>
  )
}
