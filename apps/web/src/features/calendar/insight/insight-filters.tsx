import { NativeSelect } from '@mantine/core'
import { joined } from '#web/lib/formats/joined.ts'
import '#web/ui/controls/native-select.css'
import { COMPARED_REPORTS, PERSONAL_REPORTS, TYPED_REPORTS, insight } from '@onward/contract'
import { facilityChoices, providerChoices, shiftTypeChoices } from '#web/lib/choices/account-choices.ts'
import { today } from '#web/lib/formats/formats.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoices } from '#web/ui/controls/found-choice.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import type { Choice } from '#web/lib/choices/choice.ts'
import { wishOf } from './listing.ts'
import { PeriodFields } from './period-fields.tsx'
import { periodOf, periodWrong, PRESETS_COME } from './period.ts'
import { useFilterNames } from './use-filter-names.ts'
import {
  costAnd,
  costBy,
  hoursAnd,
  hoursBy,
  narrowedOf,
  stabilityBy,
  type InsightAddress,
} from './use-insight-address.ts'
import styles from './insight.module.css'

const textOf = (chosen: readonly Choice[]) => chosen.map(({ value }) => value).join(',')

/** Which days, facilities, specialty, shift types and people one looks at, beside which days before. */
export const InsightFilters = ({ address }: { address: InsightAddress }) => {
  const t = useText()
  const { tab, change, facilities, specialty, types, people, compare } = address
  const period = periodOf(address, today())
  const named = useFilterNames(address)
  const { from, to } = period
  const wrong = periodWrong(period)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const wish = wishOf({
    ...narrowedOf(address),
    ...(tab === 'today' ? { timeZone } : { from, to }),
    ...(tab === 'hours' && { by: hoursBy(address), and: hoursAnd(address), overtimeAfter: address.overtimeAfter }),
    ...(tab === 'cost' && { by: costBy(address), and: costAnd(address), overtimeAfter: address.overtimeAfter }),
    ...(COMPARED_REPORTS.includes(tab) && { compare }),
    ...(tab === 'stability' && { by: stabilityBy(address) }),
    ...(tab === 'fairness' && { restHours: address.restHours }),
  })
  const wrongOf = (ids: readonly string[]) => ids.length > 0 && { error: t('insight.unknown', { id: joined(ids) }) }
  return (
    <div className={styles.filters}>
      {tab !== 'today' && (
        <PeriodFields period={period} {...(tab === 'stability' && { offered: PRESETS_COME })} change={change} />
      )}
      {COMPARED_REPORTS.includes(tab) && (
        <NativeSelect
          label={t('insight.compare')}
          value={compare}
          data={[
            { value: '', label: t('insight.compare.none') },
            { value: 'before', label: t('insight.compare.before') },
            { value: 'year', label: t('insight.compare.year') },
          ]}
          onChange={({ currentTarget: { value } }) => change({ compare: value })}
        />
      )}
      <FoundChoices
        label={t('insight.facilities')}
        placeholder={facilities.length === 0 ? t('insight.anywhere') : ''}
        {...facilityChoices}
        value={named.facilities}
        {...(named.unseen.length > 0 && {
          error: seesAll() ? t('insight.unknown', { id: joined(named.unseen) }) : t('insight.elsewhere'),
        })}
        onChange={(chosen) => change({ facility: textOf(chosen) })}
      />
      {tab !== 'worked' && (
        <NativeSelect
          label={t('insight.specialty')}
          value={specialty}
          data={[
            { value: '', label: t('insight.anySpecialty') },
            ...named.specialties,
            ...(named.unknown === undefined ? [] : [{ value: named.unknown, label: named.unknown }]),
          ]}
          {...(named.unknown !== undefined && { error: t('insight.unknown', { id: named.unknown }) })}
          onChange={({ currentTarget: { value } }) => change({ specialty: value })}
        />
      )}
      {TYPED_REPORTS.includes(tab) && (
        <FoundChoices
          label={t('insight.shiftTypes')}
          placeholder={types.length === 0 ? t('insight.anyType') : ''}
          {...shiftTypeChoices}
          value={named.types}
          {...wrongOf(named.unknownTypes)}
          onChange={(chosen) => change({ type: textOf(chosen) })}
        />
      )}
      {PERSONAL_REPORTS.includes(tab) && (
        <FoundChoices
          label={t('insight.people')}
          placeholder={people.length === 0 ? t('insight.everybody') : ''}
          {...providerChoices}
          value={named.people}
          {...wrongOf(named.unknownPeople)}
          onChange={(chosen) => change({ person: textOf(chosen) })}
        />
      )}
      <span className={styles.space} />
      {wrong === undefined && <DownloadMenu path={insight.exportInsight.path.replace('{report}', tab)} wish={wish} />}
    </div>
  )
}
