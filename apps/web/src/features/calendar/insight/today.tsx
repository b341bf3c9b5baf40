import type { InsightRow, InsightToday, TodayShiftsInput } from '@onward/contract'
import { Suspense, useState, type ReactNode } from 'react'
import type { InferInput } from 'valibot'
import { ask } from '#web/lib/api.ts'
import { count, longDate, shortDate, timeOf } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { useInSlices } from '#web/ui/layout/use-in-slices.ts'
import { Freshness } from '../freshness.tsx'
import { usePrinting } from '../paper-pages.ts'
import type { Tones } from '../tones.ts'
import { Figure } from './figure.tsx'
import { Gaps } from './gaps.tsx'
import type { Panel } from './insight-panels.tsx'
import { Later } from './later.tsx'
import { insightCalls, missingOf, type OnList } from './listing.ts'
import { Next72 } from './next-72.tsx'
import { OnDuty } from './on-duty.tsx'
import { OnPaper } from './paper/on-paper.tsx'
import { PlaceCode } from './place-code.tsx'
import { startOf } from './row-words.ts'
import { tonesIn } from './tones-in.ts'
import { statesDemand, TodayTiles } from './today-tiles.tsx'
import type { InsightAddress } from './use-insight-address.ts'
import { useBeginning } from './use-beginning.ts'
import { useToday } from './use-today.ts'
import styles from './insight.module.css'

const PeopleList = lazyPart(() => import('./people-lists.tsx'), 'PeopleList')

type Props = { address: InsightAddress; onList: OnList; onPanel: (panel: Panel) => void }
type Words = Omit<InferInput<typeof TodayShiftsInput>, 'page' | 'perPage'>
const SHOWN = 6

/** How it stands now and over the next 72 hours. */
export const Today = ({ address, onList, onPanel }: Props) => {
  const t = useText()
  const { query, wish } = useToday(address)
  const [people, setPeople] = useState<'leave' | 'credentials'>()
  const report = useInSlices(query.data)
  if (!report) return query.error ? <Freshness queries={[query]} /> : <Loading />
  const tones = tonesIn(report)
  const list = (title: string, value: number, more: Omit<Words, 'timeZone' | 'asOf'>) => {
    // The list is of the moment of which the number is.
    const words: Words = { ...wish, asOf: report.asOf, ...more }
    onList({
      report: 'today',
      title,
      value,
      unit: 'count',
      words,
      asked: (page, perPage) => ask(insightCalls.insightTodayShifts, { ...words, page, perPage }),
    })
  }
  const { now, starting, short, anyTime, credentials, drafts } = report
  const opens = {
    now: () => list(t('insight.onNow'), now.onDuty, { figure: 'onDuty', during: 'now' }),
    starting: () => list(t('insight.starting'), starting.count, { figure: 'starting' }),
    short: () => list(t('insight.shortList'), short.open + short.notPosted, { figure: 'missing' }),
    untimed: () => list(t('insight.anyTimeMissing'), anyTime.missing, { figure: 'anyTimeMissing' }),
    leave: () => setPeople('leave'),
    credentials: () => setPeople('credentials'),
    drafts: () => list(t('insight.untold'), drafts.drafts + drafts.changed, { figure: 'untold' }),
  }
  return (
    <>
      <OnPaper
        address={address}
        report={report}
        days={longDate(report.today)}
        partial={report.isPartial && t('insight.partial')}
      />
      <p className={styles.asOf} role="status">
        {t('insight.asOf', { date: longDate(report.today), time: timeOf(report.asOf) })}
        {report.isPartial && ` · ${t('insight.partial')}`}
      </p>
      <Freshness queries={[query]} />
      <TodayTiles report={report} opens={opens} isOfSpecialty={address.specialty !== ''} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Later after={1}>
            <Next72
              report={report}
              tones={tones}
              onCell={({ hospitalId, date, half, required }, of) =>
                list(of, required, { figure: 'required', at: hospitalId, date, half })
              }
              onAnyTime={(required, of, at) =>
                list(of, required, { figure: 'anyTime', ...(at !== undefined && { at }) })
              }
            />
          </Later>
          <Later after={2}>
            <div className={styles.pair}>
              <OnDuty
                report={report}
                onHour={(hour, figure, of) => list(of, hour[figure], { figure, during: hour.at })}
              />
              <CountedCard
                title={t('insight.startingNext')}
                of={t('insight.starting')}
                value={starting.count}
                onOpen={opens.starting}
              >
                <Starting rows={starting.rows} tones={tones} onPanel={onPanel} />
                <NotListed shown={starting.rows.length} count={starting.count} />
                {starting.count === 0 && <p>{t('insight.nobodyNext')}</p>}
              </CountedCard>
            </div>
          </Later>
        </div>
        <div className={styles.column}>
          <Later after={2}>
            <CountedCard
              title={t('insight.shortIn72')}
              value={missingOf(short)}
              // Nobody is not missing where somebody is at any time.
              isSaid={short.rows.length > 0 || (anyTime.missing === 0 && statesDemand(report))}
              onOpen={opens.short}
            >
              {short.rows.length === 0 && anyTime.missing === 0 && (
                <p>{t(statesDemand(report) ? 'insight.nothingShort' : 'insight.nothingSaid')}</p>
              )}
              {short.rows.length > 0 && (
                <Gaps rows={short.rows} tones={tones} onFill={(row) => onPanel({ kind: 'fill', row })} />
              )}
              <NotListed shown={short.rows.length} count={missingOf(short)} />
              {anyTime.missing > 0 && (
                <p>
                  <Figure of={t('insight.anyTimeMissing')} onOpen={opens.untimed}>
                    {t('insight.anyTimeShort', { count: anyTime.missing })}
                  </Figure>
                </p>
              )}
              {short.beyond > 0 && (
                <p>
                  <Figure
                    of={t('insight.state.beyond')}
                    onOpen={() => list(t('insight.state.beyond'), short.beyond, { figure: 'beyond' })}
                  >
                    {t('insight.openBeyond', { count: short.beyond })}
                  </Figure>
                </p>
              )}
            </CountedCard>
            <CountedCard title={t('insight.credentials30')} value={credentials.length} onOpen={opens.credentials}>
              <Ending report={report} list={list} />
              {report.isPartial && <p className={styles.note}>{t('insight.credentialsPartial')}</p>}
            </CountedCard>
            {drafts.changed > 0 && (
              <Card title={t('insight.changedTitle')}>
                <Figure
                  of={t('insight.changedTitle')}
                  onOpen={() => list(t('insight.changedTitle'), drafts.changed, { figure: 'changed' })}
                >
                  {count(drafts.changed)}
                </Figure>
              </Card>
            )}
          </Later>
        </div>
      </div>
      <Suspense>
        {people && (
          <PeopleList
            of={people}
            report={report}
            onShifts={({ credentialId, providerName, credentialTypeName, assignmentIds }) => {
              setPeople(undefined)
              list(joined([providerName, credentialTypeName]), assignmentIds.length, {
                figure: 'invalid',
                credentialId,
              })
            }}
            onClose={() => setPeople(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

type StartingProps = { rows: readonly InsightRow[]; tones: Tones; onPanel: Props['onPanel'] }

const Starting = ({ rows, tones, onPanel }: StartingProps) => (
  <ul className={styles.lines}>
    {useBeginning(rows).map((row) => (
      <li key={row.assignmentId}>
        <strong>{startOf(row)}</strong>
        <button
          type="button"
          className={styles.name}
          dir="auto"
          onClick={() =>
            row.assignmentId !== null && onPanel({ kind: 'shift', assignmentId: row.assignmentId, date: row.date })
          }
        >
          {row.providerName}
        </button>
        <span dir="auto">{row.specialtyName}</span>
        <PlaceCode code={row.facilityCode} tone={tones.get(row.hospitalId)} />
        <span className="unseen">{row.facilityName}</span>
      </li>
    ))}
  </ul>
)

/** A list of very many is cut by the server too: paper says so. */
const NotListed = ({ shown, count: all }: { shown: number; count: number }) => {
  const t = useText()
  const isPrinted = usePrinting() !== undefined
  return isPrinted && shown < all ? <p className={styles.note}>{t('insight.firstOf', { shown, count: all })}</p> : null
}

type CountedProps = {
  title: string
  of?: string
  value: number
  /** Whether the figure says all there is to be counted. */
  isSaid?: boolean
  onOpen: () => void
  children: ReactNode
}

/** A list with the figure that it is the beginning of. */
const CountedCard = ({ title, of = title, value, isSaid = true, onOpen, children }: CountedProps) => (
  <Card
    title={title}
    tools={
      isSaid && (
        <Figure of={of} onOpen={onOpen}>
          {count(value)}
        </Figure>
      )
    }
  >
    {children}
  </Card>
)

type EndingProps = {
  report: InsightToday
  list: (title: string, value: number, more: Omit<Words, 'timeZone' | 'asOf'>) => void
}

/** Those that end first, on paper all of them, each with the shifts that it takes along. */
const Ending = ({ report: { credentials }, list }: EndingProps) => {
  const t = useText()
  const shown = useBeginning(credentials, SHOWN)
  if (credentials.length === 0) return <p>{t('insight.noCredentials')}</p>
  return (
    <ul className={styles.lines}>
      {shown.map(({ credentialId, providerName, credentialTypeName, validTo, hasEnded, assignmentIds }) => (
        <li key={credentialId}>
          <strong dir="auto">{providerName}</strong>
          <span dir="auto">{credentialTypeName}</span>
          <span data-bad={hasEnded || undefined}>
            {hasEnded ? t('insight.ended', { date: shortDate(validTo) }) : shortDate(validTo)}
          </span>
          {assignmentIds.length > 0 && (
            <Figure
              of={joined([providerName, credentialTypeName])}
              onOpen={() =>
                list(joined([providerName, credentialTypeName]), assignmentIds.length, {
                  figure: 'invalid',
                  credentialId,
                })
              }
            >
              {t('insight.shifts', { count: assignmentIds.length })}
            </Figure>
          )}
        </li>
      ))}
    </ul>
  )
}
