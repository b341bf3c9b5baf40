import { Button } from '@mantine/core'
import { textOf } from '#web/lib/text.ts'
import { theStage } from './the-stage.ts'

/** Long enough to read it and to press. */
const STAYS_MS = 12_000

/**
 * A short note of something that went well, with what can be done about it.
 * @returns takes the note away, when there is nothing to be done about it any more
 */
export const offer = (message: string, label: string, act: () => void): (() => void) => {
  const shown = theStage()
    .then(({ showToast, hideToast }) => {
      const take = () => {
        hideToast(id)
        act()
      }
      const id = showToast({
        message: (
          <>
            {message}{' '}
            <Button size="compact-sm" variant="default" onClick={take}>
              {label}
            </Button>
          </>
        ),
        color: 'lagoon',
        role: 'status',
        autoClose: STAYS_MS,
        closeButtonProps: { 'aria-label': textOf('ui.close') },
      })
      return () => hideToast(id)
    })
    .catch((error: unknown) => console.error('A toast could not be shown', message, error))
  return () => void shown.then((hide) => hide?.())
}
