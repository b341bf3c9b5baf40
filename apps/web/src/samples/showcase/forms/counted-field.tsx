import { ActionIcon } from '@mantine/core'
import { Minus, Plus } from 'lucide'
import { useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { NumberField } from './number-field.tsx'
import styles from './counted-field.module.css'

type Props = { label: string; from: number; min?: number; max?: number; color?: string }

/** A number between two buttons, large enough for a finger. */
export const CountedField = ({ label, from, min = 0, max = 99, color = 'lagoon' }: Props) => {
  const [value, setValue] = useState<number | string>(from)
  const now = typeof value === 'number' ? value : min
  return (
    <NumberField
      label={label}
      value={value}
      onChange={setValue}
      min={min}
      max={max}
      allowDecimal={false}
      hideControls
      inputContainer={(input) => (
        <div className={styles.counted}>
          <ActionIcon
            size={34}
            color={color}
            aria-label={`Fewer: ${label}`}
            disabled={now <= min}
            onClick={() => setValue(now - 1)}
          >
            <Drawing of={Minus} size={16} />
          </ActionIcon>
          {input}
          <ActionIcon
            size={34}
            color={color}
            aria-label={`More: ${label}`}
            disabled={now >= max}
            onClick={() => setValue(now + 1)}
          >
            <Drawing of={Plus} size={16} />
          </ActionIcon>
        </div>
      )}
    />
  )
}
