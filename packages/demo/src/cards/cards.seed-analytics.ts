import type {
  AverageSessions,
  CardRanges,
  CustomerCounts,
  DeviceSessions,
  GoalOverview,
  MonthlyRevenue,
  ProductOrders,
  RevenueReport,
  SupportTracker,
} from '@onward/contract/samples'

const last_days: CardRanges = ['Last 28 Days', 'Last Month', 'Last Year']

export const supportTracker: SupportTracker = {
  title: 'Support Tracker',
  last_days,
  totalTicket: 214,
  newTicket: 37,
  openTicket: 48,
  responseTime: 1,
}

export const averageSessions: AverageSessions = {
  sessions: 3180,
  last_days,
  growth: '+6.4%',
  goal: 120_000,
  users: 86_400,
  retention: 88,
  duration: 2,
}

export const revenueReport: RevenueReport = { years: ['2020', '2019', '2018'], price: '31,460', budget: '58,900' }

export const goalOverview: GoalOverview = { completed: '642,180', inProgress: '27,435' }

export const monthlyRevenue: MonthlyRevenue = { thisMonth: '94,215', lastMonth: '88,740' }

export const productOrders: ProductOrders = {
  last_days,
  chart_info: { finished: 18_642, pending: 7315, rejected: 1284 },
}

export const deviceSessions: DeviceSessions = {
  last_days,
  chart_info: [
    { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: 41.5, upDown: -3 },
    { icon: 'phone', name: 'Mobile', iconColor: 'warning', usage: 49.2, upDown: 8 },
    { icon: 'tablet', name: 'Tablet', iconColor: 'danger', usage: 9.3, upDown: -5 },
  ],
}

export const customers: CustomerCounts = {
  last_days,
  listData: [
    { icon: 'circle', iconColor: 'primary', text: 'New', result: 742 },
    { icon: 'circle', iconColor: 'warning', text: 'Returning', result: 318 },
    { icon: 'circle', iconColor: 'danger', text: 'Referrals', result: 156 },
  ],
}
