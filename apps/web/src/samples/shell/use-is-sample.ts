import { samplePages } from '@onward/contract/samples'
import { usePage } from '#web/lib/pages.ts'

/**
 * Whether the sample data is wanted: on the sample screens at once, on the product's own only when it is asked for, so that
 * the calendar loads nothing of it.
 */
export const useIsSample = () => {
  const id = usePage()?.page.id
  return id !== undefined && Object.hasOwn(samplePages, id)
}
