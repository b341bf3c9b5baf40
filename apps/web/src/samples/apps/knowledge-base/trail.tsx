import { Link } from 'wouter'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { home, topicAddress } from './addresses.ts'
import styles from './trail.module.css'
import type { Topic } from './topics.ts'

type Props = { topic?: Topic | undefined; question?: string }

/** The way back up, from a topic or from a question in it. */
export const Trail = ({ topic, question }: Props) => {
  const t = useText()
  return (
    <nav className={styles.trail} aria-label={t('knowledge.trail')}>
      <ol>
        <li>
          <Link href={home}>{titleOf('knowledge-base')}</Link>
        </li>
        {topic && (
          <li aria-current={question === undefined ? 'page' : undefined}>
            <Icon name="forward" size={14} turns />
            {question === undefined ? topic.title : <Link href={topicAddress(topic.category)}>{topic.title}</Link>}
          </li>
        )}
        {question !== undefined && (
          <li aria-current="page">
            <Icon name="forward" size={14} turns />
            {question}
          </li>
        )}
      </ol>
    </nav>
  )
}
