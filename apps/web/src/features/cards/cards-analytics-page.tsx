import texts from 'texts:cards,figures'
import { addTexts } from '#web/lib/text.ts'
import { AverageSessionsCard } from './average-sessions-card.tsx'
import { CustomersCard } from './customers-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { DeviceSessionsCard } from './device-sessions-card.tsx'
import { EarningsCard } from './earnings-card.tsx'
import { GoalOverviewCard } from './goal-overview-card.tsx'
import { MonthlyRevenueCard } from './monthly-revenue-card.tsx'
import { ProductOrdersCard } from './product-orders-card.tsx'
import { RevenueReportCard } from './revenue-report-card.tsx'
import { SalesLineCard } from './sales-line-card.tsx'
import { SalesRadarCard } from './sales-radar-card.tsx'
import { SupportTrackerCard } from './support-tracker-card.tsx'

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
