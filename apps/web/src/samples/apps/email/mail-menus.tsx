import type { Email, EmailFolder, EmailLabel } from '@onward/contract/samples'
import { Folder, Tag } from 'lucide'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Dot } from '#web/samples/ui/layout/side-list.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { LABELS, TARGETS } from './places.ts'
import styles from './email.module.css'

/** Puts mails into another folder. */
export const FolderMenu = ({ from, onMove }: { from?: string; onMove: (folder: EmailFolder) => void }) => {
  const t = useText()
  const label = t('email.move')
  return (
    <Drop
      kind="menu"
      label={label}
      title={label}
      className={styles.tool}
      face={<Drawing of={Folder} {...ICON_PROPS} />}
    >
      {TARGETS.filter(({ folder }) => folder !== from).map(({ folder, drawing }) => (
        <DropItem key={folder} icon={<Drawing of={drawing} {...ICON_PROPS} />} onClick={() => onMove(folder)}>
          {t(`email.folder.${folder}`)}
        </DropItem>
      ))}
    </Drop>
  )
}

/** Gives mails a label, or takes it off; a label that all of them have is marked. */
export const LabelMenu = ({
  mails,
  onToggle,
}: {
  mails: readonly Pick<Email, 'labels'>[]
  onToggle: (label: EmailLabel) => void
}) => {
  const t = useText()
  const label = t('email.labelAs')
  return (
    <Drop kind="menu" label={label} title={label} className={styles.tool} face={<Drawing of={Tag} {...ICON_PROPS} />}>
      {LABELS.map(({ label: one, tone }) => (
        <DropItem
          key={one}
          icon={<Dot tone={tone} />}
          isChosen={mails.every(({ labels }) => labels.includes(one))}
          onClick={() => onToggle(one)}
        >
          {t(`email.label.${one}`)}
        </DropItem>
      ))}
    </Drop>
  )
}
