import { ledger } from '@onward/contract'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import texts from 'texts:insight,ledger,pager'
import { apiOf, ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { PeriodFields } from '../insight/period-fields.tsx'
import { periodOf, periodWrong } from '../insight/period.ts'
import { LedgerView } from './ledger-view.tsx'
import styles from '../insight/insight.module.css'

addTexts(texts)

const calls = apiOf(ledger)
const DEFAULTS = { period: 'thisYear', from: '', to: '' }

/** What somebody carries of what nobody likes, as they were told of it: their own to see. */
const LedgerPage = () => {
  const t = useText()
  const [address, change] = useAddress(DEFAULTS)
  const period = periodOf(address, today())
  const { from, to } = period
  const wrong = periodWrong({ from, to })
  const query = useQuery({
    ...ask(calls.ledger, { from, to }),
    placeholderData: keepPreviousData,
    enabled: wrong === undefined,
  })
  return (
    <div className={styles.page}>
      <PageHead title={titleOf('ledger')} lead={t('ledger.hint')} />
      <div className={styles.filters}>
        <PeriodFields period={period} change={change} />
      </div>
      {wrong === undefined && (
        <QueryContent query={query}>
          {(report) => <LedgerView report={report} isBusy={query.isPlaceholderData} />}
        </QueryContent>
      )}
    </div>
  )
}
export default LedgerPage
