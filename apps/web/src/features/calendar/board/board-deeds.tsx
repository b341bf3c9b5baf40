import { timeOf } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { Authoring } from './use-authoring.ts'
import type { Pins } from './use-pins.ts'
import type { RosterMaking } from './use-roster.ts'
import type { Roster } from './roster.ts'
import { typeName } from './words.ts'
import styles from './board.module.css'

type Props = {
  isByDemand: boolean
  authoring: Authoring
  making: RosterMaking
  roster: Roster
  pins: Pins
  onDone: () => void
}

/** What can be done with what is selected, without keys too, and whether all of it has been saved. */
export const BoardDeeds = ({ isByDemand, authoring, making, roster, pins, onDone }: Props) => {
  const t = useText()
  const { types, type, fill, exchange, take, give, clear, hasShifts, isAnyMeant, hasToGive } = authoring
  const { unsent, isSaving, savedAt } = making
  const act = (deed: () => void) => () => {
    onDone()
    deed()
  }
  return (
    <>
      <span
        className={styles.deeds}
        role="group"
        aria-label={t('board.deeds')}
        data-coming={roster.types.size === 0 ? '' : undefined}
      >
        {(isByDemand ? [] : types.slice(0, MOST_TYPES)).map((one) => (
          <button
            key={one.shiftTypeId}
            type="button"
            title={typeName(roster, one.shiftTypeId)}
            aria-label={t('board.put', { type: typeName(roster, one.shiftTypeId) })}
            onClick={act(() => type(one))}
          >
            {one.letters}
          </button>
        ))}
        {!isByDemand && (
          <>
            <button type="button" disabled={!hasShifts} aria-keyshortcuts="Control+D" onClick={act(fill)}>
              {t('board.fill')}
            </button>
            <button type="button" disabled={!isAnyMeant} aria-keyshortcuts="Space" onClick={act(take)}>
              {t('board.move')}
            </button>
            <button type="button" disabled={!hasShifts} aria-keyshortcuts="X" onClick={act(exchange)}>
              {t('board.exchange')}
            </button>
            <button type="button" disabled={!hasToGive} aria-keyshortcuts="G" onClick={act(give)}>
              <bdi>{t('board.give')}</bdi>
            </button>
          </>
        )}
        <button type="button" disabled={!isAnyMeant} aria-keyshortcuts="Delete" onClick={act(clear)}>
          {t('board.clear')}
        </button>
        {!isByDemand && (
          <button type="button" disabled={!pins.canPin} aria-keyshortcuts="P" onClick={act(pins.pin)}>
            {t(pins.isPinned ? 'board.unpin' : 'board.pin')}
          </button>
        )}
      </span>
      {unsent.length > 0 ? (
        <span className={styles.state} data-failed="">
          <Icon name="alert" size={12} />
          <span>{t('board.unsent', { count: unsent.length })}</span>
          <span className={styles.deeds}>
            <button type="button" onClick={act(making.sendAgain)}>
              {t('ui.retry')}
            </button>
            <button type="button" onClick={act(making.drop)}>
              {t('board.drop')}
            </button>
          </span>
        </span>
      ) : (
        <span className={styles.state}>
          {isSaving ? (
            <>
              <Icon name="clock" size={12} />
              {t('board.saving')}
            </>
          ) : (
            savedAt !== undefined && (
              <>
                <Icon name="done" size={12} />
                {t('board.saved', { time: timeOf(savedAt) })}
              </>
            )
          )}
        </span>
      )}
    </>
  )
}
/** As many as a foot has room for; all of them can be typed. */
const MOST_TYPES = 6
