import { Button } from '@mantine/core'
import { demand, type Demand } from '@onward/contract'
import { Suspense, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Empty } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { DemandGrid } from './demand-grid.tsx'
import { conflictOf, refusalOf } from './demand-refusal.ts'
import {
  changesOf,
  countOf,
  linesOf,
  onTopOf,
  sinceSent,
  withCells,
  withLine,
  withoutLine,
  type Draft,
  type Met,
  type Period,
} from './draft.ts'
import { MetCells } from './met-cells.tsx'
import { RefusedCells } from './refused-cells.tsx'
import { useUnsaved, type useDraft } from './use-draft.ts'
import type { Refused } from './use-grid.ts'
import type { Names } from './use-names.ts'
import styles from './demand.module.css'

const LineForm = lazyPart(() => import('./line-form.tsx'), 'LineForm')
const api = apiOf(demand)

type Props = {
  hospitalId: string
  facilityName: string
  period: Period
  /** What is stored of the period. */
  rows: readonly Demand[]
  names: Names
  history: ReturnType<typeof useDraft>
}

/** The week of a period, changed as a whole: nothing is written before it is saved. */
export const Week = ({ hospitalId, facilityName, period, rows, names, history }: Props) => {
  const t = useText()
  const { draft } = history
  const [panel, setPanel] = useState<'line' | 'discard'>()
  const [refused, setRefused] = useState<Refused>()
  const [met, setMet] = useState<readonly Met[]>()
  const lines = linesOf(rows, draft).toSorted((one, other) => names.orderOf(one) - names.orderOf(other))
  const unsaved = countOf(rows, draft)
  useUnsaved(unsaved > 0)
  const save = useChange(
    ({ changes }: { sent: Draft; changes: ReturnType<typeof changesOf> }, options) => api.saveDemand(changes, options),
    {
      by: api.saveDemand,
      once: true,
      wording: refusalOf,
      done: () => t('demand.saved'),
      onDone: (_, { sent }) => {
        setMet(undefined)
        history.rebase(sinceSent(draft, sent))
      },
      onFailed: (error) => {
        const conflict = conflictOf(error)
        if (conflict?.reason !== 'version') return
        const newer = onTopOf(draft, conflict.facts.demand)
        history.rebase(newer.draft)
        setMet(newer.met)
      },
    },
  )
  const takeTheirs = (one: Met) => {
    history.set(withCells(rows, draft, [{ ...one, cell: one.theirs }]))
    setMet(met?.filter((other) => other !== one))
  }
  return (
    <>
      {met ? <MetCells met={met} nameOf={names.nameOf} onTheirs={takeTheirs} /> : <ChangeFailure of={save} />}
      {refused && <RefusedCells refused={refused} nameOf={names.nameOf} />}
      {lines.length > 0 ? (
        <DemandGrid
          label={t('demand.grid', { facility: facilityName })}
          lines={lines}
          nameOf={names.nameOf}
          onCells={(cells) => history.set(withCells(rows, draft, cells))}
          onRefused={setRefused}
          onUndo={history.undo}
          onRedo={history.redo}
          onRemove={(line) => history.set(withoutLine(draft, line))}
        />
      ) : (
        <Empty icon="chart" title={t('demand.none')}>
          {t('demand.noneHint')}
        </Empty>
      )}
      <div className={styles.under}>
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setPanel('line')}>
          {t('demand.addLine')}
        </Button>
        <div className={styles.save}>
          <span role="status">{unsaved > 0 && t('demand.unsaved', { count: unsaved })}</span>
          <Button variant="default" disabled={!history.canUndo} onClick={history.undo}>
            {t('demand.undo')}
          </Button>
          <Button variant="default" disabled={unsaved === 0} onClick={() => setPanel('discard')}>
            {t('ui.discard')}
          </Button>
          <BusyButton
            disabled={unsaved === 0}
            isBusy={save.isPending}
            onClick={() => save.mutate({ sent: draft, changes: changesOf(rows, draft, hospitalId, period) })}
          >
            {t('ui.save')}
          </BusyButton>
        </div>
      </div>
      {panel === 'discard' && (
        <Confirm
          title={t('demand.discardTitle')}
          action={t('ui.discard')}
          onClose={() => setPanel(undefined)}
          onConfirm={() => {
            setPanel(undefined)
            setMet(undefined)
            history.clear()
          }}
        >
          {t('demand.unsaved', { count: unsaved })}
        </Confirm>
      )}
      <Suspense>
        {panel === 'line' && (
          <LineForm
            names={names}
            taken={lines.map(({ key }) => key)}
            onAdd={(key) => history.set(withLine(draft, key))}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
