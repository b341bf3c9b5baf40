import { notifications, Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { textOf } from '#web/lib/text.ts'

/** Where toasts appear; once in the app. */
export const Toasts = () => <Notifications position="top-right" limit={4} autoClose={5000} />

/** A short note of something that went well. */
export const tell = (message: string) =>
  notifications.show({
    message,
    color: 'lagoon',
    closeButtonProps: { 'aria-label': textOf('ui.close') },
    role: 'status',
  })

/** A note of something that did not; it stays longer and interrupts. */
export const warn = (title: string, message: string) =>
  notifications.show({
    title,
    message,
    color: 'red',
    autoClose: 12_000,
    closeButtonProps: { 'aria-label': textOf('ui.close') },
    role: 'alert',
  })
