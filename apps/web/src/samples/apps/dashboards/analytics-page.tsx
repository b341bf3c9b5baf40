import texts from 'texts:figures,invoice'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { AverageSessionsCard } from './cards/average-sessions-card.tsx'
import { CongratulationCard } from './cards/congratulation-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { InvoicesCard } from './cards/invoices-card.tsx'
import { ProjectCard } from './cards/project-card.tsx'
import { SalesRadarCard } from './cards/sales-radar-card.tsx'
import { SupportTrackerCard } from './cards/support-tracker-card.tsx'
import { TimelineCard } from './cards/timeline-card.tsx'
import { OrdersReceivedCard, SubscribersCard } from './cards/trend-cards.tsx'

addTexts(texts)

const PLACES: Place[] = [
  { of: CongratulationCard, span: 'banner' },
  { of: SubscribersCard, span: 'three' },
  { of: OrdersReceivedCard, span: 'three' },
  { of: AverageSessionsCard, span: 'six' },
  { of: SupportTrackerCard, span: 'six' },
  { of: TimelineCard, span: 'broadTall' },
  { of: SalesRadarCard, span: 'tall' },
  { of: ProjectCard, span: 'tall' },
  { of: InvoicesCard, span: 'list' },
]

const AnalyticsPage = () => {
  const t = useText()
  return (
    <>
      <PageHead title={titleOf('analytics')} lead={t('figures.analyticsLead')} />
      <Dashboard places={PLACES} first={3} />
    </>
  )
}
export default AnalyticsPage
