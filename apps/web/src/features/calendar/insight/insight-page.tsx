import { Button } from '@mantine/core'
import type { candidates } from '@onward/contract'
import { useIsFetching, type Query } from '@tanstack/react-query'
import { Monitor } from 'lucide'
import texts from 'texts:calendar,event,insight,open'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { AfterPaint } from '#web/ui/layout/after-paint.tsx'
import type { Panel } from './insight-panels.tsx'
import type { Listing } from './listing.ts'
import { Today } from './today.tsx'
import { useAwaitedView } from '../views/use-awaited-view.ts'
import { addressOf, addressWith, reportsOf, useInsightAddress } from './use-insight-address.ts'
import styles from './insight.module.css'

addTexts(texts)

// The figures come first, those of today with the page, and do not wait for the fields that narrow them.
const InsightFilters = lazyPart(() => import('./insight-filters.tsx'), 'InsightFilters')
const Views = lazyPart(() => import('../views/views.tsx'), 'Views')
const Coverage = lazyPart(() => import('./coverage-report.tsx'), 'CoverageReport')
const Hours = lazyPart(() => import('./hours-report.tsx'), 'HoursReport')
const Fairness = lazyPart(() => import('./fairness-report.tsx'), 'FairnessReport')
const Stability = lazyPart(() => import('./stability-report.tsx'), 'StabilityReport')
const Risk = lazyPart(() => import('./risk-report.tsx'), 'RiskReport')
const Worked = lazyPart(() => import('./worked/worked-report.tsx'), 'WorkedReport')
const Cost = lazyPart(() => import('./cost-report.tsx'), 'CostReport')
const ShiftList = lazyPart(() => import('./shift-list.tsx'), 'ShiftList')
const Panels = lazyPart(() => import('./insight-panels.tsx'), 'InsightPanels')
const Wall = lazyPart(() => import('./wall.tsx'), 'Wall')

/** Who could take a shift is searched for longer than all figures, and is none. */
const SEARCH: keyof typeof candidates = 'candidatesForShift'
const isFigure = ({ queryKey: [call] }: Query) => call !== SEARCH
/** What does not wait with the figures, but comes once no more are asked for and they are on the screen; until then its room. */
const AfterFigures = (props: { room: ReactNode; children: ReactNode }) => (
  <AfterPaint isKnown={useIsFetching({ predicate: isFigure }) === 0} {...props} />
)

/** What is going on, in numbers, each of which opens the shifts that it counts. */
const InsightPage = () => {
  const t = useText()
  const address = useInsightAddress()
  const { tab, withheld, misread, isWall } = address
  const [listing, setListing] = useState<Listing>()
  const [panel, setPanel] = useState<Panel>()
  const isAwaited = useAwaitedView('insight')
  if (isWall)
    return (
      <Suspense fallback={<Loading />}>
        <Wall address={address} />
      </Suspense>
    )
  const opens = { onList: setListing, onPanel: setPanel }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{titleOf('insight')}</h1>
        <span className={styles.space} />
        <AfterFigures room={<span className={styles.viewsToCome} />}>
          <Views place="insight" />
        </AfterFigures>
        {tab === 'today' && (
          <Button
            component={Link}
            href={addressWith({ wall: 'on' })}
            variant="default"
            leftSection={<Drawing of={Monitor} size={16} />}
          >
            {t('insight.wall')}
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="print" />} onClick={() => print()}>
          {t('insight.print')}
        </Button>
      </header>
      <nav className={styles.tabs} aria-label={t('insight.reports')}>
        {reportsOf().map((one) => (
          <Link key={one} href={addressOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {t(`insight.tab.${one}`)}
          </Link>
        ))}
      </nav>
      {misread.length > 0 && (
        <p role="status" className={styles.asOf}>
          {joined(
            misread.map((id) => t('insight.unknown', { id })),
            '·',
          )}
        </p>
      )}
      {withheld && (
        <p role="status" className={styles.asOf}>
          {t('insight.withheld', { asked: t(`insight.tab.${withheld}`), shown: t(`insight.tab.${tab}`) })}
        </p>
      )}
      <AfterFigures room={<div className={styles.filtersToCome} data-dated={tab !== 'today' || undefined} />}>
        <InsightFilters address={address} />
      </AfterFigures>
      <Suspense fallback={<Loading />}>
        {/* An address that says nothing is of today. */}
        {tab === 'today' && (isAwaited ? <Loading /> : <Today address={address} {...opens} />)}
        {tab === 'coverage' && <Coverage address={address} {...opens} />}
        {tab === 'hours' && <Hours address={address} {...opens} />}
        {tab === 'fairness' && <Fairness address={address} {...opens} />}
        {tab === 'stability' && <Stability address={address} onPanel={setPanel} />}
        {tab === 'risk' && <Risk address={address} onList={setListing} />}
        {tab === 'worked' && <Worked address={address} />}
        {tab === 'cost' && <Cost address={address} {...opens} />}
      </Suspense>
      <Suspense>
        {listing && (
          <ShiftList
            listing={listing}
            onOpen={(one) => {
              setListing(undefined)
              setPanel(one)
            }}
            onClose={() => setListing(undefined)}
          />
        )}
        {panel && <Panels panel={panel} onChange={setPanel} />}
      </Suspense>
    </div>
  )
}
export default InsightPage
