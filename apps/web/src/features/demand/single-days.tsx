import { Button, Checkbox } from '@mantine/core'
import { demand, type DemandDay } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { longDate, today } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { textOfCell } from './cells.ts'
import type { Names } from './use-names.ts'
import styles from './demand.module.css'

const DayForm = lazyPart(() => import('./day-form.tsx'), 'DayForm')
const { listDemandDays } = apiOf(demand)

/** Days of a facility on which something else is needed than in other weeks. */
export const SingleDays = ({ hospitalId, names }: { hospitalId: string; names: Names }) => {
  const t = useText()
  const [hasPast, setHasPast] = useState(false)
  const [panel, setPanel] = useState<DemandDay | 'new'>()
  const query = useQuery({
    ...ask(listDemandDays, { hospitalId, perPage: 500, ...(!hasPast && { from: today() }) }),
    placeholderData: keepPreviousData,
  })
  const columns: Column<DemandDay>[] = [
    {
      id: 'date',
      title: t('demand.date'),
      cell: (row) => <NameButton onClick={() => setPanel(row)}>{longDate(row.date)}</NameButton>,
    },
    { id: 'shiftType', title: t('demand.shiftType'), cell: (row) => names.nameOf(row).shiftType },
    { id: 'specialty', title: t('demand.specialty'), cell: (row) => names.nameOf(row).specialty },
    { id: 'needed', title: t('demand.needed'), isNumber: true, cell: textOfCell },
    { id: 'note', title: t('demand.note'), cell: ({ note }) => <span dir="auto">{note}</span> },
  ]
  return (
    <Card title={t('demand.days')} hint={t('demand.daysHint')}>
      <div className={styles.above}>
        <Checkbox
          label={t('demand.pastDays')}
          checked={hasPast}
          onChange={(event) => setHasPast(event.currentTarget.checked)}
        />
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('demand.addDay')}
        </Button>
      </div>
      <QueryContent query={query}>
        {({ demandDays }) => (
          <DataTable
            label={t('demand.days')}
            columns={columns}
            rows={demandDays}
            keyOf={({ demandDayId }) => demandDayId}
            isBusy={query.isPlaceholderData}
            empty={t('demand.noDays')}
          />
        )}
      </QueryContent>
      <Suspense>
        {panel && (
          <DayForm
            key={panel === 'new' ? 'new' : panel.demandDayId}
            hospitalId={hospitalId}
            names={names}
            day={panel === 'new' ? undefined : panel}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}
