import type { CardSeries, TitledSeries } from '@onward/contract/samples'

const series = (name: string, ...data: number[]) => ({ series: [{ name, data }] })

export const ordersBars: TitledSeries = {
  title: 'Orders',
  statistics: 3240,
  ...series('This year', 52, 68, 44, 81, 59),
}
export const profitLine: TitledSeries = {
  title: 'Profit',
  statistics: 7860,
  ...series('This year', 4, 18, 9, 27, 21, 44),
}

export const subscribers = {
  ...series('Subscribers', 31, 36, 34, 45, 41, 58, 63),
  analyticsData: { subscribers: 84_200 },
}
export const revenue = { ...series('Revenue', 412, 388, 430, 455, 441, 490, 517), analyticsData: { revenue: 96_750 } }
export const sales = { ...series('Sales', 22, 29, 24, 33, 30, 27, 36), analyticsData: { sales: '34%' } }
export const orders = { ...series('Orders', 14, 21, 12, 17, 25, 16, 23), analyticsData: { orders: 92_600 } }

export const siteTraffic: CardSeries = series('Traffic', 148, 205, 131, 226, 180, 262, 214, 241, 197)
export const activeUsers: CardSeries = series('Active users', 730, 840, 790, 910, 860, 980, 925, 1040, 995)
export const newsletter: CardSeries = series('Newsletter', 366, 412, 398, 377, 451, 432, 468, 440, 475)
