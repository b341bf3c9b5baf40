import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { CardFields, keptOf, NO_CARD, useCardForm, type KeptCard } from './card-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from '#web/samples/ui/controls/forms.module.css'

type Props = {
  title: string
  lead?: string
  /** What the switch is for. */
  choice: string
  /** The card that is changed; its number is asked for anew, for nobody keeps it. */
  card?: KeptCard | undefined
  onSave: (card: KeptCard) => void
  onClose: () => void
}

/** A dialog for a card to pay with. Texts: `card`. */
export const CardDialog = ({ title, lead, choice, card, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCardForm(card ? { ...NO_CARD, name: card.name, expiry: card.expiry, isOn: card.isOn } : NO_CARD)
  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={form.whenRight((values) => onSave(keptOf(values)))}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {card && <p className={styles.lead}>{t('card.again', { end: card.end })}</p>}
        <CardFields form={form} choice={choice} hasFocus />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
