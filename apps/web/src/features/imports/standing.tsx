import { Alert, Button } from '@mantine/core'
import { ApiError, type ImportState } from '@onward/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Written } from '#web/lib/sheets/held-table.ts'
import { useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { changesOf, Counts } from './counts.tsx'
import { DoubtfulRows } from './doubtful-rows.tsx'
import styles from './imports.module.css'
import { badIn, lineIn } from './lines.ts'
import { RefusedRows } from './refused-rows.tsx'
import { Running } from './running.tsx'
import { isUnknown, type Sending } from './use-sending.ts'

type Props = {
  query: UseQueryResult<ImportState>
  sending: Sending | undefined
  /** Sends the same file under the same id: what arrived already does not happen twice. */
  onAgain: () => void
  shifts: Written['shifts']
  columnOf?: (field: string) => string | undefined
}

/** How an import stands, as the server says it; where nobody knows yet, that. */
export const Standing = ({ query, sending, onAgain, shifts, columnOf }: Props) => {
  const t = useText()
  const { data, error } = query
  if (!data) return <Unknown error={error} sending={sending} onAgain={onAgain} />
  const { importId, state, rows, looked, result, refusal, dryRun } = data
  if (state === 'running') return <Running {...{ importId, rows, looked, dryRun }} isUnheard={error !== null} />
  if (state === 'done' && result) {
    const said = !dryRun ? 'wasImported' : changesOf(result) === 0 ? 'nothingChanges' : 'canBeImported'
    const doubtful = result.doubtful.map((doubt) => ({ ...doubt, line: lineIn(shifts, doubt.line) }))
    return (
      <>
        <p role="status" className={styles.done}>
          <Icon name="done" /> {t(`imports.${said}`)}
        </p>
        <Counts {...result} doubtful={doubtful.length} />
        {doubtful.length > 0 && <DoubtfulRows doubtful={doubtful} names={result.names} hasLinks={!dryRun} />}
      </>
    )
  }
  return (
    <>
      <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t(`imports.ended.${state}`)}>
        {t(dryRun ? 'imports.nothingChecked' : 'imports.nothingDone')}
      </Alert>
      {refusal && (
        <RefusedRows
          errors={refusal.errors.map((bad) => badIn(shifts, bad))}
          total={refusal.total}
          names={refusal.names}
          {...(columnOf && { columnOf })}
        />
      )}
    </>
  )
}

/** The server has not said anything of it yet. */
const Unknown = ({ error, sending, onAgain }: Pick<Props, 'sending' | 'onAgain'> & { error: unknown }) => {
  const t = useText()
  if (sending?.phase === 'refused') return <Failure error={sending.error} />
  if (sending?.phase === 'lost')
    // Only once the server has said that it knows nothing of the file, nothing of it can have been imported.
    return isUnknown(error) ? (
      <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t('imports.notArrived')}>
        <p>{t('imports.notArrivedHint')}</p>
        <Button size="compact-sm" variant="default" onClick={onAgain}>
          {t('imports.sendAgain')}
        </Button>
      </Alert>
    ) : (
      <Alert color="yellow" role="status" icon={<Icon name="alert" />} title={t('imports.lost')}>
        {t('imports.lostHint')}
      </Alert>
    )
  if (sending) return <Loading label={t('imports.sending')} />
  if (isUnknown(error)) return <p role="status">{t('imports.notKept')}</p>
  return error instanceof ApiError ? <Failure error={error} /> : <Loading />
}
