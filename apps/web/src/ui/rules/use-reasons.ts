import { useState } from 'react'
import { useUnsaved } from '#web/ui/overlays/questions/use-unsaved.ts'
import { isReasonTyped, withReason, type Reasons } from './typed-reasons.ts'

/** The reasons that are typed, and what takes another; they are not left without a question. */
export const useReasons = () => {
  const [reasons, setReasons] = useState<Reasons>({})
  useUnsaved(isReasonTyped(reasons))
  const onReason = (keys: readonly string[], reason: string) => setReasons(withReason(reasons, keys, reason))
  return [reasons, onReason] as const
}
