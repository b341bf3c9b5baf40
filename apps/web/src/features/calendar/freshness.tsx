import { Alert, Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { timeOf } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './calendar.module.css'

/** Says over a schedule what could not be asked for, and from when what is shown is. Nothing while all is well. */
export const Freshness = ({ queries }: { queries: readonly UseQueryResult[] }) => {
  const t = useText()
  const onRetry = () => void Promise.all(queries.map((query) => query.isError && query.refetch()))
  const failed = queries.find(({ error }) => error)
  if (!failed) return null
  const missing = queries.find(({ error, data }) => error && data === undefined)
  if (missing) return <Failure error={missing.error} onRetry={onRetry} />
  const since = Math.min(...queries.flatMap(({ error, dataUpdatedAt }) => (error ? [dataUpdatedAt] : [])))
  return (
    <Alert color="yellow" role="status" icon={<Icon name="alert" />} className={styles.asOf ?? ''}>
      {t('calendar.asOf', { time: timeOf(new Date(since).toISOString()), reason: messageOf(failed.error) })}{' '}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Alert>
  )
}
