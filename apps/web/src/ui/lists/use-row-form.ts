import { useEffect, useState } from 'react'
import type { Calling, Known } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'

/** Why a row was refused: what it would say is there already, seen or not, or somebody else has changed it meanwhile. */
type Conflict<Row> = { reason: 'same'; row: Row | null } | { reason: 'version'; row: Row }
/** How rows of a kind are written, and what is said of them. Each call answers the row. */
export type RowCalls<Row, Input> = {
  create: Calling<Input, Row>
  change: (row: Row, to: Input) => Promise<Row>
  remove: (row: Row) => Promise<Row>
  /** The calls that the last two make: what they write is old. */
  by: { change: Known; remove: Known }
  conflictOf: (error: unknown) => Conflict<Row> | undefined
  nameOf: (row: Row) => string
  /** What is said where the same is there already; null of what nobody sees yet. */
  sameWords: (row: Row | null) => string
}
type Settings<Row, Values extends Record<string, unknown>, Input> = Omit<
  Parameters<typeof useCheckedForm<Values>>[0],
  'initialValues'
> & {
  given: Row | undefined
  calls: RowCalls<Row, Input>
  valuesOf: (row: Row | undefined) => Values
  inputOf: (values: Values) => Input
  /** What of the fields tells whether something was typed; all of it without this. */
  told?: (values: Values) => Readonly<Record<keyof Values, unknown>>
  onClose: () => void
}

/**
 * The form of a new row, or of one that is changed or deleted. What is changed is the row that was seen: a newer one is taken in
 * where nothing was typed, and takes away nothing that was.
 */
export const useRowForm = <Row, Values extends Record<string, unknown>, Input>({
  given,
  calls,
  valuesOf,
  inputOf,
  told = (values) => values,
  onClose,
  ...checks
}: Settings<Row, Values, Input>) => {
  const t = useText()
  const { by, conflictOf, nameOf, sameWords } = calls
  const [row, setRow] = useState(given)
  const form = useCheckedForm<Values>({ initialValues: valuesOf(given), ...checks })
  const before = told(valuesOf(row))
  const now = told(form.values)
  const wording = (error: unknown) => {
    const conflict = conflictOf(error)
    if (!conflict) return messageOf(error)
    return conflict.reason === 'same' ? sameWords(conflict.row) : textOf('records.newer')
  }
  const onFailed = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason !== 'version') return
    const isTypedIn = (name: keyof Values) => JSON.stringify(now[name]) !== JSON.stringify(before[name])
    takeNewer(form, { typed: form.values, before: valuesOf(row), theirs: valuesOf(conflict.row), isTyped: isTypedIn })
    setRow(conflict.row)
  }
  const save = useChange<Input, Row>(
    (input, options) => (row ? calls.change(row, input) : calls.create(input, options)),
    {
      by: by.change,
      once: { amend: calls.change },
      form,
      wording,
      done: (_, saved) => t('records.saved', { name: nameOf(saved) }),
      onDone: onClose,
      onFailed,
    },
  )
  const remove = useChange(calls.remove, {
    by: by.remove,
    wording,
    done: (_, gone) => t('records.wasDeleted', { name: nameOf(gone) }),
    onDone: onClose,
    onFailed,
  })
  const isTyped = JSON.stringify(now) !== JSON.stringify(before)
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return {
    form,
    row,
    /** What its drawer needs: see `RowDrawer`. */
    drawer: {
      name: row && nameOf(row),
      isTyped,
      typed,
      save,
      remove,
      onSubmit: form.whenRight((values) => save.mutate(inputOf(values))),
      onRemove: () => row && remove.mutate(row),
      onClose,
    },
  }
}
