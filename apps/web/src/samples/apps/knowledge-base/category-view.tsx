import { Alert } from '@mantine/core'
import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Banner } from '#web/samples/ui/layout/banner.tsx'
import { ContactTiles } from '#web/samples/ui/people/contact-tiles.tsx'
import { Icon, iconNamed } from '#web/ui/drawings/icon.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { topicAddress } from './addresses.ts'
import styles from './knowledge-base.module.css'
import { NothingFound } from './nothing-found.tsx'
import { TopicList } from './topic-list.tsx'
import { questionsWith, type Topic } from './topics.ts'
import { Trail } from './trail.tsx'
import { useTopics } from './use-knowledge.ts'

const DEFAULTS = { q: '' }

/** The questions of one topic; of all of them while one searches, and where there is no such topic. */
export const CategoryView = ({ category }: { category: string }) => {
  const query = useTopics()
  return (
    <>
      <QueryContent query={query}>{(topics) => <Questions topics={topics} category={category} />}</QueryContent>
      {!query.isPending && <ContactTiles />}
    </>
  )
}

const Questions = ({ topics, category }: { topics: readonly Topic[]; category: string }) => {
  const t = useText()
  const [{ q }, change] = useAddress(DEFAULTS)
  const topic = topics.find((one) => one.category === category)
  return (
    <>
      <Banner title={topic?.title ?? t('knowledge.title')} lead={topic?.desc ?? t('knowledge.lead')} drawing="library">
        <SearchField
          label={t('knowledge.search')}
          hint={t('knowledge.searchHint')}
          size="md"
          value={q}
          onChange={(text) => change({ q: text })}
        />
      </Banner>
      <Trail topic={topic} />
      {!topic && (
        <Alert className={styles.note ?? ''} icon={<Icon name="help" />}>
          {t('knowledge.unknown', { category })}
        </Alert>
      )}
      {topic && q.trim() === '' ? (
        <div className={styles.split}>
          <TopicList topic={topic} />
          <OtherTopics topics={topics} current={category} />
        </div>
      ) : (
        <Found topics={topics} q={q} onClear={() => change({ q: '' })} />
      )}
    </>
  )
}

const Found = ({ topics, q, onClear }: { topics: readonly Topic[]; q: string; onClear: () => void }) => {
  const t = useText()
  const found = questionsWith(topics, q)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <p className={styles.result} role="status">
        {q.trim() !== '' && t('knowledge.foundQuestions', { count })}
      </p>
      <div className={styles.lists}>
        {found.map((one) => (
          <TopicList key={one.category} topic={one} />
        ))}
      </div>
      {found.length === 0 && <NothingFound q={q} onClear={onClear} />}
    </>
  )
}

const OtherTopics = ({ topics, current }: { topics: readonly Topic[]; current: string }) => {
  const t = useText()
  return (
    <nav className={styles.others} aria-label={t('knowledge.topics')}>
      <h2>{t('knowledge.topics')}</h2>
      <ul>
        {topics.map(({ category, title, icon, questions }) => (
          <li key={category}>
            <Link href={topicAddress(category)} aria-current={category === current ? 'page' : undefined}>
              <Icon name={iconNamed(icon)} size={17} />
              <span>{title}</span>
              <small>{questions.length}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
