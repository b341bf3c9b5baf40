import { cards } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, read, type CaseApi, type DemoCase } from '../case-kit.ts'

const analytics = (name: string) => `/card/card-analytics/${name}`
const statistics = (name: string) => `/card/card-statistics/${name}`
const ranges = ['Last 28 Days', 'Last Month', 'Last Year']

/** Every card, its place in the specification, and the fields of its answer. */
const analyticsFields: [name: string, fields: string[]][] = [
  ['support-tracker', ['title', 'last_days', 'totalTicket', 'newTicket', 'openTicket', 'responseTime']],
  ['avg-sessions', ['sessions', 'last_days', 'growth', 'goal', 'users', 'retention', 'duration']],
  ['revenue-report', ['years', 'price', 'budget']],
  ['goal-overview', ['completed', 'inProgress']],
  ['revenue', ['thisMonth', 'lastMonth']],
  ['product-orders', ['last_days', 'chart_info']],
  ['sessions-device', ['last_days', 'chart_info']],
  ['customers', ['last_days', 'listData']],
]
const statisticsFields: [name: string, fields: string[]][] = [
  ['orders-bar-chart', ['title', 'statistics', 'series']],
  ['profit-line-chart', ['title', 'statistics', 'series']],
  ['subscribers', ['series', 'analyticsData']],
  ['revenue', ['series', 'analyticsData']],
  ['sales', ['series', 'analyticsData']],
  ['orders', ['series', 'analyticsData']],
  ['site-traffic', ['series']],
  ['active-users', ['series']],
  ['newsletter', ['series']],
]
const fieldsOf = async (api: CaseApi, path: string) => {
  const { status, body } = await api.get(path)
  expect(status).toBe(200)
  return Object.keys(body as object)
}

export const cardsCases: DemoCase[] = [
  ...analyticsFields.map(([name, fields]) => ({
    proves: `7 card-analytics ${name} · 15.17 response fields`,
    does: `answers ${name} with exactly its fields`,
    run: async (api: CaseApi) => expect((await fieldsOf(api, analytics(name))).toSorted()).toEqual(fields.toSorted()),
  })),
  ...statisticsFields.map(([name, fields]) => ({
    proves: `7 card-statistics ${name} · 15.18`,
    does: `answers ${name} with exactly its fields, and a series of numbers`,
    run: async (api: CaseApi) => {
      expect((await fieldsOf(api, statistics(name))).toSorted()).toEqual(fields.toSorted())
      const { series } = await read(api.get(statistics(name)), cards.siteTraffic.answers[200])
      expect(series.length).toBeGreaterThan(0)
      for (const { data } of series) {
        expect(data.length).toBeGreaterThan(4)
        expect(data.every((point) => Number.isFinite(point) && point >= 0)).toBe(true)
      }
    },
  })),
  ...['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'].map((name) => ({
    proves: '9 analytics range options: Last 28 Days, Last Month, Last Year',
    does: `offers the three ranges on ${name}`,
    run: async (api: CaseApi) => expect((await api.get(analytics(name))).body).toMatchObject({ last_days: ranges }),
  })),
  {
    proves: '9 revenue report years: 2020, 2019, 2018 · 15.17 years are text',
    does: 'offers the three years as text, and says price and budget as people write them',
    run: async (api) => {
      const report = await read(api.get(analytics('revenue-report')), cards.revenueReport.answers[200])
      expect(report.years).toEqual(['2020', '2019', '2018'])
      for (const figure of [report.price, report.budget]) expect(figure).toMatch(/^\d{1,3}(,\d{3})+$/)
    },
  },
  {
    proves: '3 support tracker: totalTicket, newTicket, openTicket, responseTime',
    does: 'counts no more new and open tickets than there are',
    run: async (api) => {
      const tracker = await read(api.get(analytics('support-tracker')), cards.supportTracker.answers[200])
      expect(tracker.newTicket + tracker.openTicket).toBeLessThan(tracker.totalTicket)
      expect(Math.min(tracker.newTicket, tracker.openTicket, tracker.responseTime)).toBeGreaterThan(0)
    },
  },
  {
    proves: '3 average sessions · 15.17',
    does: 'says the growth with its sign and per cent, and the rest as numbers',
    run: async (api) => {
      const sessions = await read(api.get(analytics('avg-sessions')), cards.averageSessions.answers[200])
      expect(sessions.growth).toMatch(/^[+-]\d+(\.\d)?%$/)
      expect(sessions.retention).toBeLessThanOrEqual(100)
    },
  },
  {
    proves: '15.17 numbers may be text with separators',
    does: 'says goals and revenue as people write them',
    run: async (api) => {
      const goals = await read(api.get(analytics('goal-overview')), cards.goalOverview.answers[200])
      const months = await read(api.get(analytics('revenue')), cards.monthlyRevenue.answers[200])
      for (const figure of [goals.completed, goals.inProgress, months.thisMonth, months.lastMonth]) {
        expect(figure).toMatch(/^\d{1,3}(,\d{3})+$/)
      }
    },
  },
  {
    proves: '3 product orders: finished, pending, rejected',
    does: 'counts orders by what became of them',
    run: async (api) => {
      const { chart_info } = await read(api.get(analytics('product-orders')), cards.productOrders.answers[200])
      expect(Object.keys(chart_info).toSorted()).toEqual(['finished', 'pending', 'rejected'])
      expect(Math.min(...Object.values(chart_info))).toBeGreaterThan(0)
    },
  },
  {
    proves: '3 sessions per device: name, usage, upDown · 15.17 upDown negative = down',
    does: 'shares the sessions among devices, some up and some down',
    run: async (api) => {
      const { chart_info } = await read(api.get(analytics('sessions-device')), cards.deviceSessions.answers[200])
      expect(chart_info.reduce((sum, { usage }) => sum + usage, 0)).toBeCloseTo(100)
      expect(chart_info.some(({ upDown }) => upDown > 0) && chart_info.some(({ upDown }) => upDown < 0)).toBe(true)
      for (const device of chart_info) {
        expect(Object.keys(device).toSorted()).toEqual(['icon', 'iconColor', 'name', 'upDown', 'usage'])
        expect(device.name && device.icon).toBeTruthy()
      }
    },
  },
  {
    proves: '3 customers: New, Returning, Referrals counts',
    does: 'counts the three kinds of customers',
    run: async (api) => {
      const { listData } = await read(api.get(analytics('customers')), cards.customers.answers[200])
      expect(listData.map(({ text }) => text)).toEqual(['New', 'Returning', 'Referrals'])
      for (const { result } of listData) expect(result).toBeGreaterThan(0)
    },
  },
  {
    proves: '3 card statistics: headline numbers · 15.18 sales text %',
    does: 'says the headline of each: a number, and of sales a share',
    run: async (api) => {
      const { analyticsData: one } = await read(api.get(statistics('subscribers')), cards.subscribers.answers[200])
      const { analyticsData: two } = await read(api.get(statistics('revenue')), cards.revenue.answers[200])
      const { analyticsData: three } = await read(api.get(statistics('orders')), cards.orders.answers[200])
      const { analyticsData: four } = await read(api.get(statistics('sales')), cards.sales.answers[200])
      expect([one, two, three].map((data) => Object.keys(data))).toEqual([['subscribers'], ['revenue'], ['orders']])
      expect(Math.min(one.subscribers, two.revenue, three.orders)).toBeGreaterThan(999)
      expect(Object.keys(four)).toEqual(['sales'])
      expect(four.sales).toMatch(/^\d+%$/)
    },
  },
  {
    proves: '15.17 unknown name: 404 inside the prefix',
    does: 'answers 404 without a body for a card that is none',
    run: async (api) => {
      for (const path of [analytics, statistics]) {
        for (const name of ['nothing', 'Revenue', '__proto__', '%2F', 'toString'])
          await isEmpty(api.get(path(name)), 404)
      }
      await isEmpty(api.get(analytics('orders')), 404)
      await isEmpty(api.get(statistics('customers')), 404)
    },
  },
  {
    proves: '15.21 cards take nothing but their path',
    does: 'answers the same whatever else is asked for',
    run: async (api) => {
      const plain = await api.get(analytics('customers'))
      expect(await api.get(analytics('customers'), { last_days: 'Last Year' })).toEqual(plain)
    },
  },
]
