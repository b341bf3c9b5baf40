import { importKinds } from '@onward/contract'
import { useRef, useState } from 'react'
import texts from 'texts:imports,pager'
import { titleOf } from '#web/lib/pages/pages.ts'
import type { Written } from '#web/lib/sheets/held-table.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import styles from './imports.module.css'
import { LastImports } from './last-imports.tsx'
import { NewImport } from './new-import.tsx'
import { OneImport } from './one-import.tsx'
import { useSending } from './use-sending.ts'

addTexts(texts)

const DEFAULTS = { id: '', kind: 'facilities', page: '1', perPage: '10' }

/** Files of facilities, people and shifts: brought in step by step, and listed with what became of them. */
const ImportsPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { sending, send, again } = useSending()
  const [shifts, setShifts] = useState<Written['shifts']>([])
  const [round, setRound] = useState(0)
  const { id } = address
  const steps = useRef<HTMLDivElement>(null)
  const open = (importId: string) => change({ id: importId, page: address.page })
  return (
    <>
      <PageHead title={titleOf('imports')} lead={t('imports.lead')} />
      <div className={styles.page}>
        {id !== '' && (
          <OneImport
            key={id}
            importId={id}
            sending={sending}
            shifts={id === sending?.importId ? shifts : []}
            onAgain={again}
            onBack={(isDone) => {
              if (isDone && id === sending?.importId) setRound(round + 1)
              change({ id: '' })
              // The button that was pressed is gone.
              requestAnimationFrame(() => steps.current?.querySelector('h2')?.focus())
            }}
          />
        )}
        {/* Who looks at one import finds the steps of another one as they were. */}
        <div ref={steps} hidden={id !== ''}>
          <NewImport
            key={round}
            firstKind={importKinds.find((kind) => kind === address.kind) ?? 'facilities'}
            onImport={(what) => {
              setShifts(what.shifts)
              open(send(what))
            }}
          />
        </div>
        <LastImports address={address} paging={pagingOf(address, change)} onOpen={open} />
      </div>
    </>
  )
}
export default ImportsPage
