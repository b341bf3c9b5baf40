import type { Rule, Verdict } from '@onward/contract'
import type { Names } from '@onward/scheduling/judge'
import { Link } from 'wouter'
import { count, dateSpan } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { byRuleAndPerson, verdictWords, worstOf } from '#web/ui/rules/verdict-words.ts'
import { lengthWords } from '#web/ui/rules/words.ts'
import { SeverityMark } from '#web/ui/rules/severity-mark.tsx'
import { calendarOf } from './calendar-of.ts'
import styles from './rules.module.css'

type Group = readonly [Verdict, ...Verdict[]]
type Props = {
  verdicts: readonly Verdict[]
  /** How many there are of a rule and person: some of them may be on other pages. */
  counts: readonly { ruleId: string; providerId: string; count: number }[]
  rules: readonly Rule[]
  names: Names
  empty: string
  label: string
  isBusy: boolean
}

const amountWords = ({ amount, unit }: Verdict) =>
  unit === 'minutes' ? lengthWords(amount) : textOf(`violations.amount.${unit}`, { count: amount })
/** The first and the last day that any of them is about. */
const daysOf = (group: Group) => {
  const from = group.map((one) => one.from).toSorted()[0] ?? ''
  const to =
    group
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? ''
  return dateSpan(from, to)
}
/** What stands against rules, a line for each rule and person, opened to all that it is about. */
export const ViolationsTable = ({ verdicts, counts, rules, names, empty, label, isBusy }: Props) => {
  const t = useText()
  const groups = byRuleAndPerson(verdicts)
  const ruleOf = ([{ ruleId, kind }]: Group) => {
    const rule = rules.find((one) => one.ruleId === ruleId)
    return rule ? ruleWords(rule, names) : kind
  }
  const keyOf = ({ ruleId, providerId }: Pick<Verdict, 'ruleId' | 'providerId'>) => `${ruleId} ${providerId}`
  const timesOf = new Map(counts.map((one) => [keyOf(one), one.count]))
  const times = (group: Group) => timesOf.get(keyOf(group[0])) ?? group.length
  const columns: Column<Group>[] = [
    { id: 'severity', title: t('rules.severity'), cell: ([{ severity }]) => <SeverityMark severity={severity} /> },
    { id: 'rule', title: t('rules.rule'), cell: (group) => <div className={styles.rule}>{ruleOf(group)}</div> },
    { id: 'person', title: t('violations.person'), cell: ([{ providerName }]) => <bdi>{providerName}</bdi> },
    { id: 'times', title: t('violations.times'), cell: (group) => count(times(group)), isNumber: true },
    { id: 'worst', title: t('violations.worst'), cell: (group) => amountWords(worstOf(group)) },
    { id: 'days', title: t('violations.days'), cell: daysOf },
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={groups}
      keyOf={([first]) => keyOf(first)}
      empty={empty}
      isBusy={isBusy}
      detail={{
        title: t('violations.details'),
        labelOf: (group) => t('violations.detailsOf', { person: group[0].providerName, rule: ruleOf(group) }),
        of: (group) => (
          <ul className={styles.verdicts}>
            {group.map((verdict) => (
              <li key={verdict.key}>
                <Link href={calendarOf(verdict.from, { provider: verdict.providerId })}>
                  {dateSpan(verdict.from, verdict.to)}
                </Link>{' '}
                {verdictWords(verdict, names)}
              </li>
            ))}
            {times(group) > group.length && (
              <li>{t('violations.elsewhere', { count: times(group) - group.length })}</li>
            )}
          </ul>
        ),
      }}
    />
  )
}
