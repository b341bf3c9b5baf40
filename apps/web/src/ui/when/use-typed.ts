import { useState, type FocusEvent, type KeyboardEvent } from 'react'

type Settings = {
  value: string
  /** A value as the reader writes it. */
  write: (value: string) => string
  /** What was typed as a value; undefined for what is none. */
  read: (text: string) => string | undefined
  /** Whether the text can mean nothing else any more, so that it need not wait for the field to be left. */
  isWhole: (text: string) => boolean
  wrong: (text: string) => string
  onChange: ((value: string) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** A value one step further, by the arrow keys. */
  step: (value: string, by: 1 | -1) => string
}

/**
 * A field whose value is typed in the reader's own way. The text stays as it is while it is typed; what is left is read, and
 * what cannot be read stays with a word about it, and is no value.
 */
export const useTyped = ({ value, write, read, isWhole, wrong, onChange, onBlur, step }: Settings) => {
  const [text, setText] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const take = (to: string) => {
    setRefused(undefined)
    if (to !== value) onChange?.(to)
  }
  const settle = () => {
    if (text === undefined) return
    const found = text.trim() === '' ? '' : read(text)
    if (found === undefined) {
      setRefused(wrong(text))
      if (value !== '') onChange?.('')
      return
    }
    setText(undefined)
    take(found)
  }
  const choose = (to: string) => {
    setText(undefined)
    take(to)
  }
  return {
    refused,
    choose,
    input: {
      value: text ?? write(value),
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const typed = currentTarget.value
        setText(typed)
        const found = isWhole(typed) ? read(typed) : undefined
        if (found !== undefined) take(found)
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        settle()
        onBlur?.(event)
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, altKey } = event
        // Before the form is sent.
        if (key === 'Enter') settle()
        if (altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return
        const from = text === undefined ? value : read(text)
        if (from === undefined || from === '') return
        event.preventDefault()
        choose(step(from, key === 'ArrowUp' ? 1 : -1))
      },
    },
  }
}
