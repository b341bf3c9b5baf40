import { NumberInput, type NumberInputProps } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { useState } from 'react'

type Props = Omit<NumberInputProps, 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'> & {
  label: string
  value?: number | string
  defaultValue?: number | string
  min?: number
  max?: number
  onChange?: (value: number | string) => void
}

/** The kit's field for a number, that says what it is: its value and its limits are heard, and the arrow keys expected. */
export const NumberField = ({ value: held, defaultValue = '', min, max, onChange, ...props }: Props) => {
  const [own, setOwn] = useState(defaultValue)
  const value = held ?? own
  return (
    <NumberInput
      role="spinbutton"
      aria-valuenow={typeof value === 'number' ? value : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      {...props}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      value={value}
      onChange={(to) => {
        setOwn(to)
        onChange?.(to)
      }}
    />
  )
}
