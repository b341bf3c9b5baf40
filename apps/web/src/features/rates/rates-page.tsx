import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { currencies, pages, type Budget, type CallOutRate, type Premium, type Rate } from '@onward/contract'
import { Suspense, useState } from 'react'
import texts from 'texts:event,pager,rates,records'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { currencyName } from '#web/lib/formats/money.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { BudgetsList } from './budgets-list.tsx'
import { CallOutsList } from './call-outs-list.tsx'
import { PremiumsList } from './premiums-list.tsx'
import { RatesList } from './rates-list.tsx'
import { SHOWN, useRatesAddress } from './use-rates-address.ts'
import styles from './rates.module.css'

addTexts(texts)

const RateForm = lazyPart(() => import('./rate-form.tsx'), 'RateForm')
const PremiumForm = lazyPart(() => import('./premium-form.tsx'), 'PremiumForm')
const BudgetForm = lazyPart(() => import('./budget-form.tsx'), 'BudgetForm')
const CallOutForm = lazyPart(() => import('./call-out-form.tsx'), 'CallOutForm')
const CurrencyForm = lazyPart(() => import('./currency-form.tsx'), 'CurrencyForm')
const { readCurrency } = apiOf(currencies)

/** What is open beside the lists: `undefined` rows are new ones. */
type Panel =
  | { kind: 'rates'; row: Rate | undefined }
  | { kind: 'premiums'; row: Premium | undefined }
  | { kind: 'budgets'; row: Budget | undefined }
  | { kind: 'callOuts'; row: CallOutRate | undefined }
  | { kind: 'currency' }

/** What people are paid, what is paid on top, and what facilities may cost. */
const RatesPage = () => {
  const t = useText()
  const [panel, setPanel] = useState<Panel>()
  const [address, change] = useRatesAddress()
  const { show } = address
  const currency = useQuery(ask(readCurrency, {}))
  const money = currency.data
  const code = money?.currency ?? 'USD'
  const close = () => setPanel(undefined)
  return (
    <>
      <PageHead title={titleOf('rates')} lead={t('rates.lead')}>
        {show === 'rates' && (
          <Button component={Link} href={`${pages.imports.path}?kind=rates`} variant="default">
            {t('rates.import')}
          </Button>
        )}
        <Button
          leftSection={<Icon name="plus" />}
          disabled={!money}
          onClick={() => setPanel({ kind: show, row: undefined })}
        >
          {t(`rates.add.${show}`)}
        </Button>
      </PageHead>
      <div className={styles.head}>
        <Segments
          label={t('rates.shown')}
          choices={SHOWN.map((value) => ({ value, label: t(`rates.show.${value}`) }))}
          value={show}
          onChange={(value) => change({ show: value, q: '', kind: '' })}
        />
        {currency.error && !money && <Failure error={currency.error} onRetry={() => void currency.refetch()} />}
        {(money || currency.isPending) && show !== 'callOuts' && (
          // Until it is known there is room for it, where nothing is said.
          <p className={styles.currency} aria-hidden={!money}>
            {t('rates.in', { name: currencyName(code), code })}
            {money && !money.isFixed && (
              <Button variant="default" size="compact-sm" onClick={() => setPanel({ kind: 'currency' })}>
                {t('rates.changeCurrency')}
              </Button>
            )}
          </p>
        )}
      </div>
      {show === 'rates' && (
        <RatesList address={address} change={change} onOpen={(row) => setPanel({ kind: 'rates', row })} />
      )}
      {show === 'premiums' && (
        <PremiumsList address={address} change={change} onOpen={(row) => setPanel({ kind: 'premiums', row })} />
      )}
      {show === 'budgets' && (
        <BudgetsList address={address} change={change} onOpen={(row) => setPanel({ kind: 'budgets', row })} />
      )}
      {show === 'callOuts' && (
        <CallOutsList address={address} change={change} onOpen={(row) => setPanel({ kind: 'callOuts', row })} />
      )}
      <Suspense>
        {panel?.kind === 'callOuts' && (
          <CallOutForm key={panel.row?.callOutRateId ?? 'new'} rate={panel.row} onClose={close} />
        )}
        {money && panel?.kind === 'rates' && (
          <RateForm key={panel.row?.rateId ?? 'new'} rate={panel.row} money={money} onClose={close} />
        )}
        {money && panel?.kind === 'premiums' && (
          <PremiumForm key={panel.row?.premiumId ?? 'new'} premium={panel.row} money={money} onClose={close} />
        )}
        {money && panel?.kind === 'budgets' && (
          <BudgetForm key={panel.row?.budgetId ?? 'new'} budget={panel.row} money={money} onClose={close} />
        )}
        {money && panel?.kind === 'currency' && <CurrencyForm money={money} onClose={close} />}
      </Suspense>
    </>
  )
}
export default RatesPage
