import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import styles from './profile.module.css'

type Props = { name: string; isOn: boolean; onToggle: () => void }

export const Star = ({ name, isOn, onToggle }: Props) => {
  const t = useText()
  return (
    <QuietButton
      label={t('profile.favorite', { name })}
      className={styles.star ?? ''}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon name="star" size={18} />
    </QuietButton>
  )
}
export type Stars = { favorites: ReadonlySet<string>; onToggle: (name: string) => void }
