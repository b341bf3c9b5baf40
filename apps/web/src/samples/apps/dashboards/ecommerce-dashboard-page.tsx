import texts from 'texts:figures'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { BrowserStatesCard } from './cards/browser-states-card.tsx'
import { CompanyTableCard } from './cards/company-table-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { EarningsCard } from './cards/earnings-card.tsx'
import { GoalOverviewCard } from './cards/goal-overview-card.tsx'
import { MedalCard } from './cards/medal-card.tsx'
import { MeetupCard } from './cards/meetup-card.tsx'
import { OrdersCard } from './cards/orders-card.tsx'
import { ProfitCard } from './cards/profit-card.tsx'
import { RevenueReportCard } from './cards/revenue-report-card.tsx'
import { StatisticsCard } from './cards/statistics-card.tsx'
import { TransactionsCard } from './cards/transactions-card.tsx'

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
      <Dashboard places={PLACES} first={2} />
    </>
  )
}
export default EcommerceDashboardPage
