import { insight, type Report } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:pager'
import type { ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { DownloadMenu } from '#web/ui/lists/download-menu.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { wishOf, type Words } from './listing.ts'
import styles from './insight.module.css'

addTexts(texts)

const PER_PAGE = 50

type Rows<Row> = { rows: Row[]; total: number; sum: number }
type Props<Row extends object> = {
  report: Report
  title: string
  /** The number as it stood on the page, and how a number of its kind is said. */
  value: number
  say: (value: number) => string
  asked: (page: number, perPage: number) => ReturnType<typeof ask<unknown, Rows<Row>>>
  /** The same words, for a file. */
  words: Words
  columns: Column<Row & { key: string }>[]
  keyOf: (row: Row, at: number) => string
  onClose: () => void
}

/** What a number counts, row by row: they come to the number, or it is said that it has become another one since. */
export const RowList = <Row extends object>(props: Props<Row>) => {
  const { report, title, value, say, asked, words, columns, keyOf, onClose } = props
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useQuery({ ...asked(page, PER_PAGE), placeholderData: keepPreviousData })
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div className={styles.listHead}>
        <p role="status">
          {query.data && t('insight.counted', { count: query.data.total, sum: say(query.data.sum) })}
          {query.data && query.data.sum !== value && ` ${t('insight.since', { value: say(value) })}`}
        </p>
        <DownloadMenu path={insight.exportInsightShifts.path.replace('{report}', report)} wish={wishOf(words)} />
      </div>
      <QueryContent query={query}>
        {({ rows, total }) => (
          <>
            <DataTable
              label={title}
              columns={columns}
              rows={rows.map((row, at) => ({ ...row, key: keyOf(row, at) }))}
              keyOf={({ key }) => key}
              isBusy={query.isPlaceholderData}
              empty={t('insight.noRows')}
            />
            {total > PER_PAGE && <Pager page={page} perPage={PER_PAGE} total={total} onPage={setPage} />}
          </>
        )}
      </QueryContent>
    </Dialog>
  )
}
