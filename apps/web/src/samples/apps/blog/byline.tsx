import { mediumDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import styles from './blog.module.css'

type Props = { name: string; avatar: string; date: string }

/** Who wrote it, and when. */
export const Byline = ({ name, avatar, date }: Props) => {
  const t = useText()
  return (
    <p className={styles.byline}>
      <Avatar name={name} src={avatar} size={28} />
      <span>
        {t('blog.by', { name })} <span aria-hidden="true">·</span> <time dateTime={date}>{mediumDate(date)}</time>
      </span>
    </p>
  )
}
