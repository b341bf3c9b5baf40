import { monthDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { horizonAfter, type Place } from './publishing.ts'
import styles from './publish.module.css'

type Props = {
  places: readonly Place[]
  days: { from: string; to: string }
  /** Where only some people are told, nothing goes further. */
  isForSome: boolean
}

/** How far each place will have been published. */
export const HorizonAfter = ({ places, days, isForSome }: Props) => {
  const t = useText()
  const alike = Map.groupBy(places, ({ publishedUntil }) => publishedUntil)
  return (
    <section className={styles.horizon}>
      <h3>{t('publish.horizon')}</h3>
      <dl>
        {[...alike].map(([until, [first, ...more]]) => {
          if (!first) return null
          const after = isForSome ? until : horizonAfter(first, days)
          const names = [first, ...more].map(({ name }) => name)
          return (
            <div key={until}>
              <dt dir="auto">
                {alike.size === 1 && names.length > 1 ? t('publish.allPlaces', { count: names.length }) : allOf(names)}
              </dt>
              <dd>
                {after === until
                  ? t('publish.stays', { date: monthDay(until) })
                  : t('publish.becomes', { before: monthDay(until), after: monthDay(after) })}
                {after < days.to && <small>{t(isForSome ? 'publish.someOnly' : 'publish.gap')}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
