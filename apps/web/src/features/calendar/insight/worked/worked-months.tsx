import type { InsightWorked } from '@onward/contract'
import { firstDay } from '@onward/scheduling'
import { monthName, percent } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { useText } from '#web/lib/text.ts'
import { BarChart, LineChart } from '#web/ui/charts/charts.tsx'
import type { Series } from '#web/ui/charts/chart.ts'
import { Legend } from '#web/ui/charts/legend.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { roleName } from '#web/lib/roles/role-name.ts'
import { decimal } from '../fairness-words.ts'
import { isComplete, perResidentOf, shareOf } from './worked-words.ts'
import styles from '../insight.module.css'

type Month = InsightWorked['months'][number]
type Props = Pick<InsightWorked, 'months' | 'roles'>
type Say = (value: number) => string

const HEIGHT = 120
const said: Say = (value) => decimal(value, value < 10 ? 2 : 1)
const saidShort: Say = (value) => decimal(value, Number.isInteger(value) ? 0 : 1)

/**
 * How the months went: averages of a day, so that a month of 28 days or one with days missing is no fall. What has no day is left
 * out, because 0 would say that nobody worked.
 */
export const WorkedMonths = ({ months, roles }: Props) => {
  const t = useText()
  const there = months.filter(({ days }) => days > 0)
  const leftOut = months.length - there.length
  if (there.length < 2) return null
  const perDay = (of: (month: Month) => number | undefined) => there.map((one) => (of(one) ?? 0) / one.days / 100)
  const byRole = roles.filter(({ hours }) => hours > 0)
  const ofRole = (month: Month, role: string) => month.roles.find((one) => one.role === role)
  const halves: Series[] = [
    { name: t('worked.employee'), values: perDay(({ employee }) => employee), tone: 0 },
    { name: t('worked.contract'), values: perDay(({ contract }) => contract), tone: 6 },
  ]
  return (
    <Card title={t('worked.months')} hint={t('worked.monthsHint')} tools={<Legend of={halves} />}>
      {/* Who does not see it has the table. */}
      <div className={styles.multiples} aria-hidden="true">
        <div>
          <h3>{t('worked.perDay')}</h3>
          <BarChart {...asked(there, t)} label={t('worked.perDay')} series={halves} say={said} sayShort={saidShort} />
        </div>
        <Line
          name={t('worked.residents')}
          months={there}
          of={(one) => mean(one.residents, one.residentsOn)}
          say={said}
        />
        <Line name={t('worked.perResident')} months={there} of={perResidentOf} say={(value) => decimal(value, 2)} />
        <Line name={t('worked.share')} months={there} of={shareOf} say={percent} />
        {byRole.map(({ role }) => (
          <div key={role}>
            <h3>{roleName(role)}</h3>
            <BarChart
              {...asked(there, t)}
              label={roleName(role)}
              series={[
                { name: t('worked.employee'), values: perDay((one) => ofRole(one, role)?.employee), tone: 0 },
                { name: t('worked.contract'), values: perDay((one) => ofRole(one, role)?.contract), tone: 6 },
              ]}
              say={said}
              sayShort={saidShort}
            />
          </div>
        ))}
      </div>
      <p className={styles.note}>
        {joined(
          [
            ...(there.every(isComplete) ? [] : [t('worked.partly')]),
            ...(leftOut > 0 ? [t('worked.leftOut', { count: leftOut })] : []),
          ],
          '·',
        )}
      </p>
    </Card>
  )
}

const mean = (sum: number, of: number) => (of > 0 ? sum / of : undefined)
const nameOf = (month: Month) => `${monthName(firstDay(month.month))}${isComplete(month) ? '' : '*'}`
const asked = (months: readonly Month[], t: ReturnType<typeof useText>) => ({
  by: t('insight.by.month'),
  points: months.map(nameOf),
  height: HEIGHT,
})

type LineProps = { name: string; months: readonly Month[]; of: (month: Month) => number | undefined; say: Say }

/** One figure over the months of which it is known. */
const Line = ({ name, months, of, say }: LineProps) => {
  const t = useText()
  const known = months.filter((one) => of(one) !== undefined)
  if (known.length < 2) return null
  return (
    <div>
      <h3>{name}</h3>
      <LineChart
        {...asked(known, t)}
        label={name}
        series={[{ name, values: known.map((one) => of(one) ?? 0), tone: 2 }]}
        hasDots
        say={say}
        sayShort={say === percent ? percent : saidShort}
      />
    </div>
  )
}
