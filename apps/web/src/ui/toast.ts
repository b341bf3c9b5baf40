import { notifications, type NotificationData } from '@mantine/notifications'
import { useSyncExternalStore } from 'react'
import { textOf } from '#web/lib/text.ts'

let wasShown = false
const waiting = new Set<() => void>()
const show = (toast: NotificationData) => {
  wasShown = true
  for (const tellStage of waiting) tellStage()
  notifications.show({ closeButtonProps: { 'aria-label': textOf('ui.close') }, ...toast })
}

/** Whether there has been a toast yet: their stage need not be there before. */
export const useHasToasts = () =>
  useSyncExternalStore(
    (onChange) => {
      waiting.add(onChange)
      return () => waiting.delete(onChange)
    },
    () => wasShown,
  )

/** A short note of something that went well. */
export const tell = (message: string) => show({ message, color: 'lagoon', role: 'status' })

/** A note of something that did not; it stays longer and interrupts. */
export const warn = (title: string, message: string) =>
  show({ title, message, color: 'red', autoClose: 12_000, role: 'alert' })
