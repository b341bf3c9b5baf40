import type { ComponentProps, ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { ListBar } from './list-bar.tsx'
import styles from './paged-card.module.css'
import { Pager, PageSize } from './pager.tsx'
import type { pagingOf } from './paging.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'

type Props<Data> = {
  /** It stands among other parts of a page, not for all of it. */
  isPart?: boolean
  paging: ReturnType<typeof pagingOf>
  /** So far the pages lead, where there may be more than is counted. */
  most?: number
  query: ComponentProps<typeof QueryContent<Data>>['query']
  /** What narrows the list and what can be done with it, above it. */
  tools?: ReactNode
  /** What narrows it where that is more than has room beside. */
  filters?: ReactNode
  children: (data: Data) => ReactNode
}

/** A list of the server's that comes in pages: how many stand on one, what narrows it, its table, and the way to the others. */
export const PagedCard = <Data extends { total: number }>({
  isPart,
  paging,
  most,
  query,
  tools,
  filters,
  children,
}: Props<Data>) => (
  <div className={isPart ? undefined : styles.page}>
    <Card>
      <ListBar start={<PageSize {...paging} />}>{tools}</ListBar>
      {filters}
      <QueryContent query={query}>
        {(data) => (
          <>
            {children(data)}
            <Pager {...paging} total={data.total} {...(most !== undefined && { most })} />
          </>
        )}
      </QueryContent>
    </Card>
  </div>
)
