import { useText } from '#web/lib/text.ts'
import { present } from '#web/lib/rules/rules.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { keyOf } from './draft.ts'
import { ANYBODY, type Names } from './use-names.ts'
import styles from './demand.module.css'

type Props = { names: Names; taken: readonly string[]; onAdd: (key: string) => void; onClose: () => void }

/** A new line of the grid. */
export const LineForm = ({ names, taken, onAdd, onClose }: Props) => {
  const t = useText()
  const key = ({ shiftTypeId, specialtyId }: { shiftTypeId: string; specialtyId: string }) =>
    keyOf({ shiftTypeId, specialtyId: specialtyId === ANYBODY ? null : specialtyId })
  const form = useCheckedForm({
    initialValues: { shiftTypeId: '', specialtyId: ANYBODY },
    validate: {
      shiftTypeId: (shiftTypeId, { specialtyId }) =>
        present(shiftTypeId) ?? (taken.includes(key({ shiftTypeId, specialtyId })) ? t('demand.lineTaken') : null),
    },
  })
  return (
    <Dialog title={t('demand.newLine')} size="sm" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight((values) => {
          onAdd(key(values))
          onClose()
        })}
      >
        <ChoiceField
          label={t('demand.shiftType')}
          required
          choices={names.shiftTypes}
          data-autofocus
          {...form.getInputProps('shiftTypeId')}
        />
        <ChoiceField label={t('demand.specialty')} choices={names.specialties} {...form.getInputProps('specialtyId')} />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
