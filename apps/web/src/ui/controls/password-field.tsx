import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useText } from '#web/lib/text.ts'

/** A field for a password, with an eye to look at it that the keyboard reaches too. */
export const PasswordField = (props: PasswordInputProps) => {
  const t = useText()
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('ui.show') }}
      // The kit's other fields say it by themselves.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  )
}
