import { Maximize2, Minimize2, Minus, X } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
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
        <Drawing of={Minus} {...ICON_PROPS} size={16} />
      </QuietButton>
      <QuietButton
        size={30}
        className={styles.onlyWide}
        label={t('email.maximise')}
        aria-pressed={size === 'large'}
        onClick={() => onSize(size === 'large' ? 'usual' : 'large')}
      >
        {size === 'large' ? (
          <Drawing of={Minimize2} {...ICON_PROPS} size={15} />
        ) : (
          <Drawing of={Maximize2} {...ICON_PROPS} size={15} />
        )}
      </QuietButton>
      <QuietButton size={30} label={t('email.closeMail')} onClick={onClose}>
        <Drawing of={X} {...ICON_PROPS} size={17} />
      </QuietButton>
    </header>
  )
}
