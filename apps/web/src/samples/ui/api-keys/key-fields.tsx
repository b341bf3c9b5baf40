import { NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useText } from '#web/lib/text.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ACCESS, type Access } from './keys.ts'

export type KeyValues = { access: string; name: string }

/** The form of a key, new or not. */
export const useKeyForm = (initialValues: KeyValues) => {
  const t = useText()
  return useCheckedForm<KeyValues>({
    initialValues,
    validate: { name: (name) => (name.trim() === '' ? t('apiKey.nameWrong') : null) },
  })
}
type Form = ReturnType<typeof useKeyForm>

export const accessOf = (word: string): Access => ACCESS.find((access) => access === word) ?? 'read'

export const KeyFields = ({ form, hasFocus = false }: { form: Form; hasFocus?: boolean }) => {
  const t = useText()
  return (
    <>
      <NativeSelect
        label={t('apiKey.access')}
        data={ACCESS.map((access) => ({ value: access, label: t(`apiKey.access.${access}`) }))}
        {...form.getInputProps('access')}
      />
      <TextInput
        label={t('apiKey.name')}
        description={t('apiKey.nameHint')}
        required
        maxLength={60}
        autoComplete="off"
        data-autofocus={hasFocus || undefined}
        {...form.getInputProps('name')}
      />
    </>
  )
}
