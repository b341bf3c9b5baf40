import { Button, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { downloads, MOST_RULES, pages, rules as ruleEndpoints, violations } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import texts from 'texts:pager,rules,violations'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { facilityChoices, providerChoices } from '#web/lib/choices/account-choices.ts'
import { dateSpan, today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { pageOf } from '#web/ui/lists/paging.ts'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { bothNames, namesOf, NO_NAMES } from '#web/ui/rules/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { periodIn, periodWrong } from './period.ts'
import { ViolationCounts } from './violation-counts.tsx'
import { ViolationsTable } from './violations-table.tsx'
import styles from './rules.module.css'

addTexts(texts)

// The list comes first.
const DownloadMenu = lazyPart(() => import('#web/ui/lists/download-menu.tsx'), 'DownloadMenu')

const { listRules } = apiOf(ruleEndpoints)
const { listViolations } = apiOf(violations)
const DEFAULTS = { from: '', to: '', rule: '', person: '', facility: '', page: '1' }
/** So many are put together by rule and person at a time. */
const PER_PAGE = 500

/** What stands against the rules on some days, by rule and person. */
const ViolationsPage = () => {
  const t = useText()
  const [address, change] = useAddress(DEFAULTS)
  const { rule, person, facility } = address
  const page = pageOf(address.page)
  const period = periodIn(address, today())
  const wrong = periodWrong(period)
  const wish = { ...period, ruleId: rule, providerId: person, hospitalId: facility }
  const known = useQuery(ask(listRules, { perPage: MOST_RULES }))
  const query = useQuery({
    ...ask(listViolations, {
      ...wish,
      order: 'together',
      page,
      perPage: PER_PAGE,
    }),
    placeholderData: keepPreviousData,
    enabled: wrong === undefined,
  })
  const isNarrowed = rule !== '' || person !== '' || facility !== ''
  const all = known.data?.rules ?? []
  const calledIn = namesOf(known.data?.names ?? NO_NAMES)
  const named = (id: string, names: Readonly<Record<string, string>> | undefined) =>
    id === '' ? undefined : { value: id, label: names?.[id] ?? id }
  const sayRule = (ruleId: string) => {
    const found = all.find((one) => one.ruleId === ruleId)
    return found ? ruleWords(found, calledIn) : ruleId
  }
  const days = dateSpan(period.from, wrong === undefined ? period.to : period.from)
  const nothing = () => {
    if (all.length === 0) return t('violations.noRules')
    if (all.every(({ severity }) => severity === 'off')) return t('violations.allOff')
    return t(isNarrowed ? 'violations.noneSuch' : 'violations.none', { days })
  }
  return (
    <>
      <PageHead title={titleOf('violations')} lead={t('violations.lead')}>
        <Button component={Link} href={pages.rules.path} variant="default">
          {titleOf('rules')}
        </Button>
      </PageHead>
      <div className={styles.page}>
        <Card>
          <div className={styles.filters}>
            <TypedDateField
              label={t('violations.from')}
              value={period.from}
              onChange={(from) => from !== '' && change({ from })}
            />
            <TypedDateField
              label={t('violations.to')}
              value={period.to}
              error={wrong}
              onChange={(to) => to !== '' && change({ to })}
            />
            <NativeSelect
              label={t('rules.rule')}
              data={[
                { value: '', label: t('violations.anyRule') },
                ...all.map((one) => ({ value: one.ruleId, label: ruleWords(one, calledIn) })),
              ]}
              value={rule}
              onChange={(event) => change({ rule: event.currentTarget.value })}
            />
            <FoundChoice
              label={t('violations.person')}
              placeholder={t('violations.anybody')}
              clearable
              {...providerChoices}
              value={named(person, query.data?.names.providers)}
              onChange={(one) => change({ person: one?.value ?? '' })}
            />
            <FoundChoice
              label={t('violations.facility')}
              placeholder={t('violations.anywhere')}
              clearable
              {...facilityChoices}
              value={named(facility, query.data?.names.facilities)}
              onChange={(one) => change({ facility: one?.value ?? '' })}
            />
          </div>
          {wrong === undefined && (
            <QueryContent query={known}>
              {() => (
                <QueryContent query={query}>
                  {({ violations: verdicts, groups, names, total, byRule, byProvider, byFacility }) =>
                    total === 0 ? (
                      <Empty icon="done" title={nothing()}>
                        {all.length === 0 && <Link href={pages.rules.path}>{t('violations.toRules')}</Link>}
                      </Empty>
                    ) : (
                      <>
                        <div className={styles.found}>
                          <p role="status">{t('violations.found', { count: total, days })}</p>
                          <Suspense fallback={null}>
                            <DownloadMenu path={downloads.exportViolations.path} wish={wish} />
                          </Suspense>
                        </div>
                        <div className={styles.counts}>
                          <ViolationCounts
                            title={t('violations.byRule')}
                            counts={byRule.map((one) => ({
                              id: one.ruleId,
                              name: sayRule(one.ruleId),
                              count: one.count,
                            }))}
                            chosen={rule}
                            onChoose={(to) => change({ rule: to })}
                          />
                          <ViolationCounts
                            title={t('violations.byPerson')}
                            counts={byProvider.map((one) => ({
                              id: one.providerId,
                              name: names.providers[one.providerId] ?? one.providerId,
                              count: one.count,
                            }))}
                            chosen={person}
                            onChoose={(to) => change({ person: to })}
                          />
                          <ViolationCounts
                            title={t('violations.byFacility')}
                            counts={byFacility.map((one) => ({
                              id: one.hospitalId,
                              name: names.facilities[one.hospitalId] ?? one.hospitalId,
                              count: one.count,
                            }))}
                            chosen={facility}
                            onChoose={(to) => change({ facility: to })}
                          />
                        </div>
                        {total > PER_PAGE && (
                          <p className={styles.note}>{t('violations.inPages', { count: PER_PAGE })}</p>
                        )}
                        <ViolationsTable
                          label={titleOf('violations')}
                          verdicts={verdicts}
                          counts={groups}
                          rules={all}
                          names={namesOf(bothNames(known.data?.names ?? NO_NAMES, names))}
                          empty={nothing()}
                          isBusy={query.isPlaceholderData}
                        />
                        {total > PER_PAGE && (
                          <Pager
                            page={page}
                            perPage={PER_PAGE}
                            total={total}
                            onPage={(to) => change({ page: String(to) })}
                          />
                        )}
                      </>
                    )
                  }
                </QueryContent>
              )}
            </QueryContent>
          )}
        </Card>
      </div>
    </>
  )
}
export default ViolationsPage
