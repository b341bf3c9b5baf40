import type { NewSlot } from '@onward/contract'
import { ChevronDown, CopyPlus, Ellipsis, LayoutTemplate, Printer, Save, UserRoundCheck } from 'lucide'
import texts from 'texts:copies,rollOut,templates'
import { Suspense, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import type { Days } from './copy-range.ts'
import type { OnBooked } from './roll-out-dialog.tsx'
import type { Place } from './scope-fields.tsx'
import styles from './roll-out.module.css'

addTexts(texts)

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx'), 'CopyDialog')
const ApplyDialog = lazyPart(() => import('./apply-dialog.tsx'), 'ApplyDialog')
const SaveTemplate = lazyPart(() => import('./save-template.tsx'), 'SaveTemplate')

type Props = {
  places: readonly Place[]
  chosenIds: readonly string[]
  days: Days
  onBooked: OnBooked
  /** What is shown, as the slots of a template. */
  slots: () => readonly NewSlot[]
  /** Gives what is selected to somebody else, where there is something. */
  onGive?: (() => void) | undefined
  /** The icon alone, where there is little room. */
  isBrief: boolean
}

/** Many shifts at once, from what stands on a board. */
export const MoreMenu = ({ places, chosenIds, days, onBooked, slots, onGive, isBrief }: Props) => {
  const t = useText()
  const [open, setOpen] = useState<'copy' | 'apply' | 'save'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Drop
        kind="menu"
        label={t('rollOut.more')}
        isNamed={!isBrief}
        title={t('rollOut.more')}
        className={styles.more}
        face={
          isBrief ? (
            <Drawing of={Ellipsis} size={18} />
          ) : (
            <>
              {t('rollOut.more')}
              <Drawing of={ChevronDown} size={15} />
            </>
          )
        }
        onOpen={() => void CopyDialog.preload().catch(() => undefined)}
      >
        {onGive && (
          <DropItem icon={<Drawing of={UserRoundCheck} size={16} />} onClick={onGive}>
            {t('rollOut.give')}
          </DropItem>
        )}
        <DropItem icon={<Drawing of={CopyPlus} size={16} />} onClick={() => setOpen('copy')}>
          {t('copies.menu')}
        </DropItem>
        <DropItem icon={<Drawing of={LayoutTemplate} size={16} />} onClick={() => setOpen('apply')}>
          {t('templates.applyMenu')}
        </DropItem>
        <DropItem icon={<Drawing of={Save} size={16} />} onClick={() => setOpen('save')}>
          {t('templates.saveMenu')}
        </DropItem>
        <DropItem icon={<Drawing of={Printer} size={16} />} onClick={() => print()}>
          {t('rollOut.print')}
        </DropItem>
      </Drop>
      <Suspense>
        {open === 'copy' && (
          <CopyDialog places={places} chosenIds={chosenIds} days={days} onBooked={onBooked} onClose={close} />
        )}
        {open === 'apply' && <ApplyDialog days={days} onBooked={onBooked} onClose={close} />}
        {open === 'save' && <SaveTemplate slots={slots()} days={days} onClose={close} />}
      </Suspense>
    </>
  )
}
