import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import styles from './floating-field.module.css'

/** A label that stands in the empty field and moves out of the way. The placeholder is empty, but there: it tells that nothing is typed. */
const FLOATING = {
  classNames: { root: styles.root ?? '', label: styles.label ?? '', input: styles.input ?? '' },
  inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
  placeholder: ' ',
}

export const FloatingField = (props: TextInputProps & { label: string }) => <TextInput {...FLOATING} {...props} />

export const FloatingLines = (props: TextareaProps & { label: string }) => <Textarea {...FLOATING} {...props} />
