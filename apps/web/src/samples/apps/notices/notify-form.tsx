import texts from 'texts:misc'
import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { addTexts, useText } from '#web/lib/text.ts'
import { isEmail } from '#web/lib/rules/is-email.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './notify-form.module.css'

addTexts(texts)

/** Takes an address to write to; a sample that sends nothing. */
export const NotifyForm = () => {
  const t = useText()
  const [email, setEmail] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isEmail(email)) {
      setWrong(true)
      return event.currentTarget.querySelector('input')?.focus()
    }
    setEmail('')
    return tell(t('misc.notified', { email: email.trim() }))
  }
  return (
    <form className={styles.notify} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        name="email"
        size="md"
        autoComplete="email"
        aria-label={t('misc.email')}
        placeholder={t('misc.email')}
        error={isWrong && t('ui.emailWrong')}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button type="submit" size="md">
        {t('misc.notify')}
      </Button>
    </form>
  )
}
