import type { ImportSummary } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { count, instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import type { pagingOf } from '#web/ui/lists/paging.ts'
import { api } from './api.ts'
import styles from './imports.module.css'

/** While one of them runs. */
const ASK_MS = 2_000

type Props = {
  address: { page: string; perPage: string }
  paging: ReturnType<typeof pagingOf>
  onOpen: (importId: string) => void
}

/** The account's imports, whoever did them: how each ended, and the way to what a person should look at. */
export const LastImports = ({ address: { page, perPage }, paging, onOpen }: Props) => {
  const t = useText()
  const query = useQuery({
    ...ask(api.listImports, { page, perPage }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.imports.some(({ state }) => state === 'running') === true ? ASK_MS : false,
  })
  const resultOf = ({ state, rows, looked, counts }: ImportSummary) => {
    if (state === 'running' && rows > 0) return t('imports.looked', { looked: count(looked), rows: count(rows) })
    if (state !== 'done' || !counts) return t(`imports.state.${state}`)
    const { created, changed, unchanged } = counts
    return t('imports.result', { created: count(created), changed: count(changed), unchanged: count(unchanged) })
  }
  const columns: Column<ImportSummary>[] = [
    {
      id: 'file',
      title: t('imports.file'),
      cell: ({ importId, fileName }) => (
        <NameButton onClick={() => onOpen(importId)}>{fileName ?? t('imports.unnamed')}</NameButton>
      ),
    },
    { id: 'kind', title: t('imports.kind'), cell: ({ kind }) => t(`imports.kind.${kind}`) },
    {
      id: 'startedAt',
      title: t('imports.startedAt'),
      cell: ({ startedAt }) => (
        <time dateTime={startedAt}>
          <bdi>{instant(startedAt)}</bdi>
        </time>
      ),
    },
    { id: 'result', title: t('imports.outcome'), cell: resultOf },
    {
      id: 'doubtful',
      title: t('imports.count.doubtful'),
      isNumber: true,
      cell: ({ counts }) => (counts ? count(counts.doubtful) : ''),
    },
  ]
  return (
    <section className={styles.last}>
      <h2 className={styles.heading}>{t('imports.last')}</h2>
      <p className={styles.soft}>{t('imports.lastHint')}</p>
      <PagedCard isPart paging={paging} query={query}>
        {({ imports }) => (
          <DataTable
            label={t('imports.last')}
            columns={columns}
            rows={imports}
            keyOf={({ importId }) => importId}
            isBusy={query.isPlaceholderData}
            empty={t('imports.none')}
          />
        )}
      </PagedCard>
    </section>
  )
}
