import { Button } from '@mantine/core'
import { overrideReports, pages } from '@onward/contract'
import { addDays, isDate } from '@onward/scheduling'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:overrides,pager'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
import { today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { pageOf } from '#web/ui/lists/paging.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { AdminsFilters } from './overrides-filters.tsx'
import { OverridesTable } from './overrides-table.tsx'
import styles from './rules.module.css'

addTexts(texts)

const { reportOverrides } = apiOf(overrideReports)
const PER_PAGE = 25
const DEFAULTS = { from: '', to: '', rule: '', by: '', facility: '', page: '1' }

/** The warnings that somebody went over, the newest first: of which shift, what the rule said, why, who and when. */
const OverridesPage = () => {
  const t = useText()
  const [address, set] = useAddress(DEFAULTS)
  const { rule, by, facility } = address
  const page = pageOf(address.page)
  // What is narrowed begins with its first page.
  const change = (to: Partial<typeof DEFAULTS>) => set({ page: '1', ...to })
  // It is dated by the moment; who looks lives up to a day before or after UTC.
  const from = isDate(address.from) ? address.from : addDays(today(), -30)
  const to = isDate(address.to) ? address.to : addDays(today(), 1)
  const isBackward = to < from
  const query = useQuery({
    ...ask(reportOverrides, { from, to, ruleId: rule, userId: by, hospitalId: facility, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
    enabled: !isBackward,
  })
  const rows = query.data?.overrides ?? []
  const place = rows.find(({ assignment }) => assignment.hospitalId === facility)?.assignment.facilityName
  const isNarrowed = rule !== '' || by !== '' || facility !== ''
  return (
    <>
      <PageHead title={titleOf('overrides')} lead={t('overrides.lead')}>
        {seesAll() && (
          <Button component={Link} href={pages.rules.path} variant="default">
            {titleOf('rules')}
          </Button>
        )}
      </PageHead>
      <Card>
        <div className={styles.filters}>
          <TypedDateField
            label={t('overrides.from')}
            value={from}
            onChange={(date) => date !== '' && change({ from: date })}
          />
          <TypedDateField
            label={t('overrides.to')}
            value={to}
            error={isBackward ? t('overrides.backward') : undefined}
            onChange={(date) => date !== '' && change({ to: date })}
          />
          <FoundChoice
            label={t('overrides.facility')}
            placeholder={t('overrides.anywhere')}
            clearable
            {...facilityChoices}
            value={facility === '' ? undefined : { value: facility, label: place ?? facility }}
            onChange={(one) => change({ facility: one?.value ?? '' })}
          />
          {seesAll() && (
            <AdminsFilters
              rule={rule}
              by={by}
              userName={rows.find(({ userId }) => userId === by)?.userName ?? by}
              onChange={change}
            />
          )}
        </div>
        {!isBackward && (
          <QueryContent query={query}>
            {({ overrides, names, total }) => (
              <>
                <p role="status" className={styles.found}>
                  {t('overrides.found', { count: total })}
                </p>
                <OverridesTable
                  label={titleOf('overrides')}
                  rows={overrides}
                  names={namesOf(names)}
                  empty={t(isNarrowed ? 'overrides.noneSuch' : 'overrides.none')}
                  isBusy={query.isPlaceholderData}
                />
                <Pager page={page} perPage={PER_PAGE} total={total} onPage={(next) => set({ page: String(next) })} />
              </>
            )}
          </QueryContent>
        )}
      </Card>
    </>
  )
}
export default OverridesPage
