import { Button } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import type { ShownShift } from '../shown-shift.ts'

// Whoever looks at a shift seldom gives it to somebody else.
const Replacement = lazyPart(() => import('./replacement.tsx'), 'Replacement')

/** Whether a key was pressed in the panel of the shift, or nowhere, and nothing is typed with it. */
const isOfPanel = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
  if (target.closest('input, textarea, select, [contenteditable=true]')) return false
  return target === document.body || target.closest('[data-live]') !== null
}

/** Finds somebody else for a shift: by its button, or with F from anywhere in the panel. */
export const ReplaceAction = ({ shift }: { shift: ShownShift }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const name = shift.providerName === null ? 'details.fill' : 'details.replace'
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || event.defaultPrevented || !isOfPanel(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Button
        size="sm"
        leftSection={<Icon name="users" />}
        aria-keyshortcuts="F"
        title={`${t(name)} (F)`}
        onClick={() => setOpen(true)}
      >
        {t(name)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Replacement shift={shift} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
