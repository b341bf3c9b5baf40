import type { ImportKind } from '@onward/contract'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#web/lib/new-id.ts'
import { holdTable, type HeldTable, type TableFace, type Written } from '#web/lib/sheets/held-table.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Settings } from './api.ts'
import { CheckStep } from './check-step.tsx'
import { columnNames, sentOf } from './columns.ts'
import { ColumnsStep, type Values } from './columns-step.tsx'
import { FileStep, type Fault } from './file-step.tsx'
import styles from './imports.module.css'
import { Steps, type Step } from './steps.tsx'
import { useImport, useSending } from './use-sending.ts'

type Chosen = { name: string; table: HeldTable; face: TableFace; key: string }
/** A file as it is sent, once it has been put together. */
type Ready = Written & { settings: Omit<Settings, 'dryRun'>; values: Values }
type Props = {
  firstKind: ImportKind
  /** Sends what was checked, and leads to how it stands. */
  onImport: (what: { kind: ImportKind; file: Blob; settings: Settings; shifts: Written['shifts'] }) => void
}

/** A file, its columns, and what the server says of it: the three steps before an import. Every step stays as it was left. */
export const NewImport = ({ firstKind, onImport }: Props) => {
  const t = useText()
  const [step, setStep] = useState<Step>('file')
  const [reached, setReached] = useState<Step>('file')
  const [kind, setKind] = useState(firstKind)
  const [chosen, setChosen] = useState<Chosen>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const [ready, setReady] = useState<Ready>()
  const dry = useSending()
  const query = useImport(dry.sending?.importId, dry.sending)
  const heading = useRef<HTMLHeadingElement>(null)
  // What the worker holds goes with the page.
  const held = useRef<HeldTable>(undefined)
  useEffect(() => () => held.current?.close(), [])

  const go = (to: Step, isNew = false) => {
    setStep(to)
    if (isNew) setReached(to)
    // The step that was left takes its buttons along.
    requestAnimationFrame(() => heading.current?.focus())
  }
  /** What follows from the file, or from what it is of, is asked anew. */
  const startAnew = () => {
    setReached('file')
    setReady(undefined)
    dry.forget()
  }
  const read = async (work: () => Promise<Chosen>) => {
    setBusy(true)
    setFault(undefined)
    try {
      setChosen(await work())
      startAnew()
    } catch (error) {
      setFault({ error })
    } finally {
      setBusy(false)
    }
  }
  const open = (file: File) =>
    read(async () => {
      const table = await holdTable(file)
      held.current?.close()
      held.current = table
      return { name: file.name, table, face: table.face, key: newId() }
    })
  const check = async (values: Values) => {
    if (!chosen) return
    go('check', true)
    setReady(undefined)
    dry.forget()
    try {
      const written = await chosen.table.write(sentOf(kind, values))
      const keep = values.keep === 'wall' || values.keep === 'instants' ? values.keep : ''
      const settings = { fileName: chosen.name, overwrite: values.overwrite === 'yes', keep } as const
      setReady({ ...written, settings, values })
      dry.send({ kind, file: written.file, settings: { ...settings, dryRun: true } })
    } catch (error) {
      setFault({ error })
      go('file')
    }
  }
  const face = chosen?.face
  const names = face ? columnNames(face.header) : []
  const columnOf = (field: string) => names[Number(ready?.values[field] || Number.NaN)]

  return (
    <Card>
      <Steps step={step} reached={reached} onStep={(to) => go(to)} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`imports.title.${step}`)}
      </h2>
      <div hidden={step !== 'file'}>
        <FileStep
          kind={kind}
          onKind={(to) => {
            setKind(to)
            startAnew()
          }}
          name={chosen?.name}
          face={face}
          isBusy={isBusy}
          fault={fault}
          onFile={(file) => void open(file)}
          onMany={() => setFault('many')}
          onSheet={(at) =>
            void read(async () => {
              if (!chosen) throw new Error('There is no file')
              return { ...chosen, face: await chosen.table.choose(at), key: newId() }
            })
          }
          onNext={() => go('columns', reached === 'file')}
        />
      </div>
      {chosen && reached !== 'file' && (
        <div hidden={step !== 'columns'}>
          <ColumnsStep
            key={`${chosen.key} ${kind}`}
            kind={kind}
            face={chosen.face}
            onBack={() => go('file')}
            onChanged={() => {
              startAnew()
              setReached('columns')
            }}
            onReady={(values) => void check(values)}
          />
        </div>
      )}
      {face && reached === 'check' && (
        <div hidden={step !== 'check'}>
          <CheckStep
            face={face}
            query={query}
            sending={dry.sending}
            isWriting={!ready}
            shifts={ready?.shifts ?? []}
            columnOf={columnOf}
            onBack={() => go('columns')}
            onAgain={dry.again}
            onImport={() => {
              if (!ready) return
              const { file, shifts, settings } = ready
              onImport({ kind, file, shifts, settings: { ...settings, dryRun: false } })
            }}
          />
        </div>
      )}
    </Card>
  )
}
