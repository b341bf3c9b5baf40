import { Button, NativeSelect } from '@mantine/core'
import { demand, type Demand } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Period } from './draft.ts'
import { isOf, keyOfPeriod, periodsOf, periodWords } from './period.ts'
import styles from './demand.module.css'

const api = apiOf(demand)
type Props = {
  places: readonly Choice[]
  hospitalId: string
  /** What is copied to. */
  period: Period
  onCopy: (rows: Demand[]) => void
  onClose: () => void
}

/** Takes the lines of another facility or period over, to be looked at before they are saved. */
export const CopyForm = ({ places, hospitalId, period, onCopy, onClose }: Props) => {
  const t = useText()
  const [place, setPlace] = useState(hospitalId)
  const [chosen, setChosen] = useState('')
  const query = useQuery(ask(api.listDemand, { hospitalId: place, perPage: 500 }))
  return (
    <Dialog title={t('demand.copy')} size="sm" onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.soft}>{t('demand.copyHint')}</p>
        <ChoiceField label={t('demand.facility')} required choices={places} value={place} onChange={setPlace} />
        <QueryContent query={query}>
          {({ demand: rows }) => {
            const others = periodsOf(rows).filter((one) => place !== hospitalId || !isOf(period)(one))
            const from = others.find((one) => keyOfPeriod(one) === chosen) ?? others[0]
            return (
              <>
                {from ? (
                  <NativeSelect
                    label={t('demand.period')}
                    data={others.map((one) => ({ value: keyOfPeriod(one), label: periodWords(one) }))}
                    value={keyOfPeriod(from)}
                    onChange={(event) => setChosen(event.currentTarget.value)}
                  />
                ) : (
                  <p className={styles.soft}>{t('demand.nothingToCopy')}</p>
                )}
                <Actions>
                  <Button variant="default" onClick={onClose}>
                    {t('ui.discard')}
                  </Button>
                  <Button
                    disabled={!from}
                    onClick={() => {
                      if (from) onCopy(rows.filter(isOf(from)))
                      onClose()
                    }}
                  >
                    {t('demand.copyGo')}
                  </Button>
                </Actions>
              </>
            )
          }}
        </QueryContent>
      </div>
    </Dialog>
  )
}
