import { initialsOf } from '#web/ui/layout/initials.ts'
import { TONES } from '#web/ui/layout/theme.ts'
import styles from './avatar.module.css'

type Props = {
  name: string
  /** A picture's address; without one the initials stand for it. */
  src?: string | null
  size?: number
  status?: 'online' | 'away' | 'busy' | 'offline'
}

/** Tells people without a picture apart; the same name always has the same tint. */
const toneOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES

/** A face beside a name that stands there too: nobody hears it. Its status has to be said in words beside it. */
export const Avatar = ({ name, src, size = 36, status }: Props) => (
  <span
    className={styles.avatar}
    data-tone={toneOf(name)}
    data-status={status}
    style={{ width: size, height: size, fontSize: size * 0.36 }}
    aria-hidden="true"
  >
    {src ? <img src={src} alt="" width={size} height={size} /> : <span data-initials={initialsOf(name)} />}
  </span>
)
