import { reply, type Handlers } from '@onward/contract'
import { type cards } from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import * as analytics from './cards.seed-analytics.ts'
import * as statistics from './cards.seed-statistics.ts'

export const cardsHandlers: Handlers<typeof cards, DemoContext> = {
  supportTracker: () => analytics.supportTracker,
  averageSessions: () => analytics.averageSessions,
  revenueReport: () => analytics.revenueReport,
  goalOverview: () => analytics.goalOverview,
  monthlyRevenue: () => analytics.monthlyRevenue,
  productOrders: () => analytics.productOrders,
  deviceSessions: () => analytics.deviceSessions,
  customers: () => analytics.customers,
  unknownAnalytics: () => reply(404),

  ordersBars: () => statistics.ordersBars,
  profitLine: () => statistics.profitLine,
  subscribers: () => statistics.subscribers,
  revenue: () => statistics.revenue,
  sales: () => statistics.sales,
  orders: () => statistics.orders,
  siteTraffic: () => statistics.siteTraffic,
  activeUsers: () => statistics.activeUsers,
  newsletter: () => statistics.newsletter,
  unknownStatistics: () => reply(404),
}
