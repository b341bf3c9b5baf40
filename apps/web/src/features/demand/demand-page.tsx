import { Button, NativeSelect } from '@mantine/core'
import { demand } from '@onward/contract'
import { firstDay, monthOf } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:demand,event,records'
import { Suspense, useMemo, useState } from 'react'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { countOf, withCopy } from './draft.ts'
import { isOf, keyOfPeriod, periodAt, periodIn, periodsOf, periodWords } from './period.ts'
import { SingleDays } from './single-days.tsx'
import { useDraft } from './use-draft.ts'
import { useNames } from './use-names.ts'
import { Week } from './week.tsx'
import styles from './demand.module.css'

addTexts(texts)

const PeriodForm = lazyPart(() => import('./period-form.tsx'), 'PeriodForm')
const CopyForm = lazyPart(() => import('./copy-form.tsx'), 'CopyForm')
const { listDemand } = apiOf(demand)
const DEFAULTS = { facility: '', period: '' }

/** What each facility needs, and the days that differ. */
const DemandPage = () => {
  const t = useText()
  const [address, change] = useAddress(DEFAULTS)
  const facilities = useQuery(ask(api.facility, {}))
  const places = useMemo(
    () => (facilities.data?.facilityList ?? []).map((one) => ({ value: one.hospitalId, label: one.facilityName })),
    [facilities.data],
  )
  const place = places.find(({ value }) => value === address.facility) ?? places[0]
  return (
    <>
      <PageHead title={titleOf('demand')} lead={t('demand.lead')} />
      <QueryContent query={facilities}>
        {() =>
          place ? (
            <Facility
              key={place.value}
              hospitalId={place.value}
              name={place.label}
              places={places}
              wished={address.period}
              onPlace={(facility) => change({ facility, period: '' })}
              onPeriod={(period) => change({ facility: place.value, period })}
            />
          ) : (
            <Empty icon="building" title={t('demand.noFacility')} />
          )
        }
      </QueryContent>
    </>
  )
}
export default DemandPage

type Props = {
  hospitalId: string
  name: string
  places: { value: string; label: string }[]
  /** The period that the address names. */
  wished: string
  onPlace: (hospitalId: string) => void
  onPeriod: (period: string) => void
}

const Facility = ({ hospitalId, name, places, wished, onPlace, onPeriod }: Props) => {
  const t = useText()
  const names = useNames()
  const query = useQuery(ask(listDemand, { hospitalId, perPage: 500 }))
  const [panel, setPanel] = useState<'new' | 'dates' | 'copy'>()
  const all = query.data?.demand ?? []
  const stored = periodsOf(all)
  const period = periodIn(wished) ?? periodAt(stored, today()) ?? { from: firstDay(monthOf(today())), to: null }
  const rows = all.filter(isOf(period))
  const isStored = rows.length > 0
  const periods = isStored ? stored : [...stored, period]
  const history = useDraft(`${currentUser()?.userId} ${hospitalId} ${keyOfPeriod(period)}`)
  const isUnsaved = countOf(rows, history.draft) > 0
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.choices}>
          <ChoiceField
            label={t('demand.facility')}
            choices={places}
            value={hospitalId}
            onChange={(to) => to !== '' && onPlace(to)}
          />
          <NativeSelect
            label={t('demand.period')}
            data={periods.map((one) => ({ value: keyOfPeriod(one), label: periodWords(one) }))}
            value={keyOfPeriod(period)}
            onChange={(event) => onPeriod(event.currentTarget.value)}
          />
          <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
            {t('demand.newPeriod')}
          </Button>
          <Button variant="default" disabled={!isStored || isUnsaved} onClick={() => setPanel('dates')}>
            {t('demand.changeDates')}
          </Button>
          <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => setPanel('copy')}>
            {t('demand.copy')}
          </Button>
        </div>
        <QueryContent query={names.kinds}>
          {() => (
            <QueryContent query={names.skills}>
              {() => (
                <QueryContent query={query}>
                  {() => (
                    <Week
                      key={keyOfPeriod(period)}
                      hospitalId={hospitalId}
                      facilityName={name}
                      period={period}
                      rows={rows}
                      names={names}
                      history={history}
                    />
                  )}
                </QueryContent>
              )}
            </QueryContent>
          )}
        </QueryContent>
      </Card>
      {/* Below what is still to come it would jump. */}
      {names.isKnown && query.data && <SingleDays hospitalId={hospitalId} names={names} />}
      <Suspense>
        {(panel === 'new' || panel === 'dates') && (
          <PeriodForm
            rows={all}
            periods={stored}
            period={panel === 'dates' ? period : undefined}
            onDone={(to) => onPeriod(keyOfPeriod(to))}
            onClose={() => setPanel(undefined)}
          />
        )}
        {panel === 'copy' && (
          <CopyForm
            places={places}
            hospitalId={hospitalId}
            period={period}
            onCopy={(from) => history.set(withCopy(rows, history.draft, from))}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
