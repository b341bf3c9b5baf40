import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './api-keys.module.css'
import { accessOf, KeyFields, useKeyForm } from './key-fields.tsx'
import { changeKey, type ApiKey } from './keys.ts'

/** Another name or another access for a key; its text stays. */
export const EditKey = ({ of, onClose }: { of: ApiKey; onClose: () => void }) => {
  const t = useText()
  const form = useKeyForm({ access: of.access, name: of.name })
  return (
    <Dialog title={t('apiKey.editTitle')} onClose={onClose}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={form.whenRight(({ access, name }) => {
          changeKey(of.key, { access: accessOf(access), name: name.trim() })
          onClose()
        })}
      >
        <KeyFields form={form} hasFocus />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
