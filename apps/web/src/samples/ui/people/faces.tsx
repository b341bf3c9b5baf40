import { Tooltip } from '@mantine/core'
import '@mantine/core/styles/Tooltip.layer.css'
import { Avatar } from './avatar.tsx'
import styles from './faces.module.css'

type Props = {
  /** What they have in common, such as having liked something. */
  label: string
  people: readonly { avatar: string; username: string }[]
  /** How many more there are, in words. */
  more?: string
  size?: number
}

/** People side by side, their names when one points at them, or by focus and touch. */
export const Faces = ({ label, people, more, size = 28 }: Props) => (
  <Tooltip
    events={{ hover: true, focus: true, touch: true }}
    label={
      <>
        {people.map(({ username }) => (
          <span key={username} className={styles.line}>
            {username}
          </span>
        ))}
        {more !== undefined && <span className={styles.line}>{more}</span>}
      </>
    }
  >
    <button
      type="button"
      className={styles.faces}
      aria-label={[label, ...people.map(({ username }) => username), ...(more === undefined ? [] : [more])].join(', ')}
    >
      {people.map(({ avatar, username }) => (
        <Avatar key={username} name={username} src={avatar} size={size} />
      ))}
      {more !== undefined && <span className={styles.more}>{more}</span>}
    </button>
  </Tooltip>
)
