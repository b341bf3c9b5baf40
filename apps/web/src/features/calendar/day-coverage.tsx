import { shiftTypes, specialties, type CoverageLine } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:coverage,open'
import { api, apiOf, ask } from '#web/lib/api.ts'
import { count } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { PostShort } from './open/post-short.tsx'
import styles from './coverage.module.css'

addTexts(texts)

const types = apiOf(shiftTypes)
const trades = apiOf(specialties)

/** What is needed on a day at each facility, and how many are on duty for it. */
export const DayCoverage = ({ lines }: { lines: readonly CoverageLine[] }) => {
  const t = useText()
  const places = useQuery(ask(api.facility, { accountId: currentUser()?.accountId }))
  const kinds = useQuery(ask(types.listShiftTypes, { status: 'all', perPage: 500 }))
  const skills = useQuery(ask(trades.listSpecialties, { status: 'all', perPage: 500 }))
  // Without the names there is nothing to say; the shifts of the day stand above.
  if (!places.data || !kinds.data || !skills.data || lines.length === 0) return null
  const placeOf = new Map(places.data.facilityList.map((one) => [one.hospitalId, one.facilityName]))
  const typeOf = new Map(
    kinds.data.shiftTypes.map((row) => [row.shiftTypeId, shiftTypeName({ ...row, shiftType: row.partOfDay })]),
  )
  const tradeOf = new Map(skills.data.specialties.map((one) => [one.specialtyId, one.specialtyName]))
  const columns: Column<CoverageLine>[] = [
    { id: 'place', title: t('coverage.facility'), value: ({ hospitalId }) => placeOf.get(hospitalId) ?? hospitalId },
    {
      id: 'line',
      title: t('coverage.line'),
      value: ({ shiftTypeId, specialtyId }) =>
        joined([
          typeOf.get(shiftTypeId) ?? shiftTypeId,
          specialtyId === null ? t('coverage.anybody') : (tradeOf.get(specialtyId) ?? specialtyId),
        ]),
    },
    {
      id: 'covered',
      title: t('coverage.onDuty'),
      value: ({ onDuty, least }) => onDuty - least,
      cell: ({ onDuty, least, open }) => (
        <span className={onDuty < least ? styles.short : styles.met}>
          <Icon name={onDuty < least ? 'alert' : 'done'} size={14} />{' '}
          {t('coverage.of', { covered: count(onDuty), least: count(least) })}
          {onDuty < least && `, ${t('coverage.short', { count: least - onDuty })}`}
          {open > 0 && `, ${t('open.count', { count: open })}`}
        </span>
      ),
    },
    { id: 'wished', title: t('coverage.wished'), isNumber: true, value: ({ wished }) => wished },
  ]
  return (
    <section className={styles.section}>
      <h3>{t('coverage.title')}</h3>
      <DataTable
        label={t('coverage.title')}
        columns={columns}
        rows={lines}
        keyOf={({ hospitalId, shiftTypeId, specialtyId }) => JSON.stringify([hospitalId, shiftTypeId, specialtyId])}
        empty=""
      />
      <PostShort lines={lines} />
    </section>
  )
}
