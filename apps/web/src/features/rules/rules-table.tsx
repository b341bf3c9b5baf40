import type { Rule } from '@onward/contract'
import type { Names } from '@onward/scheduling/judge'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { packName } from '#web/ui/rules/pack-name.ts'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { SeverityMark } from '#web/ui/rules/severity-mark.tsx'
import styles from './rules.module.css'

/** For whom a rule is: facilities, specialties, packs of contracts and people by name, or everybody. */
const whoOf = ({ scope: { hospitalIds, specialtyIds, packIds, providerIds } }: Rule, names: Names) => {
  const parts = [
    hospitalIds?.map(names.facility),
    specialtyIds?.map(names.specialty),
    packIds && [textOf('rules.packsOf', { packs: allOf(packIds.map(packName)) })],
    providerIds?.map(names.provider),
  ].flatMap((all) => (all ? [allOf(all)] : []))
  return parts.length === 0 ? [textOf('rules.everybody')] : parts
}
const datesOf = ({ validFrom, validTo }: Rule) => {
  if (validFrom === null && validTo === null) return textOf('rules.always')
  if (validFrom === null) return textOf('rules.until', { date: mediumDate(validTo ?? '') })
  if (validTo === null) return textOf('rules.since', { date: mediumDate(validFrom) })
  return textOf('rules.fromTo', { from: mediumDate(validFrom), to: mediumDate(validTo) })
}

type Props = { label: string; rules: readonly Rule[]; names: Names; empty: string; onOpen: (rule: Rule) => void }

/** Rules as sentences, each with its weight, for whom and when it counts, and where it is from. */
export const RulesTable = ({ label, rules, names, empty, onOpen }: Props) => {
  const t = useText()
  const columns: Column<Rule>[] = [
    {
      id: 'rule',
      title: t('rules.rule'),
      cell: (row) => (
        <div className={styles.rule}>
          <NameButton onClick={() => onOpen(row)}>{ruleWords(row, names)}</NameButton>
          {row.source !== null && <span className={styles.source}>{row.source}</span>}
        </div>
      ),
    },
    { id: 'severity', title: t('rules.severity'), cell: ({ severity }) => <SeverityMark severity={severity} /> },
    {
      id: 'who',
      title: t('rules.who'),
      cell: (row) => (
        <span className={styles.who}>
          {whoOf(row, names).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      ),
    },
    { id: 'dates', title: t('rules.dates'), cell: datesOf },
  ]
  return <DataTable label={label} columns={columns} rows={rules} keyOf={({ ruleId }) => ruleId} empty={empty} />
}
