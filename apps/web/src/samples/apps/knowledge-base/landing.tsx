import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Banner } from '#web/samples/ui/layout/banner.tsx'
import { ContactTiles } from '#web/samples/ui/people/contact-tiles.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { topicAddress } from './addresses.ts'
import styles from './topic-cards.module.css'
import { NothingFound } from './nothing-found.tsx'
import { cardsWith } from './topics.ts'
import { useTopics } from './use-knowledge.ts'

const DEFAULTS = { q: '' }

/** A card for each topic. */
export const Landing = () => {
  const t = useText()
  const [{ q }, change] = useAddress(DEFAULTS)
  const query = useTopics()
  return (
    <>
      <Banner title={t('knowledge.title')} lead={t('knowledge.lead')} drawing="library">
        <SearchField
          label={t('knowledge.search')}
          hint={t('knowledge.searchHint')}
          size="md"
          value={q}
          onChange={(text) => change({ q: text })}
        />
      </Banner>
      <QueryContent query={query}>
        {(topics) => {
          const found = cardsWith(topics, q)
          return (
            <>
              <p className="unseen" role="status">
                {q !== '' && t('knowledge.found', { count: found.length })}
              </p>
              <ul className={styles.cards} aria-label={t('knowledge.topics')}>
                {found.map(({ category, img, title, desc, questions }) => (
                  <li key={category}>
                    <img src={img} alt="" width="144" height="120" />
                    <h3>
                      <Link href={topicAddress(category)}>{title}</Link>
                    </h3>
                    <p>{desc}</p>
                    <small>{t('knowledge.count', { count: questions.length })}</small>
                  </li>
                ))}
              </ul>
              {found.length === 0 && <NothingFound q={q} onClear={() => change({ q: '' })} />}
            </>
          )
        }}
      </QueryContent>
      {/* What comes late would push it down. */}
      {!query.isPending && <ContactTiles />}
    </>
  )
}
