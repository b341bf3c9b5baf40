import type { Employee } from '@onward/contract/samples'
import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { emailAddress, present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './employees.module.css'

const BLANK = { full_name: '', post: '', email: '', start_date: '', salary: '' as string | number }

type Props = { onAdd: (employee: Omit<Employee, 'id'>) => void; onClose: () => void }

/** Asks for a new row of the table. */
export const AddEmployee = ({ onAdd, onClose }: Props) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: BLANK,
    validate: {
      full_name: present,
      post: present,
      email: emailAddress,
      start_date: present,
      salary: (salary) => (typeof salary === 'number' && salary > 0 ? null : t('employees.salaryWrong')),
    },
  })
  const add = form.whenRight(({ full_name, post, email, start_date, salary }) => {
    const [year = '', month = '', day = ''] = start_date.split('-')
    onAdd({
      full_name,
      post,
      email,
      start_date: `${month}/${day}/${year}`,
      salary: `$${Number(salary).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
      responsive_id: '',
      avatar: null,
      city: '',
      age: '',
      experience: '',
      status: 5,
    })
  })
  return (
    <Dialog title={t('employees.add')} onClose={onClose}>
      <form noValidate onSubmit={add}>
        <div className={styles.fields}>
          <LineField label={t('employees.full_name')} required maxLength={80} {...form.getInputProps('full_name')} />
          <LineField label={t('employees.post')} required maxLength={80} {...form.getInputProps('post')} />
          <LineField label={t('employees.email')} required maxLength={120} {...form.getInputProps('email')} />
          <TypedDateField label={t('employees.start_date')} required {...form.getInputProps('start_date')} />
          <NumberInput
            label={t('employees.salary')}
            required
            prefix="$"
            thousandSeparator
            decimalScale={2}
            max={9_999_999}
            allowNegative={false}
            hideControls
            {...form.getInputProps('salary')}
          />
        </div>
        <SaveActions isBusy={false} onDiscard={onClose} />
      </form>
    </Dialog>
  )
}
