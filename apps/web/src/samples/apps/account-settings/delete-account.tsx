import { Alert, Button, Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ConfirmSteps } from '#web/samples/ui/overlays/confirm-steps.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

export const DeleteAccount = () => {
  const t = useText()
  const [isGone, setGone] = useVisit('isGone', false)
  const [isSure, setSure] = useState(false)
  const [error, setError] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const ask = () => {
    if (isSure) return setAsking(true)
    setError(true)
    return box.current?.focus()
  }
  return (
    <Card title={t('settings.delete')}>
      <Alert
        color="orange"
        icon={<Icon name="alert" />}
        title={t('settings.deleteSure')}
        className={styles.warning ?? ''}
      >
        {t('settings.deleteWarning')}
      </Alert>
      <form
        className={styles.delete}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <Checkbox
          ref={box}
          label={t('settings.deleteConfirm')}
          required
          disabled={isGone}
          checked={isSure}
          error={error && t('settings.deleteWanted')}
          onChange={({ currentTarget: { checked } }) => {
            setSure(checked)
            setError(false)
          }}
        />
        <Button type="submit" color="red" disabled={isGone}>
          {t(isGone ? 'settings.deactivated' : 'settings.deactivate')}
        </Button>
      </form>
      {isAsking && (
        <ConfirmSteps
          title={t('settings.deactivateTitle')}
          action={t('settings.deactivate')}
          done={{ title: t('settings.deactivatedTitle'), text: t('settings.deactivatedText') }}
          kept={{ title: t('settings.keptTitle'), text: t('settings.deactivateKept') }}
          onConfirm={() => setGone(true)}
          onClose={() => setAsking(false)}
        >
          {t('settings.deactivateText')}
        </ConfirmSteps>
      )}
    </Card>
  )
}
