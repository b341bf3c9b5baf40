import texts from 'texts:figures'
import { titleOf } from '#web/lib/page.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { BrowserStatesCard } from './browser-states-card.tsx'
import { CompanyTableCard } from './company-table-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { EarningsCard } from './earnings-card.tsx'
import { GoalOverviewCard } from './goal-overview-card.tsx'
import { MedalCard } from './medal-card.tsx'
import { MeetupCard } from './meetup-card.tsx'
import { OrdersCard } from './orders-card.tsx'
import { ProfitCard } from './profit-card.tsx'
import { RevenueReportCard } from './revenue-report-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { TransactionsCard } from './transactions-card.tsx'

addTexts(texts)

const PLACES: Place[] = [
  { of: MedalCard, span: 'four' },
  { of: StatisticsCard, span: 'eight' },
  { of: OrdersCard, span: 'two' },
  { of: ProfitCard, span: 'two' },
  { of: EarningsCard, span: 'four' },
  { of: RevenueReportCard, span: 'main' },
  { of: CompanyTableCard, span: 'broad' },
  { of: MeetupCard, span: 'tall' },
  { of: BrowserStatesCard, span: 'tall' },
  { of: GoalOverviewCard, span: 'tall' },
  { of: TransactionsCard, span: 'tall' },
]

const EcommerceDashboardPage = () => {
  const t = useText()
  return (
    <>
      <PageHead title={titleOf('ecommerce-dashboard')} lead={t('figures.salesLead')} />
      <Dashboard places={PLACES} />
    </>
  )
}
export default EcommerceDashboardPage
