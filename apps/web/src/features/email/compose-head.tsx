import { ActionIcon } from '@mantine/core'
import { Maximize2, Minimize2, Minus, X } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import { DRAWN } from './places.ts'
import styles from './compose.module.css'

export type PanelSize = 'small' | 'usual' | 'large'
type Props = { title: string; size: PanelSize; onSize: (size: PanelSize) => void; onClose: () => void }
const TOOL = { variant: 'subtle', color: 'gray', size: 30 } as const

/** What the letter is about, and how much room it takes. */
export const ComposeHead = ({ title, size, onSize, onClose }: Props) => {
  const t = useText()
  return (
    <header className={styles.head}>
      <strong>{title}</strong>
      <ActionIcon
        {...TOOL}
        aria-label={t('email.minimise')}
        aria-pressed={size === 'small'}
        onClick={() => onSize(size === 'small' ? 'usual' : 'small')}
      >
        <Minus {...DRAWN} size={16} />
      </ActionIcon>
      <ActionIcon
        {...TOOL}
        className={styles.onlyWide ?? ''}
        aria-label={t('email.maximise')}
        aria-pressed={size === 'large'}
        onClick={() => onSize(size === 'large' ? 'usual' : 'large')}
      >
        {size === 'large' ? <Minimize2 {...DRAWN} size={15} /> : <Maximize2 {...DRAWN} size={15} />}
      </ActionIcon>
      <ActionIcon {...TOOL} aria-label={t('email.closeMail')} onClick={onClose}>
        <X {...DRAWN} size={17} />
      </ActionIcon>
    </header>
  )
}
