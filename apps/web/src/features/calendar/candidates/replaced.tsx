import { Suspense } from 'react'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useAssignment } from '../use-assignment.ts'

const Replacement = lazyPart(() => import('./replacement.tsx'), 'Replacement')

/** Who could work a shift instead, of one that is known by its id alone; the title is said until it has come. */
export const Replaced = ({
  assignmentId,
  title,
  onClose,
}: {
  assignmentId: number
  title: string
  onClose: () => void
}) => {
  const { data, error, refetch } = useAssignment(assignmentId)
  const coming = (
    <Drawer title={title} onClose={onClose}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Drawer>
  )
  if (!data) return coming
  return (
    <Suspense fallback={coming}>
      <Replacement shift={data} onClose={onClose} />
    </Suspense>
  )
}
