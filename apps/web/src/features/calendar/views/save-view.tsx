import { Checkbox } from '@mantine/core'
import type { SavedView, ViewPlace } from '@onward/contract'
import { useState } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import records from '#web/ui/lists/records.module.css'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { conflictOf, viewCalls, viewRefusalOf } from './saved-views.ts'
import { hasDates, searchOf } from './words.ts'

type Props = {
  place: ViewPlace
  search: string
  /** One that is called otherwise; without one what is looked at is kept. */
  view?: SavedView
  onSaved: (view: SavedView) => void
  onClose: () => void
}

/** Keeps what one looks at under a name, or gives a view another one. */
export const SaveView = ({ place, search, view, onSaved, onClose }: Props) => {
  const t = useText()
  const [keepsDates, setKeepsDates] = useState(false)
  const [seen, setSeen] = useState(view)
  const { create, change } = viewCalls[place]
  const form = useCheckedForm({
    initialValues: { viewName: view?.viewName ?? '' },
    validate: { viewName: present },
  })
  const save = useChange(
    ({ of, ...row }: { viewName: string; search: string; of: SavedView | undefined }, options) =>
      of ? change({ viewId: of.viewId, version: of.version, viewName: row.viewName }, options) : create(row, options),
    {
      by: change,
      once: true,
      form,
      wording: viewRefusalOf,
      done: ({ viewName }) => t('views.saved', { name: viewName }),
      onDone: ({ view: made }) => onSaved(made),
      onFailed: (error) => {
        const conflict = conflictOf(error)
        if (conflict?.reason === 'name') form.refuse({ viewName: t('views.nameTaken') })
        if (conflict?.reason === 'version') setSeen(conflict.facts.view)
      },
    },
  )
  return (
    <Dialog title={view ? t('views.rename') : t('views.save')} onClose={onClose}>
      <form
        className={records.form}
        noValidate
        onSubmit={form.whenRight(({ viewName }) =>
          save.mutate({ viewName: viewName.trim(), search: searchOf(place, search, keepsDates), of: seen }),
        )}
      >
        <ChangeFailure of={save} />
        <LineField
          label={t('views.name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('viewName')}
        />
        {!view && hasDates(place, search) && (
          <Checkbox
            label={t('views.keepDates')}
            description={t('views.keepDatesHint')}
            checked={keepsDates}
            onChange={(event) => setKeepsDates(event.currentTarget.checked)}
          />
        )}
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
