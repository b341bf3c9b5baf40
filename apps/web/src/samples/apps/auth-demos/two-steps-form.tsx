import { Button } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { NONE } from './digits.ts'
import { SAMPLE } from './kinds.ts'
import styles from './auth-demos.module.css'

export const TwoStepsForm = () => {
  const t = useText()
  const [, navigate] = useLocation()
  const [code, setCode] = useState(NONE)
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.includes('')) setWrong(true)
    else navigate('/')
  }
  return (
    <>
      <p className={styles.number} dir="ltr">
        {SAMPLE.number}
      </p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <CodeBoxes
          label={t('authdemo.code')}
          code={code}
          error={isWrong ? t('authdemo.codeWanted') : undefined}
          onChange={(next) => {
            setCode(next)
            setWrong(false)
          }}
        />
        <Button type="submit" size="md" fullWidth>
          {t('authdemo.signIn')}
        </Button>
      </form>
      <p className={styles.other}>
        {t('authdemo.noCode')}{' '}
        <button type="button" className={styles.link} onClick={() => tell(t('authdemo.codeSent'))}>
          {t('authdemo.resend')}
        </button>{' '}
        {t('authdemo.orElse')}{' '}
        <a href={SAMPLE.call} className={styles.link}>
          {t('authdemo.call')}
        </a>
      </p>
    </>
  )
}
