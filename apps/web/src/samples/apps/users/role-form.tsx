import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { folded } from '#web/lib/formats/folded.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { TickMatrix } from '#web/samples/ui/controls/tick-matrix.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { keepRole, useRoles, type NamedRole } from './roles.ts'
import { ALL, AREAS, DEEDS, type Permit } from './permissions-of.ts'
import styles from './roles.module.css'

type Props = { role: NamedRole | undefined; onClose: () => void }

/** A role's name and what it may. */
export const RoleForm = ({ role, onClose }: Props) => {
  const t = useText()
  const others = useRoles().filter(({ id }) => id !== role?.id)
  const [permits, setPermits] = useState<ReadonlySet<Permit>>(new Set(role?.permits))
  const form = useCheckedForm({
    initialValues: { name: role?.name ?? '' },
    validate: {
      name: (text: string) =>
        present(text) ?? (others.some(({ name }) => folded(name) === folded(text.trim())) ? t('roles.taken') : null),
    },
  })
  return (
    <Dialog title={t(role ? 'roles.editTitle' : 'roles.addTitle')} size="lg" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight(({ name }) => {
          keepRole(role, name.trim(), [...permits])
          tell(t('roles.saved', { name: name.trim() }))
          onClose()
        })}
      >
        <LineField label={t('roles.name')} required maxLength={80} {...form.getInputProps('name')} />
        <Checkbox
          label={t('roles.everything')}
          checked={permits.size === ALL.length}
          indeterminate={permits.size > 0 && permits.size < ALL.length}
          onChange={(event) => setPermits(new Set(event.currentTarget.checked ? ALL : []))}
        />
        <TickMatrix
          label={t('roles.permissions')}
          head={t('roles.permissions')}
          rows={AREAS.map((id) => ({ id, label: t(`roles.area.${id}`) }))}
          columns={DEEDS.map((id) => ({ id, label: t(`roles.deed.${id}`) }))}
          ticked={permits}
          onChange={setPermits}
        />
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
