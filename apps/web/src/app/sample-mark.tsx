import { pageGroups, type ListedPage } from '@onward/contract'
import { wingNow } from '#web/lib/pages/wing.ts'

/** Says at the head of a wing's page that nothing there is real; in the corner of one that has no frame. */
export const SampleMark = ({ page }: { page: ListedPage }) =>
  Object.hasOwn(pageGroups, page.group) ? null : (
    <p className="sample-mark" data-alone={page.layout === 'blank' ? '' : undefined}>
      {wingNow()?.mark()}
    </p>
  )
