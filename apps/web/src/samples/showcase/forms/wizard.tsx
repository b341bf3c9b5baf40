import { Button } from '@mantine/core'
import { ArrowLeft, ArrowRight, Check } from 'lucide'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Actions } from '#web/ui/controls/actions.tsx'
import styles from './wizard.module.css'

export type WizardStep = {
  name: string
  hint: string
  icon: ReactNode
  fields: ReactNode
  /** Whether one may go on from here as it is. */
  isRight: boolean
  /** Goes on where everything is right; leads to the first wrong field where not. */
  whenRight: (go: () => void) => ComponentProps<'form'>['onSubmit']
}

type Props = {
  label: string
  steps: readonly WizardStep[]
  isVertical?: boolean
  /** Steps and fields apart, instead of in one frame. */
  isModern?: boolean
  onDone: () => void
}

/** A form in steps: each is sent for itself, and a later one opens when all before it are right. */
export const Wizard = ({ label, steps, isVertical = false, isModern = false, onDone }: Props) => {
  const [at, setAt] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const open = steps.findIndex(({ isRight }) => !isRight)
  const last = open < 0 ? steps.length - 1 : open
  const goTo = (place: number) => {
    flushSync(() => setAt(place))
    title.current?.focus()
  }
  const step = steps[at]
  if (!step) return null
  const isEnd = at === steps.length - 1
  return (
    <div className={styles.wizard} data-vertical={isVertical || undefined} data-modern={isModern || undefined}>
      <nav aria-label={label}>
        <ol>
          {steps.map(({ name, hint, icon }, place) => (
            <li key={name}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                data-crossed={place < at || undefined}
                disabled={place > last && place !== at}
                onClick={() => goTo(place)}
              >
                <span className={styles.badge}>{place < at ? <Drawing of={Check} size={18} /> : icon}</span>
                <span className={styles.words}>
                  <strong>{name}</strong>
                  <small>{hint}</small>
                </span>
                {place < at && <span className="unseen">, done</span>}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <form key={at} noValidate onSubmit={(event) => step.whenRight(isEnd ? onDone : () => goTo(at + 1))?.(event)}>
        <h3 ref={title} tabIndex={-1}>
          {step.name}
          <small>
            Step {at + 1} of {steps.length}
          </small>
        </h3>
        <div className={styles.fields}>{step.fields}</div>
        <Actions>
          <Button
            variant="default"
            disabled={at === 0}
            leftSection={<Drawing of={ArrowLeft} size={16} className={styles.arrow} />}
            onClick={() => goTo(at - 1)}
          >
            Previous
          </Button>
          <Button
            type="submit"
            rightSection={
              isEnd ? <Drawing of={Check} size={16} /> : <Drawing of={ArrowRight} size={16} className={styles.arrow} />
            }
          >
            {isEnd ? 'Submit' : 'Next'}
          </Button>
        </Actions>
      </form>
    </div>
  )
}
