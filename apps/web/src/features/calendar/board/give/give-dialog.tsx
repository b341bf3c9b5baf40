import { useState } from 'react'
import texts from 'texts:candidates,give,judged,refusal,verdict,which'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Authoring } from '../use-authoring.ts'
import type { BoardView } from '../use-board.ts'
import type { Taker } from './judge-giving.ts'
import { Giving } from './giving.tsx'
import { TakerList } from './taker-list.tsx'
import styles from './give.module.css'

addTexts(texts)

type Props = { view: BoardView; authoring: Authoring; row: number; onClose: () => void }

/** Gives what is selected, or all that somebody works on the days that are shown, to somebody else. */
export const GiveDialog = ({ view, authoring, row, onClose }: Props) => {
  const t = useText()
  const [chosen, ofRow] = [authoring.chosenShifts(), authoring.rowShifts()]
  const [isAllWished, setAll] = useState(false)
  const [taker, setTaker] = useState<Taker>()
  // Where nothing is selected but a row, all of it is meant.
  const isAll = isAllWished || chosen.length === 0
  const shifts = isAll ? ofRow : chosen
  const { dates } = view
  const owner = authoring.personAt(row)
  return (
    <Dialog title={t('give.title')} onClose={onClose} size="lg">
      <div className={styles.give}>
        {owner && ofRow.length > chosen.length && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={isAll}
              aria-disabled={chosen.length === 0}
              onChange={({ target }) => setAll(target.checked)}
            />
            <span>
              {t('give.all', {
                count: ofRow.length,
                name: owner.providerName,
                when: dateSpan(dates[0] ?? '', dates.at(-1) ?? ''),
              })}
            </span>
          </label>
        )}
        {taker ? (
          <Giving
            // Of others other things are said.
            key={`${taker.providerId} ${isAll}`}
            taker={taker}
            shifts={shifts}
            roster={view.roster}
            onAnother={() => setTaker(undefined)}
            onGive={(changes, said, overrides) => {
              onClose()
              authoring.perform({ changes: [...changes], skipped: 0 }, said, overrides)
            }}
          />
        ) : (
          <>
            <p className={styles.lead}>{t('give.count', { count: shifts.length })}</p>
            <TakerList shifts={shifts} view={view} onChoose={setTaker} />
          </>
        )}
      </div>
    </Dialog>
  )
}
