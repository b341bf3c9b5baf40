import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { useState, type ReactNode } from 'react'
import styles from './auto-complete.module.css'

type Option = { value: string; group?: string }
type Props<O extends Option> = {
  label: string
  options: readonly O[]
  placeholder?: string
  /** Whether what matches begins with what was typed, or has it anywhere. */
  by?: 'start' | 'part'
  limit?: number
  /** Shows options before anything is typed. */
  opensOnFocus?: boolean
  isLoading?: boolean
  onPick?: (option: O) => void
  /** What a row shows; without it the value. */
  children?: (option: O) => ReactNode
}

const matches = ({ value }: Option, typed: string, by: 'start' | 'part') => {
  const [whole, part] = [value.toLowerCase(), typed.trim().toLowerCase()]
  return by === 'start' ? whole.startsWith(part) : whole.includes(part)
}

/** A field that suggests while one types. Arrow keys move, Enter picks, Escape closes and clears. */
export const AutoComplete = <O extends Option>(props: Props<O>) => {
  const { label, options, placeholder, by = 'part', limit, opensOnFocus = false, isLoading = false } = props
  const { onPick, children = ({ value }: O) => value } = props
  const [typed, setTyped] = useState('')
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const found = options.filter((option) => matches(option, typed, by)).slice(0, limit)
  const groups = [...new Set(found.map(({ group }) => group))]
  const isReady = opensOnFocus || typed.trim() !== ''
  const rowsOf = (group: string | undefined) =>
    found
      .filter((option) => option.group === group)
      .map((option) => (
        <Combobox.Option key={option.value} value={option.value}>
          {children(option)}
        </Combobox.Option>
      ))

  return (
    <Combobox
      store={list}
      shadow="md"
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        const option = options.find((one) => one.value === value)
        setTyped(value)
        list.closeDropdown()
        if (option) onPick?.(option)
      }}
    >
      <Combobox.Target autoComplete="off" withExpandedAttribute withKeyboardNavigation={isReady}>
        <TextInput
          label={label}
          placeholder={placeholder ?? ''}
          aria-autocomplete="list"
          value={typed}
          rightSection={isLoading ? <Loader size={16} /> : null}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            if (opensOnFocus || value.trim() !== '') list.openDropdown()
            else list.closeDropdown()
            list.resetSelectedOption()
          }}
          onFocus={() => opensOnFocus && list.openDropdown()}
          onClick={() => opensOnFocus && list.openDropdown()}
          onBlur={() => list.closeDropdown()}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped('')
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isReady}>
        <Combobox.Options mah={240} aria-label={label}>
          {groups.map((group) =>
            group === undefined ? (
              rowsOf(group)
            ) : (
              <Combobox.Group key={group} label={group}>
                {rowsOf(group)}
              </Combobox.Group>
            ),
          )}
          {/* A list has options and nothing else: this one cannot be picked. */}
          {found.length === 0 && (
            <Combobox.Option value="" disabled className={styles.none ?? ''}>
              {isLoading ? 'Loading' : 'No result'}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
