import type { NotificationData } from '@mantine/notifications'
import { textOf } from '#web/lib/text.ts'
import { theStage } from './the-stage.ts'

const show = (toast: NotificationData) => {
  const failed = (error: unknown) => console.error('A toast could not be shown', toast.title ?? toast.message, error)
  const shown = theStage().then(({ showToast, hideToast }) => {
    const id = showToast({ closeButtonProps: { 'aria-label': textOf('ui.close') }, ...toast })
    return () => hideToast(id)
  })
  shown.catch(failed)
  return () => void shown.then((hide) => hide()).catch(failed)
}

/** A short note of something that went well. */
export const tell = (message: string) => void show({ message, color: 'lagoon', role: 'status' })

/** A note of something that did not; it stays longer and interrupts. What it answers takes the note away once it is no longer true. */
export const warn = (title: string, message: string) =>
  show({ title, message, color: 'red', autoClose: 12_000, role: 'alert' })
