import type { CardRanges } from '@onward/contract/samples'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LastDaysMenu } from '#web/samples/apps/dashboards/parts/last-days-menu.tsx'
import { WEEK, type Range } from '#web/samples/apps/dashboards/parts/ranges.ts'

type Props<Data extends { last_days: CardRanges }> = {
  className: string | undefined
  name: string
  hint: string
  query: UseQueryResult<Data>
  children: (data: Data, range: Range) => ReactNode
}

/** A card whose call offers ranges: it keeps which one is shown, and draws what the call has answered for it. */
export const RangedCard = <Data extends { last_days: CardRanges }>(props: Props<Data>) => {
  const { className, name, hint, query, children } = props
  const [range, setRange] = useState<Range>(WEEK)
  return (
    <Card
      className={className}
      title={name}
      hint={hint}
      tools={<LastDaysMenu name={name} offers={query.data?.last_days} value={range} onChange={setRange} />}
    >
      <QueryContent query={query}>{(data) => children(data, range)}</QueryContent>
    </Card>
  )
}
