import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import styles from './outcome.module.css'

const tones = { good: 'done', bad: 'alert', waiting: 'mail' } satisfies Record<string, IconName>
type Props = { tone: keyof typeof tones; title: string; text: string; children: ReactNode }

/** What came of it, in place of the form; the focus goes to it, so that it is read out. */
export const Outcome = ({ tone, title, text, children }: Props) => (
  <SignInFrame
    key={title}
    title={title}
    lead={text}
    titleRef={focus}
    badge={
      <span className={styles.badge} data-tone-of={tone}>
        <Icon name={tones[tone]} size={26} />
      </span>
    }
  >
    <div className={styles.ways}>{children}</div>
  </SignInFrame>
)
const focus = (heading: HTMLElement | null) => heading?.focus()
