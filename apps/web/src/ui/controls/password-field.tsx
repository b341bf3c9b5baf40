import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import styles from './password-field.module.css'

/** A field for a password, with an eye to look at it that the keyboard reaches too. */
export const PasswordField = (props: TextInputProps) => {
  const t = useText()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      type={isShown ? 'text' : 'password'}
      rightSection={
        <button
          type="button"
          className={styles.eye}
          aria-label={t('ui.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {/* Drawn here: the page that most people see first does without the other icons. */}
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M2 12c4.5-8.5 15.5-8.5 20 0-4.5 8.5-15.5 8.5-20 0z" />
            <circle cx="12" cy="12" r="3" />
            {isShown && <path d="M4 4l16 16" />}
          </svg>
        </button>
      }
      {...props}
    />
  )
}
