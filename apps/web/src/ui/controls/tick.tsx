import type { KeyboardEvent, ReactNode } from 'react'
import styles from './tick.module.css'

type Props = {
  label: ReactNode
  isPartly?: boolean
  /** Beside fields of the usual size; lists are smaller. */
  isLarge?: boolean
  /** What Enter does, which ticks nothing. */
  onEnter?: () => void
} & ({ isTicked: boolean; onChange: () => void } | { name: string; startsTicked: boolean })

/** A box to tick, light enough for long lists of them; by its name it belongs to a form that reads it when it is sent. */
export const Tick = ({ label, isPartly = false, isLarge = false, onEnter, ...state }: Props) => (
  <label className={styles.tick} data-large={isLarge || undefined}>
    <input
      type="checkbox"
      {...(onEnter && {
        'aria-keyshortcuts': 'Enter',
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        },
      })}
      ref={(box) => {
        if (box) box.indeterminate = isPartly
      }}
      {...('name' in state
        ? { name: state.name, defaultChecked: state.startsTicked }
        : { checked: state.isTicked, onChange: state.onChange })}
    />
    <span>{label}</span>
  </label>
)
