import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pages, type AuditAction, type Batch } from '@onward/contract'
import { addDays, isDate } from '@onward/scheduling'
import texts from 'texts:batches,pager,undo'
import { Link } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { dateSpan, instant, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { addTexts, useText, type TextKey } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { pageOf } from '#web/ui/lists/paging.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { UndoBatch } from './undo-batch.tsx'
import { listBatches } from './undo.ts'
import styles from './batches.module.css'

addTexts(texts)

const PER_PAGE = 25
const DEFAULTS = { from: '', to: '', page: '1' }

type Booked = Extract<AuditAction, `assignment.${string}` | `leave.${string}`>
/** What each action of the audit trail did, counted. */
const ACTIONS: Readonly<Record<Booked, TextKey>> = {
  'assignment.created': 'batches.created',
  'assignment.changed': 'batches.changed',
  'assignment.cancelled': 'batches.cancelled',
  'assignment.restored': 'batches.restored',
  'assignment.imported': 'batches.imported',
  'assignment.withdrawn': 'batches.withdrawn',
  'leave.created': 'batches.leaveCreated',
  'leave.changed': 'batches.leaveChanged',
  'leave.cancelled': 'batches.leaveCancelled',
}

const isBooked = (action: string): action is Booked => Object.hasOwn(ACTIONS, action)

/** What was booked, the newest first, and the way to take each back as one. */
const BatchesPage = () => {
  const t = useText()
  const [address, change] = useAddress(DEFAULTS)
  const page = pageOf(address.page)
  // A batch is dated by the moment; who looks lives up to a day before or after UTC.
  const from = isDate(address.from) ? address.from : addDays(today(), -7)
  const to = isDate(address.to) ? address.to : addDays(today(), 1)
  const isBackward = to < from
  const query = useQuery({
    ...ask(listBatches, { from, to, page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
    enabled: !isBackward,
  })
  const done = ({ actions }: Batch) =>
    allOf(
      actions.map((one) => {
        // A newer server may have done what this page does not know yet.
        return isBooked(one.action) ? t(ACTIONS[one.action], { count: one.count }) : one.action
      }),
    )
  const people = ({ providerNames, providers }: Batch) =>
    providers > providerNames.length
      ? t('batches.andMore', { names: joined(providerNames), count: providers - providerNames.length })
      : providers > 0
        ? allOf(providerNames)
        : whoOf({ providerName: null })
  const columns: Column<Batch>[] = [
    { id: 'at', title: t('batches.at'), cell: ({ at }) => instant(at) },
    { id: 'who', title: t('batches.who'), cell: ({ userName, userId }) => userName ?? userId ?? t('batches.system') },
    {
      id: 'what',
      title: t('batches.what'),
      cell: (batch) => (
        <div className={styles.what}>
          {batch.undoes !== null && <strong>{t('batches.undoes')}</strong>}
          {done(batch)}
          {batch.reason !== null && <q>{batch.reason}</q>}
        </div>
      ),
    },
    { id: 'whom', title: t('batches.whom'), cell: people },
    { id: 'days', title: t('batches.days'), cell: ({ from: first, to: last }) => dateSpan(first, last) },
    {
      id: 'undo',
      title: t('undo.do'),
      cell: (batch) =>
        batch.undoneBy === null ? (
          <UndoBatch batchId={batch.batchId} what={joined([done(batch), people(batch)])} />
        ) : (
          t('batches.undone')
        ),
    },
  ]
  return (
    <>
      <PageHead title={titleOf('batches')} lead={t('batches.lead')}>
        <Button component={Link} href={pages.overrides.path} variant="default">
          {titleOf('overrides')}
        </Button>
      </PageHead>
      <Card>
        <div className={styles.filters}>
          <TypedDateField
            label={t('batches.from')}
            value={from}
            onChange={(date) => date !== '' && change({ from: date, page: '1' })}
          />
          <TypedDateField
            label={t('batches.to')}
            value={to}
            error={isBackward ? t('batches.backward') : undefined}
            onChange={(date) => date !== '' && change({ to: date, page: '1' })}
          />
        </div>
        {!isBackward && (
          <QueryContent query={query}>
            {({ batches, total }) => (
              <>
                <p role="status" className={styles.found}>
                  {t('batches.found', { count: total })}
                </p>
                <DataTable
                  label={titleOf('batches')}
                  columns={columns}
                  rows={batches}
                  keyOf={({ batchId }) => String(batchId)}
                  empty={t('batches.none')}
                  isBusy={query.isPlaceholderData}
                />
                <Pager page={page} perPage={PER_PAGE} total={total} onPage={(next) => change({ page: String(next) })} />
              </>
            )}
          </QueryContent>
        )}
      </Card>
    </>
  )
}
export default BatchesPage
