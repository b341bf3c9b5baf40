import texts from 'texts:cards,figures'
import { addTexts } from '#web/lib/text.ts'
import { AverageSessionsCard } from './cards/average-sessions-card.tsx'
import { CustomersCard } from './cards/customers-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { DeviceSessionsCard } from './cards/device-sessions-card.tsx'
import { EarningsCard } from './cards/earnings-card.tsx'
import { GoalOverviewCard } from './cards/goal-overview-card.tsx'
import { MonthlyRevenueCard } from './cards/monthly-revenue-card.tsx'
import { ProductOrdersCard } from './cards/product-orders-card.tsx'
import { RevenueReportCard } from './cards/revenue-report-card.tsx'
import { SalesLineCard } from './cards/sales-line-card.tsx'
import { SalesRadarCard } from './cards/sales-radar-card.tsx'
import { SupportTrackerCard } from './cards/support-tracker-card.tsx'

addTexts(texts)

const PLACES: Place[] = [
  { of: SupportTrackerCard, span: 'six' },
  { of: AverageSessionsCard, span: 'six' },
  { of: RevenueReportCard, span: 'whole' },
  { of: MonthlyRevenueCard, span: 'six' },
  { of: SalesLineCard, span: 'six' },
  { of: GoalOverviewCard, span: 'tall' },
  { of: SalesRadarCard, span: 'tall' },
  { of: EarningsCard, span: 'tall' },
  { of: DeviceSessionsCard, span: 'tall' },
  { of: CustomersCard, span: 'tall' },
  { of: ProductOrdersCard, span: 'tall' },
]

/** Every kind of card that draws figures. */
const CardsAnalyticsPage = () => <Dashboard places={PLACES} />
export default CardsAnalyticsPage
