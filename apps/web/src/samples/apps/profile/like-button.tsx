import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './profile.module.css'

type Props = {
  isOn: boolean
  /** How many like it, in words. */
  label: string
  /** What is seen of it where there is little room: a part of the label. */
  shown?: string
  onToggle: () => void
}

export const LikeButton = ({ isOn, label, shown, onToggle }: Props) => (
  <button
    type="button"
    className={styles.like}
    aria-pressed={isOn}
    aria-label={shown === undefined ? undefined : label}
    onClick={onToggle}
  >
    <Icon name="heart" size={18} />
    {shown ?? label}
  </button>
)
