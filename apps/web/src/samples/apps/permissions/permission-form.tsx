import { Alert, Checkbox, TextInput } from '@mantine/core'
import type { Permission } from '@onward/contract/samples'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './permissions.module.css'

type Props = {
  permission?: Permission
  isBusy: boolean
  onSave: (name: string, isCore: boolean) => void
  onClose: () => void
}

/** A new permission, or another name for one. */
export const PermissionForm = ({ permission, isBusy, onSave, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { name: permission?.name ?? '', isCore: false },
    validate: { name: present },
  })
  return (
    <Dialog title={t(permission ? 'permissions.renameTitle' : 'permissions.addTitle')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight(({ name, isCore }) => onSave(name.trim(), isCore))}
      >
        {permission && (
          <Alert color="yellow" icon={<Icon name="alert" />}>
            {t('permissions.renameWarning')}
          </Alert>
        )}
        <TextInput
          label={t('permissions.name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {!permission && (
          <Checkbox label={t('permissions.core')} {...form.getInputProps('isCore', { type: 'checkbox' })} />
        )}
        <SaveActions isBusy={isBusy} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
