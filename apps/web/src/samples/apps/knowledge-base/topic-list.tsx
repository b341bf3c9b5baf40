import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { questionAddress, TONES } from './addresses.ts'
import styles from './knowledge-base.module.css'
import type { Topic } from './topics.ts'

/** A topic with the way to each of its questions. */
export const TopicList = ({ topic }: { topic: Topic }) => {
  const t = useText()
  const { title, icon, iconColor, questions, category } = topic
  return (
    <Card
      title={
        <span className={styles.topic}>
          <span className={styles.mark} data-tone={TONES[iconColor]}>
            <Icon name={iconNamed(icon)} size={20} />
          </span>
          {t('knowledge.titleWithCount', { title, count: questions.length })}
        </span>
      }
    >
      <ul className={styles.questions}>
        {questions.map(({ id, slug, question }) => (
          <li key={id}>
            <Link href={questionAddress(category, slug)}>
              <Icon name="file" size={16} />
              <span>{question}</span>
              <Icon name="forward" size={16} turns />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
