import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { ListBar } from './list-bar.tsx'
import styles from './paged-card.module.css'
import { Pager, PageSize } from './pager.tsx'
import type { pagingOf } from './paging.ts'
import { QueryContent } from './query-content.tsx'

type Props<Data> = {
  paging: ReturnType<typeof pagingOf>
  query: ComponentProps<typeof QueryContent<Data>>['query']
  /** What narrows the list, above it. */
  tools: ReactNode
  children: (data: Data) => ReactNode
}

/** A list of the server's that comes in pages: how many stand on one, what narrows it, its table, and the way to the others. */
export const PagedCard = <Data extends { total: number }>({ paging, query, tools, children }: Props<Data>) => (
  <div className={styles.page}>
    <Card>
      <ListBar start={<PageSize {...paging} />}>{tools}</ListBar>
      <QueryContent query={query}>
        {(data) => (
          <>
            {children(data)}
            <Pager {...paging} total={data.total} />
          </>
        )}
      </QueryContent>
    </Card>
  </div>
)
