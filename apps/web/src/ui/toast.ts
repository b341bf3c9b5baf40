import { notifications } from '@mantine/notifications'
import { textOf } from '#web/lib/text.ts'

const close = () => ({ closeButtonProps: { 'aria-label': textOf('ui.close') } })

/** A short note of something that went well. */
export const tell = (message: string) => notifications.show({ message, color: 'lagoon', role: 'status', ...close() })

/** A note of something that did not; it stays longer and interrupts. */
export const warn = (title: string, message: string) =>
  notifications.show({ title, message, color: 'red', autoClose: 12_000, role: 'alert', ...close() })
