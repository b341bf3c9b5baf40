import texts from 'texts:figures,invoice'
import { titleOf } from '#web/lib/page.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { AverageSessionsCard } from './average-sessions-card.tsx'
import { CongratulationCard } from './congratulation-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { ProjectCard } from './project-card.tsx'
import { SalesRadarCard } from './sales-radar-card.tsx'
import { SupportTrackerCard } from './support-tracker-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { OrdersReceivedCard, SubscribersCard } from './trend-cards.tsx'

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
      <Dashboard places={PLACES} />
    </>
  )
}
export default AnalyticsPage
