import type { SavedView, ViewPlace } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { viewCalls, viewRefusalOf } from './saved-views.ts'

type Props = { place: ViewPlace; view: SavedView; onClose: () => void }

/** Asks before a view is taken away, from everybody who sees it. */
export const DeleteView = ({ place, view, onClose }: Props) => {
  const t = useText()
  const { viewId, viewName, version, isShared } = view
  const remove = useChange(viewCalls[place].remove, {
    wording: viewRefusalOf,
    done: () => t('views.deleted', { name: viewName }),
    onDone: onClose,
  })
  return (
    <Confirm
      title={t('views.deleteTitle', { name: viewName })}
      action={t('views.doDelete')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ viewId, version })}
    >
      <ChangeFailure of={remove} />
      {t(isShared ? 'views.deleteShared' : 'views.deleteText')}
    </Confirm>
  )
}
