import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { api } from './api.ts'
import styles from './imports.module.css'

type Props = {
  importId: string
  rows: number
  looked: number
  dryRun: boolean
  /** The last question got no answer: it goes on all the same, and it is asked again. */
  isUnheard: boolean
}

/** How far an import is, and the way to stop it: until it is done, nothing of it is there. */
export const Running = ({ importId, rows, looked, dryRun, isUnheard }: Props) => {
  const t = useText()
  const stop = useChange(() => api.stopImport({ importId }), { by: api.stopImport, done: () => t('imports.stopping') })
  const said = rows === 0 ? t('imports.arriving') : t('imports.looked', { looked: count(looked), rows: count(rows) })
  return (
    <div className={styles.running}>
      <p role="status">{said}</p>
      <progress className={styles.bar} aria-label={said} {...(rows > 0 && { max: rows, value: looked })} />
      <p className={styles.soft}>{t(dryRun ? 'imports.dryHint' : 'imports.leaveHint')}</p>
      {isUnheard && <p className={styles.wrong}>{t('imports.unheard')}</p>}
      <ChangeFailure of={stop} />
      <Actions>
        <BusyButton
          variant="default"
          isBusy={stop.isPending}
          disabled={stop.isSuccess}
          onClick={() => stop.mutate(undefined)}
        >
          {t('imports.stop')}
        </BusyButton>
      </Actions>
    </div>
  )
}
