import { Button } from '@mantine/core'
import { downloads, holidays, leaveKinds, leaveMonths, specialties, type Leave } from '@onward/contract'
import { addMonths, daysOf, firstDay, isMonth, lastDay, monthOf } from '@onward/scheduling'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import texts from 'texts:leaveMonth,grid,pager'
import { useScreenQuery } from '#web/ui/layout/use-screen-query.ts'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { specialtyChoices } from '#web/lib/choices/account-choices.ts'
import { monthTitle, today as todayOf } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Empty, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { KindMark } from '#web/ui/leave/kind-mark.tsx'
import { leaveKindName } from '#web/ui/leave/kind-name.ts'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { LeaveGrid } from './leave-grid.tsx'
import { LeaveList } from './leave-list.tsx'
import type { LeaveStart } from '../leave-values.ts'
import styles from './leave-page.module.css'

addTexts(texts)

const LeaveForm = lazyPart(() => import('./leave-panel.tsx'), 'LeaveForm')
const { leaveMonth } = apiOf(leaveMonths)
const { listLeaveKinds } = apiOf(leaveKinds)
const { listHolidays } = apiOf(holidays)
const { readSpecialty } = apiOf(specialties)
const SHOWN = ['all', 'away'] as const
const DEFAULTS = { month: '', q: '', facility: '', specialty: '', kind: '', shown: 'all', page: '1', perPage: '25' }
type Panel = { leave: Leave } | LeaveStart

/** Who is away when: people, a month, and their leave as bars. What one looks at is in the address. */
const LeavePage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const [panel, setPanel] = useState<Panel>()
  const isPhone = useScreenQuery('(max-width: 47.99em)')
  const { q, facility: hospitalId, specialty: specialtyId, kind: leaveKindId, page, perPage } = address
  const today = todayOf()
  const month = isMonth(address.month) ? address.month : monthOf(today)
  const shown = SHOWN.find((one) => one === address.shown) ?? 'all'
  const dates = useMemo(() => daysOf(month), [month])
  const wish = { q, hospitalId, specialtyId, leaveKindId }
  const away = shown === 'away' ? 'true' : ''
  const query = useQuery({
    ...ask(leaveMonth, { month, ...wish, away, page, perPage }),
    placeholderData: keepPreviousData,
  })
  const kinds = useQuery(ask(listLeaveKinds, { status: 'all', perPage: 500 }))
  const known = useMemo(() => new Map(kinds.data?.leaveKinds.map((kind) => [kind.leaveKindId, kind])), [kinds.data])
  const days = useQuery(ask(listHolidays, { from: dates[0], to: dates.at(-1), hospitalId, perPage: 500 }))
  const names = useMemo(() => {
    // Without a facility those alone that are holidays everywhere.
    const all = days.data?.holidays.filter((one) => hospitalId !== '' || one.hospitalId === null) ?? []
    return new Map(all.map(({ date, holidayName }) => [date, holidayName]))
  }, [days.data, hospitalId])
  const facilities = useQuery(ask(api.facility, {}))
  const specialty = useQuery({ ...ask(readSpecialty, { specialtyId }), enabled: specialtyId !== '' })
  const turn = (months: number) => {
    // The calendar has a first and a last month.
    if (month !== (months < 0 ? '0001-01' : '9999-12')) change({ month: addMonths(month, months), page })
  }
  const isNarrowed = q !== '' || hospitalId !== '' || specialtyId !== '' || leaveKindId !== '' || shown !== 'all'
  const label = t('leaveMonth.table', { month: monthTitle(month) })
  return (
    <div className={styles.page}>
      <PageHead title={titleOf('leave')} lead={t('leaveMonth.lead')}>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel({ date: today })}>
          {t('leaveMonth.add')}
        </Button>
      </PageHead>
      <PagedCard
        paging={pagingOf(address, change)}
        query={query}
        tools={
          <>
            <SearchField label={t('leaveMonth.search')} value={q} onChange={(text) => change({ q: text })} />
            <Segments
              label={t('leaveMonth.shown')}
              choices={SHOWN.map((value) => ({ value, label: t(`leaveMonth.${value}`) }))}
              value={shown}
              onChange={(to) => change({ shown: to })}
            />
            {seesAll() && (
              <DownloadMenu
                path={downloads.exportLeave.path}
                wish={{ ...wish, from: firstDay(month), to: lastDay(month), active: 'true' }}
              />
            )}
          </>
        }
        filters={
          <div className={styles.filters}>
            <ChoiceField
              label={t('leaveMonth.facility')}
              choices={[
                { value: 'any', label: t('leaveMonth.anyFacility') },
                ...(facilities.data?.facilityList ?? []).map((one) => ({
                  value: one.hospitalId,
                  label: one.facilityName,
                })),
              ]}
              value={hospitalId || 'any'}
              onChange={(to) => change({ facility: to === 'any' ? '' : to })}
            />
            <FoundChoice
              label={t('leaveMonth.specialty')}
              placeholder={t('leaveMonth.anySpecialty')}
              clearable
              {...specialtyChoices}
              value={
                specialtyId === ''
                  ? undefined
                  : { value: specialtyId, label: specialty.data?.specialty.specialtyName ?? specialtyId }
              }
              onChange={(one) => change({ specialty: one?.value ?? '' })}
            />
            <ChoiceField
              label={t('leaveMonth.kind')}
              choices={[
                { value: 'any', label: t('leaveMonth.anyKind') },
                ...[...known.values()].map((kind) => ({ value: kind.leaveKindId, label: leaveKindName(kind) })),
              ]}
              value={leaveKindId || 'any'}
              onChange={(to) => change({ kind: to === 'any' ? '' : to })}
            />
          </div>
        }
      >
        {({ people, awayOn }) => (
          <>
            <div className={styles.turn}>
              <IconButton variant="default" aria-label={t('grid.previous')} onClick={() => turn(-1)}>
                <Icon name="back" turns />
              </IconButton>
              <Button variant="default" size="sm" onClick={() => change({ month: '', page })}>
                {t('grid.today')}
              </Button>
              <IconButton variant="default" aria-label={t('grid.next')} onClick={() => turn(1)}>
                <Icon name="forward" turns />
              </IconButton>
              <h2 aria-live="polite">{monthTitle(month)}</h2>
              <span role="status">{query.isPlaceholderData && t('ui.loading')}</span>
            </div>
            {people.length === 0 ? (
              <Empty icon="leave" title={t(isNarrowed ? 'ui.noMatch' : 'leaveMonth.none')} />
            ) : isPhone && query.isPlaceholderData ? (
              // A month whose leave is on its way is not one that everybody works.
              <Loading />
            ) : isPhone ? (
              <LeaveList
                label={label}
                people={people}
                dates={dates}
                kinds={known}
                today={today}
                onOpen={(leave) => setPanel({ leave })}
                onAdd={(person, date) => setPanel(startFor(person, date))}
              />
            ) : (
              <LeaveGrid
                label={label}
                people={people}
                dates={dates}
                awayOn={query.isPlaceholderData ? [] : awayOn}
                holidays={names}
                kinds={known}
                today={today}
                isBusy={query.isPlaceholderData}
                onOpen={(leave) => setPanel({ leave })}
                onAdd={(person, date) => setPanel(startFor(person, date))}
                onTurn={turn}
              />
            )}
            <ul className={styles.legend} aria-label={t('leaveMonth.kinds')}>
              {[...known.values()]
                .filter(({ isActive }) => isActive)
                .map((kind) => (
                  <li key={kind.leaveKindId}>
                    <KindMark kind={kind} /> <span dir="auto">{leaveKindName(kind)}</span>
                  </li>
                ))}
            </ul>
          </>
        )}
      </PagedCard>
      <Suspense>
        {panel && (
          <LeaveForm
            {...('leave' in panel
              ? { leave: panel.leave, date: panel.leave.startDate }
              : { leave: undefined, ...panel })}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
export default LeavePage

const startFor = ({ providerId, providerName }: { providerId: string; providerName: string }, date: string) => ({
  date,
  person: { value: providerId, label: providerName },
})
