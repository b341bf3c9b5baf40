import { Button } from '@mantine/core'
import { useState } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { PHONE } from '#web/samples/lib/masks.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'

const WARDS = ['Cardiology', 'Emergency', 'Surgery'].map((value) => ({ value, label: value }))

const ThirdParty = () => {
  const [round, setRound] = useState(0)
  const form = useCheckedForm({
    initialValues: { ward: '', date: '', phone: '' },
    validate: {
      ward: present,
      date: present,
      phone: (phone) => present(phone) ?? (phone.length < 14 ? 'Ten digits, please.' : null),
    },
  })
  const reset = () => {
    form.reset()
    // What was typed and is no day goes too.
    setRound(round + 1)
  }
  return (
    <form noValidate onSubmit={form.whenRight((values) => tell(`Sent: ${Object.values(values).join(', ')}`))}>
      <Stack>
        <ChoiceField label="Ward" required choices={WARDS} {...form.getInputProps('ward')} />
        <TypedDateField key={round} label="First day" required {...form.getInputProps('date')} />
        <MaskedField mask={PHONE} label="Phone" type="tel" required {...form.getInputProps('phone')} />
      </Stack>
      <Actions>
        <Button variant="default" onClick={reset}>
          Reset
        </Button>
        <Button type="submit">Submit</Button>
      </Actions>
    </form>
  )
}

export { ThirdParty }
