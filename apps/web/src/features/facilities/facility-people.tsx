import { Button } from '@mantine/core'
import { pages, people, ProviderConflict, type Provider } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:pager'
import { Link } from 'wouter'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts, textOf, useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Pager } from '#web/ui/lists/pager.tsx'
import styles from './facilities.module.css'

addTexts(texts)

const { readProvider, changeProvider } = apiOf(people)
const conflictOf = conflictIn(ProviderConflict)
const refusalOf = (error: unknown) =>
  conflictOf(error)?.reason === 'version' ? textOf('facilities.personNewer') : messageOf(error)
const PER_PAGE = 10
const placesOf = ({ facilities }: Provider) => facilities.map((one) => one.hospitalId)

/** Who may work at a facility: those who are named there, and those who work anywhere; whoever is named is added and taken away. */
export const FacilityPeople = ({ hospitalId, facilityName }: { hospitalId: string; facilityName: string }) => {
  const t = useText()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...ask(api.listProviders, { hospitalId, q, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  })
  const add = useChange(
    async ({ value: providerId }: { value: string }) => {
      const { provider } = await readProvider({ providerId })
      const places = placesOf(provider)
      // Whoever is named nowhere works anywhere: naming them here would keep them from everywhere else.
      if (places.length === 0 || places.includes(hospitalId)) return { provider }
      return changeProvider({ providerId, version: provider.version, hospitalIds: [...places, hospitalId] })
    },
    {
      by: changeProvider,
      wording: refusalOf,
      done: (_, { provider: { providerName: name, facilities } }) =>
        t(facilities.length === 0 ? 'facilities.worksAnywhere' : 'facilities.mayWork', {
          name,
          facility: facilityName,
        }),
    },
  )
  const remove = useChange(
    ({ providerId, version, ...row }: Provider) =>
      changeProvider({
        providerId,
        version,
        hospitalIds: row.facilities.map((one) => one.hospitalId).filter((id) => id !== hospitalId),
      }),
    {
      by: changeProvider,
      wording: refusalOf,
      done: ({ providerName: name }) => t('facilities.mayNotWork', { name, facility: facilityName }),
    },
  )
  return (
    <section className={styles.use} aria-label={t('facilities.people')}>
      <h3 className={styles.heading}>{t('facilities.people')}</h3>
      <ChangeFailure of={add} />
      <ChangeFailure of={remove} />
      <div className={styles.form}>
        <FoundChoice
          label={t('facilities.addPerson')}
          {...providerChoices}
          value={undefined}
          onChange={(one) => one && add.mutate(one)}
        />
        <SearchField
          label={t('facilities.findPerson')}
          value={q}
          onChange={(text) => {
            setQ(text)
            setPage(1)
          }}
        />
        <QueryContent query={query}>
          {({ providers, total }) => (
            <>
              {total === 0 && <p className={styles.soft}>{t(q === '' ? 'facilities.nobody' : 'ui.noMatch')}</p>}
              <ul className={styles.people}>
                {providers.map((row) => (
                  <li key={row.providerId}>
                    <Link href={`${pages.people.path}/${encodeURIComponent(row.providerId)}`} dir="auto">
                      {row.providerName}
                    </Link>
                    {row.facilities.length > 1 ? (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={t('facilities.removePerson', { name: row.providerName })}
                        disabled={remove.isPending}
                        onClick={() => remove.mutate(row)}
                      >
                        {t('facilities.remove')}
                      </Button>
                    ) : (
                      <span className={styles.soft}>
                        {t(row.facilities.length === 0 ? 'facilities.anywhere' : 'facilities.onlyHere')}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              {total > PER_PAGE && <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />}
            </>
          )}
        </QueryContent>
      </div>
    </section>
  )
}
