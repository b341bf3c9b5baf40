import texts from 'texts:again'
import { Button, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import type { UserData } from '@onward/contract'
import { ApiError } from '@onward/contract'
import { useState, type SubmitEvent } from 'react'
import { useIdleEnd } from '#web/lib/session/idle.ts'
import { messageOf } from '#web/lib/messages.ts'
import { giveUp } from '#web/lib/session/session.ts'
import { goOn } from '#web/lib/session/signed-in-again.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { PasswordField } from '#web/ui/controls/password-field.tsx'
import { useEscapeLayer } from '#web/ui/overlays/escape-layers.ts'
import { ContinueWith } from './continue-with.tsx'
import { signIn } from './sign-in.ts'
import { isWayIn } from './ways-in.ts'

addTexts(texts)

/** Over a page whose session has ended: what stands on it stays, unseen, and goes on after the sign-in. */
export const SignInAgain = ({ user }: { user: UserData }) => {
  const t = useText()
  const idle = useIdleEnd()
  // What it lies over is not closed by a key that means nothing here.
  useEscapeLayer(() => undefined, true)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') return setSaid(t('ui.required'))
    setBusy(true)
    try {
      goOn(await signIn(user.email, password))
    } catch (error) {
      const isWrong = error instanceof ApiError && error.status === 400
      setSaid(isWrong ? t('again.wrong') : messageOf(error))
      setBusy(false)
    }
    return undefined
  }
  return (
    <Modal
      opened
      data-asks=""
      centered
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('again.title')}
      size="sm"
      zIndex={1001}
      lockScroll={false}
      overlayProps={{ blur: 12, backgroundOpacity: 0.7 }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Text size="sm" mb="sm">
          {idle === undefined
            ? t('again.text', { email: user.email })
            : t('again.idle', { count: idle, email: user.email })}
        </Text>
        {isWayIn('local') && (
          <>
            <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
            <PasswordField
              label={t('again.password')}
              name="password"
              autoComplete="current-password"
              required
              data-autofocus
              error={said}
              onChange={() => setSaid(undefined)}
            />
          </>
        )}
        <Actions>
          <Button variant="default" onClick={giveUp}>
            {t('again.leave')}
          </Button>
          {isWayIn('local') && (
            <BusyButton type="submit" isBusy={isBusy}>
              {t('again.submit')}
            </BusyButton>
          )}
        </Actions>
      </form>
      {isWayIn('service') && <ContinueWith returnUrl={undefined} isBeside asksAnew inNewTab />}
    </Modal>
  )
}
