import { ApiError } from '@onward/contract'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { Link } from 'wouter'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ContactTiles } from '#web/samples/ui/people/contact-tiles.tsx'
import { Html } from '#web/samples/ui/rich-text/html.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { questionAddress, topicAddress } from './addresses.ts'
import styles from './knowledge-base.module.css'
import { askedAt, relatedTo } from './topics.ts'
import { Trail } from './trail.tsx'
import { useArticle } from './use-knowledge.ts'

/** Where an address names no question: that, and the way to those that there are. */
const NoQuestion = ({ category }: { category: string }) => {
  const t = useText()
  return (
    <Missing title={t('knowledge.noQuestion')} href={topicAddress(category)}>
      {t('knowledge.toTopic')}
    </Missing>
  )
}

/** A question with its answer, and where to read on. */
export const ArticleView = ({ category, slug }: { category: string; slug: string }) => {
  const t = useText()
  const query = useArticle(slug)
  if (query.error instanceof ApiError && query.error.status === 404) return <NoQuestion category={category} />
  return (
    <>
      <QueryContent query={query}>
        {({ topics, article }) => {
          const asked = askedAt(topics, slug)
          const title = asked?.question ?? article.title
          const related = relatedTo(topics, article, slug)
          return (
            <>
              <Trail topic={asked?.topic ?? topics.find((one) => one.category === category)} question={title} />
              <div className={styles.split} data-article="">
                <Card className={styles.article}>
                  <h2>{title}</h2>
                  <p className={styles.updated}>
                    <Icon name="clock" size={15} />
                    {t('knowledge.updated', { date: longDate(article.lastUpdated) })}
                  </p>
                  <Html of={article.content} />
                </Card>
                <nav className={styles.others} aria-label={t('knowledge.related')}>
                  <h2>{t('knowledge.related')}</h2>
                  <ul>
                    {related.map(({ id, question, place }) => (
                      <li key={id}>
                        {place ? (
                          <Link href={questionAddress(place.topic.category, place.slug)}>
                            <Icon name="help" size={17} />
                            <span>{question}</span>
                          </Link>
                        ) : (
                          question
                        )}
                      </li>
                    ))}
                  </ul>
                </nav>
              </div>
            </>
          )
        }}
      </QueryContent>
      {!query.isPending && <ContactTiles />}
    </>
  )
}
