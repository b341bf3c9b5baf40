import type { EmailLabel } from '@onward/contract/samples'
import { EllipsisVertical, Printer } from 'lucide'
import { useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Dot } from '#web/samples/ui/layout/side-list.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { LABELS } from './places.ts'
import styles from './email.module.css'

type Props = { isPlain: boolean; isSpelled: boolean; onPlain: () => void; onSpelled: () => void }

/** What else can be done with a letter that is being written. */
export const ComposeMore = ({ isPlain, isSpelled, onPlain, onSpelled }: Props) => {
  const t = useText()
  const [labels, setLabels] = useState<readonly EmailLabel[]>([])
  const toggle = (label: EmailLabel) =>
    setLabels(labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label])
  return (
    <Drop
      kind="menu"
      label={t('email.options')}
      className={styles.tool}
      face={<Drawing of={EllipsisVertical} {...ICON_PROPS} />}
    >
      <>
        <DropLabel>{t('email.labelAs')}</DropLabel>
        {LABELS.map(({ label, tone }) => (
          <DropItem
            key={label}
            icon={<Dot tone={tone} />}
            isChosen={labels.includes(label)}
            onClick={() => toggle(label)}
          >
            {t(`email.label.${label}`)}
          </DropItem>
        ))}
        <DropDivider />
        <DropItem isChosen={isPlain} onClick={onPlain}>
          {t('email.plain')}
        </DropItem>
        <DropItem isChosen={isSpelled} onClick={onSpelled}>
          {t('email.spelling')}
        </DropItem>
        <DropItem icon={<Drawing of={Printer} {...ICON_PROPS} />} onClick={() => print()}>
          {t('email.print')}
        </DropItem>
      </>
    </Drop>
  )
}
