import { Hospital, House, Stethoscope } from 'lucide'
import { count, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText, type Texts } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Change } from '#web/samples/apps/dashboards/parts/change.tsx'
import { COMPANIES } from '#web/samples/apps/dashboards/sample-data/companies.sample.ts'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

type Company = (typeof COMPANIES)[number]
const KINDS = {
  hospital: { tone: 1, icon: Hospital },
  outpatient: { tone: 4, icon: Stethoscope },
  home: { tone: 2, icon: House },
} as const
/** The same company has the same tint. */
const toneOf = ({ name }: Company) => COMPANIES.findIndex((company) => company.name === name)

const columnsOf = (t: Texts): Column<Company>[] => [
  {
    id: 'name',
    title: t('figures.company'),
    value: ({ name }) => name,
    cell: (company) => (
      <span className={styles.who}>
        <Tile tone={toneOf(company)} letter={company.name.slice(0, 1)} size={38} />
        <span className={styles.two}>
          <strong>{company.name}</strong>
          <small>{company.site}</small>
        </span>
      </span>
    ),
  },
  {
    id: 'kind',
    title: t('figures.category'),
    value: ({ kind }) => t(`figures.category.${kind}`),
    cell: ({ kind }) => (
      <span className={styles.who}>
        <Tile {...KINDS[kind]} size={32} />
        {t(`figures.category.${kind}`)}
      </span>
    ),
  },
  {
    id: 'views',
    title: t('figures.views'),
    isNumber: true,
    value: ({ views }) => views,
    cell: ({ views, hours }) => (
      <span className={styles.two}>
        <strong>{count(views)}</strong>
        <small>{t('figures.inHours', { count: hours })}</small>
      </span>
    ),
  },
  {
    id: 'revenue',
    title: t('figures.revenue'),
    isNumber: true,
    value: ({ revenue }) => revenue,
    cell: ({ revenue }) => wholeMoney(revenue),
  },
  {
    id: 'sales',
    title: t('figures.sales'),
    isNumber: true,
    value: ({ change }) => change,
    cell: ({ change }) => <Change by={change} />,
  },
]

/** The businesses that book the most. */
export const CompanyTableCard = () => {
  const t = useText()
  return (
    <Card title={t('figures.companies')} hint={t('figures.companiesHint')}>
      <DataTable
        label={t('figures.companies')}
        columns={columnsOf(t)}
        rows={COMPANIES}
        keyOf={({ name }) => name}
        empty={t('ui.noMatch')}
      />
    </Card>
  )
}
