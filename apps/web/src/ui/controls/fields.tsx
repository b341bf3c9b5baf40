import { Select, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import type { Choice } from '#web/lib/choices/choice.ts'
import { useText } from '#web/lib/text.ts'
import './choice-face.css'

/** What a form library gives a field. */
export type FieldProps<Value> = {
  label: string
  value?: Value
  onChange?: (value: Value) => void
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  description?: string
  placeholder?: string
  maxLength?: number
  /** What browsers call it when they fill it in. */
  autoComplete?: string
}

/** The kit wants an absent error to be absent. */
const said = (error: string | undefined) => (error === undefined ? {} : { error })

export const DateField = ({ onChange, error, ...props }: FieldProps<string>) => (
  <TextInput type="date" {...props} {...said(error)} onChange={(event) => onChange?.(event.currentTarget.value)} />
)

export const TimeField = ({ onChange, error, ...props }: FieldProps<string>) => (
  <TextInput type="time" {...props} {...said(error)} onChange={(event) => onChange?.(event.currentTarget.value)} />
)

export const LineField = ({ onChange, error, ...props }: FieldProps<string>) => (
  <TextInput {...props} {...said(error)} onChange={(event) => onChange?.(event.currentTarget.value)} />
)

export const LinesField = ({ onChange, error, ...props }: FieldProps<string> & { rows?: number }) => (
  <Textarea rows={3} {...props} {...said(error)} onChange={(event) => onChange?.(event.currentTarget.value)} />
)

/** A choice among few or thousands: type to find it. */
export const ChoiceField = ({
  choices,
  onChange,
  error,
  ...props
}: FieldProps<string> & { choices: readonly Choice[] }) => {
  const t = useText()
  return (
    <Select
      searchable
      openOnFocus={false}
      limit={60}
      data={choices}
      nothingFoundMessage={t('ui.noMatch')}
      comboboxProps={{ withinPortal: true }}
      {...props}
      {...said(error)}
      value={props.value === '' ? null : (props.value ?? null)}
      onChange={(value) => onChange?.(value ?? '')}
    />
  )
}
