import { Redo2, Undo2 } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import type { RosterMaking } from './use-roster.ts'

/** Takes the last thing that was done back, and does it again. */
export const StepButtons = ({ making }: { making: RosterMaking }) => {
  const t = useText()
  const steps = [
    { label: t('board.undo'), keys: 'Control+Z', can: making.canUndo, go: making.undo, face: Undo2 },
    { label: t('board.redo'), keys: 'Control+Shift+Z', can: making.canRedo, go: making.redo, face: Redo2 },
  ]
  return steps.map(({ label, keys, can, go, face }) => (
    <IconButton
      key={keys}
      variant="default"
      aria-label={label}
      aria-keyshortcuts={keys}
      // It keeps the focus of who has pressed it.
      aria-disabled={!can}
      {...(!can && { 'data-disabled': true })}
      onClick={go}
    >
      <Drawing of={face} size={17} />
    </IconButton>
  ))
}
