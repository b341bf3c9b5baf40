import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { askOver } from '#web/ui/overlays/questions/ask-over.ts'

/**
 * Opens a dialog that stays until it is closed, whatever becomes of what it was opened from: that there are no shifts is no longer
 * so once one is made.
 */
export const useAskApart = () => {
  const queries = useQueryClient()
  return (dialog: (onClose: () => void) => ReactNode) =>
    void askOver((end) => (
      <QueryClientProvider client={queries}>
        <Suspense>{dialog(() => end())}</Suspense>
      </QueryClientProvider>
    ))
}
