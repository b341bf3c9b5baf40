import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure, Loading } from './content-state.tsx'

type Props<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }

/** What a call answered; before that that it is on its way, and how it failed with a way to try again. What was there stays. */
export const QueryContent = <Data,>({ query, children }: Props<Data>) => (
  <>
    {query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />}
    {query.data !== undefined && children(query.data)}
    {query.data === undefined && !query.error && <Loading />}
  </>
)
