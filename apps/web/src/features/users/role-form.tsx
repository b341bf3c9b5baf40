import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { present } from '#web/lib/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/actions.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LineField } from '#web/ui/fields.tsx'
import { tell } from '#web/ui/toast.ts'
import { useCheckedForm } from '#web/ui/use-checked-form.ts'
import { ALL, AREAS, DEEDS, ticked, type Permit, type Role } from './permissions-of.ts'
import styles from './roles.module.css'

type Props = { role: Role | undefined; onClose: () => void }

/** A role's name and what it may. No call stores it. */
export const RoleForm = ({ role, onClose }: Props) => {
  const t = useText()
  const [permits, setPermits] = useState<ReadonlySet<Permit>>(new Set(role?.permits))
  const form = useCheckedForm({
    initialValues: { name: role ? t(`roles.role.${role.id}`) : '' },
    validate: { name: present },
  })
  return (
    <Dialog title={t(role ? 'roles.editTitle' : 'roles.addTitle')} size="lg" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight(() => {
          tell(t('roles.notStored'))
          onClose()
        })}
      >
        <LineField label={t('roles.name')} required {...form.getInputProps('name')} />
        <Checkbox
          label={t('roles.everything')}
          checked={permits.size === ALL.length}
          indeterminate={permits.size > 0 && permits.size < ALL.length}
          onChange={(event) => setPermits(new Set(event.currentTarget.checked ? ALL : []))}
        />
        <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('roles.permissions')}>
          <table className={styles.matrix}>
            <thead>
              <tr>
                <th scope="col">{t('roles.permissions')}</th>
                {DEEDS.map((deed) => (
                  <th key={deed} scope="col">
                    {t(`roles.deed.${deed}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {AREAS.map((area) => (
                <tr key={area}>
                  <th scope="row">{t(`roles.area.${area}`)}</th>
                  {DEEDS.map((deed) => (
                    <td key={deed}>
                      <Checkbox
                        aria-label={`${t(`roles.area.${area}`)}, ${t(`roles.deed.${deed}`)}`}
                        checked={permits.has(`${area} ${deed}`)}
                        onChange={(event) =>
                          setPermits(ticked(permits, `${area} ${deed}`, event.currentTarget.checked))
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
