import { pages, violations } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:stands'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { SeverityMark } from '#web/ui/rules/severity-mark.tsx'
import { byRuleAndPerson, groupWords, worstOf } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import styles from './publish.module.css'

addTexts(texts)

const { listViolations } = apiOf(violations)
/** As many as one reads before one publishes. */
const TOLD = 50
/** More ids than these make an address that is too long to be sent. */
const MOST_IDS = 200

type Wish = { from: string; to: string; hospitalIds: readonly string[]; providerIds?: readonly string[] }

/** Where all of them are listed; a list of one can be told there. */
const listOfAll = ({ from, to, hospitalIds, providerIds = [] }: Wish) => {
  const [facility, person] = [hospitalIds, providerIds].map((ids) => (ids.length === 1 ? ids[0] : undefined))
  const address = { from, to, ...(facility !== undefined && { facility }), ...(person !== undefined && { person }) }
  return `${pages.violations.path}?${new URLSearchParams(address)}`
}

/** What stands against the rules on the days, at the places and with the people that are about to be published. */
export const StandingVerdicts = ({ wish }: { wish: Wish }) => {
  const t = useText()
  const { from, to, hospitalIds, providerIds } = wish
  const isEverywhere = hospitalIds.length > MOST_IDS
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...ask(listViolations, {
      from,
      to,
      ...(!isEverywhere && { hospitalIds: hospitalIds.join() }),
      ...(providerIds && { providerIds: providerIds.join() }),
      perPage: TOLD,
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  const { violations: told, names, total } = data
  const people = [...Map.groupBy(told, ({ providerId }) => providerId)]
  return (
    <section className={styles.stands} aria-busy={isPlaceholderData}>
      <h3 role="status">{t('stands.found', { count: total })}</h3>
      {(total > 0 || isEverywhere) && (
        <p>{[total > 0 && t('stands.note'), isEverywhere && t('stands.everywhere')].filter(Boolean).join(' ')}</p>
      )}
      <ul>
        {people.map(([id, own]) => (
          <li key={id}>
            <strong dir="auto">{own[0]?.providerName}</strong>
            <ul>
              {byRuleAndPerson(own).map((group) => (
                <li key={group[0].key}>
                  <SeverityMark severity={worstOf(group).severity} />{' '}
                  <span dir="auto">{groupWords(group, namesOf(names))}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {total > told.length && <Link href={listOfAll(wish)}>{t('stands.more', { count: total - told.length })}</Link>}
    </section>
  )
}
