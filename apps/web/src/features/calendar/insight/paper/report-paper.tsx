import { PERSONAL_REPORTS, TYPED_REPORTS } from '@onward/contract'
import { Fragment } from 'react'
import texts from 'texts:onPaper,print'
import { count, dateSpan, instant } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, localeOf, useText } from '#web/lib/text.ts'
import { usePrinting, useSheets } from '../../paper-pages.ts'
import type { By } from '../key-names.ts'
import { useFilterNames } from '../use-filter-names.ts'
import type { InsightAddress } from '../use-insight-address.ts'
import styles from './paper.module.css'

addTexts(texts)

export type ReportOnPaper = {
  address: InsightAddress
  report: { asOf: string; before?: { from: string; to: string } | null }
  /** Which days it is of, and what of them the reader does not see. */
  days: string
  partial?: string | false
  by?: By
  and?: By | null
  /** From how many hours something counts, where one can choose that. */
  measure?: { what: string; hours: number }
  /** Figures of what was asked before stay until the next answer. */
  isBusy?: boolean
}

/** What is said over a report on paper, where no field says it any more, and the sheets that it stands on. */
export const ReportPaper = (props: ReportOnPaper) => {
  const at = usePrinting()
  const filters = useFilterWords(props.address)
  return at === undefined ? null : <Head {...props} filters={filters} at={at} />
}

/** What is chosen, in words: what nobody has chosen is said as well. */
const useFilterWords = (address: InsightAddress) => {
  const t = useText()
  const { tab, specialty } = address
  const { facilities, specialties, types, people } = useFilterNames(address)
  const chosen = (title: string, those: readonly { label: string }[], all: string) =>
    t('onPaper.of', { what: title, value: those.length === 0 ? all : joined(those.map(({ label }) => label)) })
  const trained = specialties.filter(({ value }) => value === specialty)
  const named = specialty !== '' && trained.length === 0 ? [{ label: specialty }] : trained
  return [
    chosen(t('insight.facilities'), facilities, t('insight.anywhere')),
    tab !== 'worked' && chosen(t('insight.specialty'), named, t('insight.anySpecialty')),
    TYPED_REPORTS.includes(tab) && chosen(t('insight.shiftTypes'), types, t('insight.anyType')),
    PERSONAL_REPORTS.includes(tab) && chosen(t('insight.people'), people, t('insight.everybody')),
  ]
}

/** `Nov 21, 2026, 2:05 PM GMT+1`: on paper nobody knows where the reader was. */
const instantAndZone = (text: string) =>
  new Intl.DateTimeFormat(localeOf(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(text))

type Words = readonly (string | false | null | undefined)[]

const Head = (props: ReportOnPaper & { filters: Words; at: number }) => {
  const { address, report, days, partial, by, and, measure, isBusy, filters, at } = props
  const { asOf, before } = report
  const t = useText()
  const title = t('onPaper.of', { what: titleOf('insight'), value: t(`insight.tab.${address.tab}`) })
  const printed = t('print.by', { time: instant(new Date(at).toISOString()), name: currentUser()?.fullName ?? '' })
  useSheets(true, `${title} · ${printed}`)
  const grouped = by && [by, and].flatMap((one) => (one ? t(`insight.by.${one}`) : [])).join(' / ')
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <Line
        of={[
          days,
          before && t('onPaper.compared', { days: dateSpan(before.from, before.to) }),
          grouped && t('onPaper.grouped', { by: grouped }),
          measure && t('onPaper.of', { what: measure.what, value: count(measure.hours) }),
        ]}
      />
      <Line of={filters} />
      <Line of={[t('onPaper.asOf', { time: instantAndZone(asOf) }), partial]} />
      {isBusy && <p className={styles.missing}>{t('print.missing')}</p>}
    </header>
  )
}

/** Words beside each other, each in its own direction. */
const Line = ({ of }: { of: Words }) => (
  <p>
    {of
      .filter((one) => typeof one === 'string')
      .map((one, at) => (
        <Fragment key={one}>
          {at > 0 && ' · '}
          <bdi>{one}</bdi>
        </Fragment>
      ))}
  </p>
)
