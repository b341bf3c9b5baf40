import { lazy } from 'react'
import { useHasToasts } from './has-toasts.ts'

const ToastStage = lazy(async () => ({ default: (await import('./toast-stage.tsx')).ToastStage }))

/** Toasts on any page; nothing of them is loaded before the first. Stands once in the app. */
export const Toasts = () => useHasToasts() && <ToastStage />
