import type { RollOutReport } from '@onward/contract'
import texts from 'texts:rollOut'
import { mediumDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { typeCalled } from '#web/lib/formats/shift-type-name.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Empty } from '#web/ui/data/content-state.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { SeverityMark } from '#web/ui/rules/severity-mark.tsx'
import { byRuleAndPerson, groupWords, worstOf } from '#web/ui/rules/verdict-words.ts'
import { namesOf } from '#web/ui/rules/words.ts'
import { countsOf, toldIn, whyOf, type Told } from './report-words.ts'
import styles from './roll-out.module.css'

addTexts(texts)

type Props = { report: RollOutReport; isBusy?: boolean }

/** What becomes of shifts that are copied, or made from a template: how many, and which of them became something else, and why. */
export const Report = ({ report, isBusy = false }: Props) => {
  const t = useText()
  const { created, open, staffed, opened, left, there } = countsOf(report)
  const rows = toldIn(report)
  const columns: Column<Told>[] = [
    {
      id: 'outcome',
      title: t('rollOut.outcome'),
      value: ({ isOpened }) => (isOpened ? 0 : 1),
      cell: ({ isOpened }) => (
        <span className={styles.outcome} data-opened={isOpened || undefined}>
          {t(isOpened ? 'rollOut.isOpened' : 'rollOut.isLeft')}
        </span>
      ),
    },
    { id: 'date', title: t('rollOut.date'), value: ({ startsAt }) => startsAt, cell: ({ date }) => mediumDate(date) },
    {
      id: 'who',
      title: t('rollOut.who'),
      value: whoOf,
      cell: (one) => <span dir="auto">{whoOf(one)}</span>,
    },
    {
      id: 'shift',
      title: t('rollOut.shift'),
      value: ({ facilityName }) => facilityName,
      cell: ({ shiftTypeName, startsAt, endsAt, facilityName }) => (
        <span dir="auto" className={styles.shift}>
          {typeCalled(shiftTypeName)} · {timeSpan(startsAt, endsAt)}
          <small>{facilityName}</small>
        </span>
      ),
    },
    { id: 'why', title: t('rollOut.why'), cell: (one) => <span dir="auto">{whyOf(one, report.names)}</span> },
  ]
  const all = [
    created > 0 && t('rollOut.made', { count: created }),
    created > 0 && open > 0 && t('rollOut.staffed', { staffed, open }),
    opened > 0 && t('rollOut.opened', { count: opened }),
    left > 0 && t('rollOut.leftOut', { count: left }),
    there > 0 && t('rollOut.already', { count: there }),
  ]
  if (report.wanted === 0) return <Empty title={t('rollOut.nothing')} />
  return (
    <>
      <p role="status" className={styles.found}>
        {joined(all, '·')}
      </p>
      <Warnings report={report} />
      {rows.length > 0 && (
        <div className={styles.table}>
          {rows.length < opened + left && <p>{t('rollOut.first', { count: rows.length, total: opened + left })}</p>}
          <DataTable
            label={t('rollOut.table')}
            columns={columns}
            rows={rows}
            keyOf={(one) => `${one.isOpened} ${rows.indexOf(one)}`}
            empty={t('rollOut.nothing')}
            isBusy={isBusy}
          />
        </div>
      )}
      {rows.length === 0 && created > 0 && <p className={styles.fine}>{t('rollOut.fine')}</p>}
      {created === 0 && left === 0 && <Empty icon="done" title={t('rollOut.allThere')} />}
    </>
  )
}

/** What the rules say of what is made: it is made nonetheless. */
const Warnings = ({ report }: Pick<Props, 'report'>) => {
  const t = useText()
  const { warned } = countsOf(report)
  const names = namesOf(report.names)
  if (warned === 0) return null
  return (
    <details className={styles.warnings}>
      <summary>{t('rollOut.warnings', { count: warned })}</summary>
      {report.warnings.length < warned && <p>{t('rollOut.first', { count: report.warnings.length, total: warned })}</p>}
      <ul>
        {byRuleAndPerson(report.warnings).map((group) => {
          const worst = worstOf(group)
          return (
            <li key={worst.key}>
              <SeverityMark severity={worst.severity} />{' '}
              <span dir="auto">
                {t('verdict.of', { provider: worst.providerName, what: groupWords(group, names) })}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
