import { Button, NativeSelect } from '@mantine/core'
import { importKinds, type ImportKind } from '@onward/contract'
import { LARGEST_TABLE, TABLE_ENDINGS, TableRefused, type TableFace } from '#web/lib/sheets/held-table.ts'
import { count } from '#web/lib/formats/formats.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { DropZone } from '#web/ui/controls/drop-zone.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { MOST_IMPORTED } from '@onward/contract'
import styles from './imports.module.css'

const ICONS = {
  facilities: 'building',
  providers: 'users',
  contracts: 'file',
  credentials: 'lock',
  demand: 'chart',
  rates: 'invoice',
  assignments: 'calendar',
  workedHours: 'clock',
} as const
const LIMITS = { size: LARGEST_TABLE / 1_000_000, rows: MOST_IMPORTED }

/** Why there is no table: what was thrown, or that there were several files. */
export type Fault = 'many' | { error: unknown }

const faultWords = (fault: Fault) => {
  if (fault === 'many') return textOf('imports.many')
  const { error } = fault
  if (!(error instanceof TableRefused)) return textOf('imports.fault.damaged')
  const { code, line = 0 } = error
  return textOf(`imports.fault.${code}`, { ...LIMITS, line })
}

type Props = {
  kind: ImportKind
  onKind: (kind: ImportKind) => void
  /** The file that was read last, and what is in it. */
  name: string | undefined
  face: TableFace | undefined
  isBusy: boolean
  fault: Fault | undefined
  onFile: (file: File) => void
  onMany: () => void
  onSheet: (at: number) => void
  onNext: () => void
}

/** What is imported, and the file that it comes from. */
export const FileStep = ({ kind, onKind, name, face, isBusy, fault, onFile, onMany, onSheet, onNext }: Props) => {
  const t = useText()
  return (
    <div className={styles.step}>
      <TileRadios
        label={t('imports.kind')}
        value={kind}
        onChange={onKind}
        tiles={importKinds.map((id) => ({
          id,
          title: t(`imports.kind.${id}`),
          hint: t(`imports.kindHint.${id}`),
          icon: ICONS[id],
        }))}
      />
      <DropZone
        label={t('imports.choose')}
        hint={t('imports.limits', LIMITS)}
        accept={TABLE_ENDINGS}
        isBusy={isBusy}
        onFiles={([first, ...more]) => {
          if (more.length > 0) onMany()
          else if (first) onFile(first)
        }}
      />
      {fault !== undefined && (
        <p role="alert" className={styles.wrong}>
          {faultWords(fault)}
        </p>
      )}
      <p role="status" className={styles.status}>
        {isBusy
          ? t('imports.reading')
          : face && name !== undefined
            ? t('imports.read', { name, rows: count(face.rows), count: face.rows })
            : ''}
      </p>
      {face && face.sheets.length > 1 && (
        <NativeSelect
          label={t('imports.sheet')}
          data={face.sheets.map((sheet, at) => ({ value: String(at), label: sheet }))}
          value={String(face.sheet)}
          disabled={isBusy}
          onChange={({ currentTarget }) => onSheet(Number(currentTarget.value))}
        />
      )}
      <Actions>
        <Button disabled={!face || isBusy} onClick={onNext}>
          {t('imports.next')}
        </Button>
      </Actions>
    </div>
  )
}
