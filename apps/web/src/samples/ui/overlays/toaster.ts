import { notifications, type NotificationData } from '@mantine/notifications'
import { textOf } from '#web/lib/text.ts'
import { noteToast } from '#web/ui/overlays/has-toasts.ts'
import { hideToast, showToast } from '#web/ui/overlays/toast-stage.tsx'

type Toast = NotificationData & { id?: string }

const named = (toast: Toast) => ({
  role: 'status',
  color: 'lagoon',
  closeButtonProps: { 'aria-label': textOf('ui.close') },
  ...toast,
})

/** A toast in any place, for any time, in any look; the product's own two are `tell` and `warn`. A class of its own goes into `classNames.root`: `className` would take the stage's away. */
export const toast = (given: Toast) => {
  noteToast()
  return showToast(named(given))
}
toast.close = hideToast

type Said<Answer> = {
  pending: string
  done: (answer: Answer) => string
  failed: (error: unknown) => string
}
/** A toast that waits for something, and then says what came of it. */
toast.promise = async <Answer>(work: Promise<Answer>, { pending, done, failed }: Said<Answer>) => {
  const id = toast({ message: pending, loading: true, autoClose: false, withCloseButton: false })
  const end = (ended: Toast) =>
    notifications.update({ ...named(ended), id, loading: false, autoClose: 5000, withCloseButton: true })
  try {
    end({ message: done(await work), color: 'green' })
  } catch (error) {
    end({ message: failed(error), color: 'red', role: 'alert' })
  }
}
