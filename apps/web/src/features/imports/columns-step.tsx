import { Button, NativeSelect } from '@mantine/core'
import type { ImportKind } from '@onward/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import type { TableFace } from '#web/lib/sheets/held-table.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { columnNames, fieldsOf, isNeeded, sentOf, unread, type Mapping } from './columns.ts'
import { guessColumns } from './guess.ts'
import { fieldHint, fieldWord } from './words.ts'
import styles from './imports.module.css'

/** The columns, and how the rows are to be taken; all of it text, as fields have it. */
export type Values = Record<string, string>

type Props = {
  kind: ImportKind
  face: TableFace
  onBack: () => void
  /** What was checked is no longer what would be sent. */
  onChanged: () => void
  onReady: (values: Values) => void
}

/** Which column each field is taken from, what that makes of the first rows, and how they are to be taken. */
export const ColumnsStep = ({ kind, face, onBack, onChanged, onReady }: Props) => {
  const t = useText()
  const { header, first } = face
  const fields = fieldsOf(kind)
  const names = columnNames(header)
  const guessed = guessColumns(kind, header)
  const mapped: Mapping = Object.fromEntries(fields.map((field) => [field, String(guessed.get(field) ?? '')]))
  const needed = (field: string) => isNeeded(kind, field)
  const form = useCheckedForm<Values>({
    initialValues: { ...mapped, keep: '', overwrite: '' },
    validate: Object.fromEntries(
      fields.filter(needed).map((field) => [field, (at: string) => (at === '' ? t('imports.needed') : null)]),
    ),
  })
  const { values, getInputProps, setValue } = form
  const typed = JSON.stringify(values)
  const seen = useRef(typed)
  const changed = useEffectEvent(onChanged)
  useEffect(() => {
    if (seen.current === typed) return
    seen.current = typed
    changed()
  }, [typed])
  const mapping = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
  const sent = sentOf(kind, mapping)
  const left = unread(header, mapping)
  return (
    <form className={styles.step} onSubmit={form.whenRight(onReady)} noValidate>
      <p className={styles.soft}>{t('imports.columnsHint')}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <NativeSelect
            key={field}
            label={fieldWord(field)}
            description={fieldHint(kind, field)}
            withAsterisk={needed(field)}
            required={needed(field)}
            data={[
              { value: '', label: t('imports.noColumn') },
              ...names.map((label, at) => ({ value: String(at), label })),
            ]}
            {...getInputProps(field)}
          />
        ))}
      </div>
      <p className={styles.soft}>
        {left.length === 0 ? t('imports.allRead') : t('imports.unread', { columns: joined(left), count: left.length })}
      </p>
      <h3 className={styles.small}>{t('imports.preview')}</h3>
      <DataTable
        label={t('imports.preview')}
        columns={sent.map(({ field, at }) => ({
          id: field,
          title: fieldWord(field),
          cell: ({ cells }: { cells: readonly string[] }) => <bdi>{cells[at]?.trim()}</bdi>,
        }))}
        rows={first}
        keyOf={({ line }) => String(line)}
        empty={t('imports.nothingSent')}
      />
      {kind === 'assignments' && (
        <div>
          <Tick
            label={t('imports.overwrite')}
            isLarge
            isTicked={values.overwrite === 'yes'}
            onChange={() => setValue('overwrite', values.overwrite === 'yes' ? '' : 'yes')}
          />
          <p className={styles.soft}>{t('imports.overwriteHint')}</p>
        </div>
      )}
      {kind === 'facilities' && mapping.timeZone !== '' && (
        <NativeSelect
          label={t('imports.keep')}
          description={t('imports.keepHint')}
          data={[
            { value: '', label: t('imports.keep.ask') },
            { value: 'wall', label: t('imports.keep.wall') },
            { value: 'instants', label: t('imports.keep.instants') },
          ]}
          {...getInputProps('keep')}
        />
      )}
      <Actions>
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button type="submit">{t('imports.check')}</Button>
      </Actions>
    </form>
  )
}
