import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** A word, an icon or a box to tick beside a field. */
export const Addon = ({ children }: { children: ReactNode }) => (
  <div className={styles.addon} dir="auto">
    {children}
  </div>
)

type Around = {
  label: string
  /** Addons, buttons and menus beside the field. What they mean is said by the label too. */
  before?: ReactNode
  after?: ReactNode
}

const around = ({ before, after }: Around) => ({
  inputContainer: (input: ReactNode) => (
    <div className={styles.group}>
      {before}
      {input}
      {after}
    </div>
  ),
})

export const FieldGroup = ({ before, after, ...props }: Around & TextInputProps) => (
  <TextInput {...around({ label: props.label, before, after })} {...props} />
)

export const LinesGroup = ({ before, after, ...props }: Around & TextareaProps) => (
  <Textarea {...around({ label: props.label, before, after })} {...props} />
)
