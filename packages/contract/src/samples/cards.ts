import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { ThemeColor } from './theme-color.ts'

/** What a card's range menu offers; the choice is the screen's. */
export const CardRanges = v.tuple([v.literal('Last 28 Days'), v.literal('Last Month'), v.literal('Last Year')])
export type CardRanges = v.InferOutput<typeof CardRanges>
const last_days = CardRanges

/** A number as people write it, `31,460`. */
const Figure = v.string()

export const SupportTracker = v.object({
  title: v.string(),
  last_days,
  totalTicket: v.number(),
  newTicket: v.number(),
  openTicket: v.number(),
  /** Days. */
  responseTime: v.number(),
})
export type SupportTracker = v.InferOutput<typeof SupportTracker>

export const AverageSessions = v.object({
  sessions: v.number(),
  last_days,
  /** `+6.4%` */
  growth: v.string(),
  /** Dollars. */
  goal: v.number(),
  users: v.number(),
  /** Per cent. */
  retention: v.number(),
  /** Years. */
  duration: v.number(),
})
export type AverageSessions = v.InferOutput<typeof AverageSessions>

export const RevenueReport = v.object({
  years: v.tuple([v.literal('2020'), v.literal('2019'), v.literal('2018')]),
  price: Figure,
  budget: Figure,
})
export type RevenueReport = v.InferOutput<typeof RevenueReport>

export const GoalOverview = v.object({ completed: Figure, inProgress: Figure })
export type GoalOverview = v.InferOutput<typeof GoalOverview>

export const MonthlyRevenue = v.object({ thisMonth: Figure, lastMonth: Figure })
export type MonthlyRevenue = v.InferOutput<typeof MonthlyRevenue>

export const ProductOrders = v.object({
  last_days,
  chart_info: v.object({ finished: v.number(), pending: v.number(), rejected: v.number() }),
})
export type ProductOrders = v.InferOutput<typeof ProductOrders>

export const DeviceSessions = v.object({
  last_days,
  chart_info: v.array(
    v.object({
      icon: v.string(),
      name: v.string(),
      iconColor: ThemeColor,
      /** Per cent of all sessions. */
      usage: v.number(),
      /** Per cent more than before; below zero it is fewer. */
      upDown: v.number(),
    }),
  ),
})
export type DeviceSessions = v.InferOutput<typeof DeviceSessions>

export const CustomerCounts = v.object({
  last_days,
  listData: v.array(v.object({ icon: v.string(), iconColor: ThemeColor, text: v.string(), result: v.number() })),
})
export type CustomerCounts = v.InferOutput<typeof CustomerCounts>

const series = v.array(v.object({ name: v.optional(v.string()), data: v.array(v.number()) }))
export const CardSeries = v.object({ series })
export type CardSeries = v.InferOutput<typeof CardSeries>

export const TitledSeries = v.object({ title: v.string(), statistics: v.number(), series })
export type TitledSeries = v.InferOutput<typeof TitledSeries>

const withHeadline = <const N extends string, S extends v.GenericSchema>(name: N, form: S) =>
  // A computed key is any text to the compiler.
  v.object({ series, analyticsData: v.object({ [name]: form } as Record<N, S>) })

const analytics = <S extends v.GenericSchema>(name: string, form: S) =>
  ({ method: 'GET', path: `/card/card-analytics/${name}`, answers: { 200: form } }) as const
const statistics = <S extends v.GenericSchema>(name: string, form: S) =>
  ({ method: 'GET', path: `/card/card-statistics/${name}`, answers: { 200: form } }) as const

/** The figures of the dashboards' cards. A name that is none is not found. */
export const cards = endpoints({
  supportTracker: analytics('support-tracker', SupportTracker),
  averageSessions: analytics('avg-sessions', AverageSessions),
  revenueReport: analytics('revenue-report', RevenueReport),
  goalOverview: analytics('goal-overview', GoalOverview),
  monthlyRevenue: analytics('revenue', MonthlyRevenue),
  productOrders: analytics('product-orders', ProductOrders),
  deviceSessions: analytics('sessions-device', DeviceSessions),
  customers: analytics('customers', CustomerCounts),
  unknownAnalytics: { method: 'GET', path: '/card/card-analytics/{name}', answers: { 404: nothing } },

  ordersBars: statistics('orders-bar-chart', TitledSeries),
  profitLine: statistics('profit-line-chart', TitledSeries),
  subscribers: statistics('subscribers', withHeadline('subscribers', v.number())),
  revenue: statistics('revenue', withHeadline('revenue', v.number())),
  /** `sales` is a share, `36%`. */
  sales: statistics('sales', withHeadline('sales', v.string())),
  orders: statistics('orders', withHeadline('orders', v.number())),
  siteTraffic: statistics('site-traffic', CardSeries),
  activeUsers: statistics('active-users', CardSeries),
  newsletter: statistics('newsletter', CardSeries),
  unknownStatistics: { method: 'GET', path: '/card/card-statistics/{name}', answers: { 404: nothing } },
})
