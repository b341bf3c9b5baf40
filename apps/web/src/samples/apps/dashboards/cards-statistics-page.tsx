import texts from 'texts:cards,figures'
import { addTexts } from '#web/lib/text.ts'
import { Dashboard, type Place } from './dashboard.tsx'
import { iconFigure } from './parts/icon-figures.tsx'
import { OrdersCard } from './cards/orders-card.tsx'
import { ProfitCard } from './cards/profit-card.tsx'
import { StatisticsCard } from './cards/statistics-card.tsx'
import {
  ActiveUsersCard,
  NewsletterCard,
  OrdersReceivedCard,
  QuarterlySalesCard,
  RevenueCard,
  SiteTrafficCard,
  SubscribersCard,
} from './cards/trend-cards.tsx'

addTexts(texts)

const PLACES: Place[] = [
  { of: OrdersCard, span: 'two' },
  { of: ProfitCard, span: 'two' },
  { of: StatisticsCard, span: 'eight' },
  ...(['views', 'messages', 'favourites', 'reviews', 'returns', 'requests'] as const).map((id) => ({
    of: iconFigure(id),
    span: 'sixth',
  })),
  ...(['shifts', 'clinicians', 'fees', 'hours'] as const).map((id) => ({
    of: iconFigure(id, true),
    span: 'quarter',
  })),
  ...[SubscribersCard, RevenueCard, QuarterlySalesCard, OrdersReceivedCard].map((of) => ({ of, span: 'three' })),
  ...[SiteTrafficCard, ActiveUsersCard, NewsletterCard].map((of) => ({ of, span: 'third' })),
]

/** Every kind of card that says one figure. */
const CardsStatisticsPage = () => <Dashboard places={PLACES} />
export default CardsStatisticsPage
