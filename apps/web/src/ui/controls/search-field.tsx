import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'

/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 250

type Props = {
  label: string
  value: string
  onChange: (q: string) => void
  id?: string
  /** Words in the empty field, and a larger one, where it is what a page begins with. */
  hint?: string
  size?: 'sm' | 'md' | 'lg'
}

/** A field that searches while one types. */
export const SearchField = ({ label, value, onChange, id, hint, size = 'sm' }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState({ text: value, since: value })
  const say = useDebouncedCallback(onChange, PAUSE)
  // What was changed elsewhere, by Back or a reset, comes before what was typed earlier.
  const text = typed.since === value ? typed.text : value
  return (
    <TextInput
      {...(id !== undefined && { id })}
      type="search"
      aria-label={label}
      placeholder={hint ?? t('ui.search')}
      size={size}
      leftSection={<Icon name="search" size={15} />}
      value={text}
      onChange={(event) => {
        setTyped({ text: event.currentTarget.value, since: value })
        say(event.currentTarget.value)
      }}
    />
  )
}
