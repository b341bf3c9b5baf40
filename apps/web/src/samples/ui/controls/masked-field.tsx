import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { masked, type Mask } from '#web/samples/lib/masks.ts'
import styles from './masked-field.module.css'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  mask: Mask
  value?: string
  onChange?: (text: string) => void
}

/** A field that writes what is typed as it should be written; the caret stays behind the sign that it stood behind. */
export const MaskedField = ({ mask, value = '', onChange, ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  // React puts the caret to the end of a text that is not what was typed.
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      classNames={{ input: styles.masked ?? '' }}
      {...props}
      value={value}
      onChange={({ currentTarget }) => {
        const next = masked(mask, currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
        caret.current = next.caret
        onChange?.(next.text)
      }}
    />
  )
}
