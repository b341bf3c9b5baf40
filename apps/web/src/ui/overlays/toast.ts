import type { NotificationData } from '@mantine/notifications'
import { textOf } from '#web/lib/text.ts'
import { theStage } from './the-stage.ts'

const show = (toast: NotificationData) =>
  void theStage()
    .then(({ showToast }) => showToast({ closeButtonProps: { 'aria-label': textOf('ui.close') }, ...toast }))
    .catch((error: unknown) => console.error('A toast could not be shown', toast.title ?? toast.message, error))

/** A short note of something that went well. */
export const tell = (message: string) => show({ message, color: 'lagoon', role: 'status' })

/** A note of something that did not; it stays longer and interrupts. */
export const warn = (title: string, message: string) =>
  show({ title, message, color: 'red', autoClose: 12_000, role: 'alert' })
