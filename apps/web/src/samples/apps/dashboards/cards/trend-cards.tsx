import { useQuery } from '@tanstack/react-query'
import { BadgePercent, CircleDollarSign, Eye, MailOpen, PackageCheck, UserCheck, UsersRound } from 'lucide'
import { ask } from '#web/lib/api.ts'
import { count, percent, shortCount, shortMoney, wholeMoney } from '#web/lib/formats/formats.ts'
import { numberIn } from '#web/samples/lib/number-in.ts'
import { useText } from '#web/lib/text.ts'
import { api } from '#web/samples/apps/dashboards/calls.ts'
import { TrendCard } from './trend-card.tsx'
import { UNITS } from '#web/samples/apps/dashboards/sample-data/units.sample.ts'

/** How many came to stay in touch. */
export const SubscribersCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.subscribers, {}))}
      tone={0}
      icon={UsersRound}
      title={t('figures.subscribers')}
      label={t('figures.subscribersChart')}
      figure={({ analyticsData }) => shortCount(analyticsData.subscribers)}
      say={(value) => count(value * UNITS.subscribers)}
    />
  )
}

/** What came in. */
export const RevenueCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.revenue, {}))}
      tone={4}
      icon={CircleDollarSign}
      title={t('cards.revenueMade')}
      label={t('cards.revenueMadeChart')}
      figure={({ analyticsData }) => shortMoney(analyticsData.revenue)}
      say={(value) => wholeMoney(value * UNITS.revenue)}
    />
  )
}

/** How much of what was offered was taken. */
export const QuarterlySalesCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.sales, {}))}
      tone={6}
      icon={BadgePercent}
      title={t('cards.salesShare')}
      label={t('cards.salesShareChart')}
      figure={({ analyticsData }) => percent(numberIn(analyticsData.sales) / 100)}
      say={(value) => percent(value / 100)}
    />
  )
}

/** How many shifts were asked for. */
export const OrdersReceivedCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.orders, {}))}
      tone={2}
      icon={PackageCheck}
      title={t('figures.ordersReceived')}
      label={t('figures.ordersReceivedChart')}
      figure={({ analyticsData }) => shortCount(analyticsData.orders)}
      say={(value) => count(value * UNITS.ordersReceived)}
    />
  )
}

const summed = (values: readonly number[] = []) => values.reduce((sum, value) => sum + value, 0)

/** How often pages were opened. */
export const SiteTrafficCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.siteTraffic, {}))}
      tone={1}
      icon={Eye}
      title={t('cards.siteTraffic')}
      label={t('cards.siteTrafficChart')}
      figure={({ series: [days] }) => shortCount(summed(days?.data) * UNITS.siteTraffic)}
      say={(value) => count(value * UNITS.siteTraffic)}
      isLine
    />
  )
}

/** How many people were there on the last day. */
export const ActiveUsersCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.activeUsers, {}))}
      tone={4}
      icon={UserCheck}
      title={t('cards.activeUsers')}
      label={t('cards.activeUsersChart')}
      figure={({ series: [days] }) => count(days?.data.at(-1) ?? 0)}
      say={count}
      isLine
    />
  )
}

/** How many letters were opened. */
export const NewsletterCard = () => {
  const t = useText()
  return (
    <TrendCard
      query={useQuery(ask(api.newsletter, {}))}
      tone={2}
      icon={MailOpen}
      title={t('cards.newsletter')}
      label={t('cards.newsletterChart')}
      figure={({ series: [days] }) => shortCount(summed(days?.data))}
      say={count}
      isLine
    />
  )
}
