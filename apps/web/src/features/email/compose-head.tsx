import { Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/ui/quiet-button.tsx'
import { DRAWN } from '#web/ui/drawn.ts'
import styles from './compose.module.css'

export type PanelSize = 'small' | 'usual' | 'large'
type Props = { title: string; size: PanelSize; onSize: (size: PanelSize) => void; onClose: () => void }

/** What the letter is about, and how much room it takes. */
export const ComposeHead = ({ title, size, onSize, onClose }: Props) => {
  const t = useText()
  return (
    <header className={styles.head}>
      <strong>{title}</strong>
      <QuietButton
        size={30}
        label={t('email.minimise')}
        aria-pressed={size === 'small'}
        onClick={() => onSize(size === 'small' ? 'usual' : 'small')}
      >
        <Minus {...DRAWN} size={16} />
      </QuietButton>
      <QuietButton
        size={30}
        className={styles.onlyWide}
        label={t('email.maximise')}
        aria-pressed={size === 'large'}
        onClick={() => onSize(size === 'large' ? 'usual' : 'large')}
      >
        {size === 'large' ? <Minimize2 {...DRAWN} size={15} /> : <Maximize2 {...DRAWN} size={15} />}
      </QuietButton>
      <QuietButton size={30} label={t('email.closeMail')} onClick={onClose}>
        <X {...DRAWN} size={17} />
      </QuietButton>
    </header>
  )
}
