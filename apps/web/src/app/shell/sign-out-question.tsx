import texts from 'texts:signOut'
import { useState } from 'react'
import { leaveUnasked } from '#web/lib/leaving.ts'
import { signOut } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'

addTexts(texts)

/** Asks before one signs out with something that is not saved. */
export const SignOutQuestion = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const leave = () => {
    // Whoever has said yes is not asked by the browser as well, when the session has ended and there is no way back.
    leaveUnasked()
    setBusy(true)
    void signOut()
  }
  return (
    <Confirm title={t('signOut.title')} action={t('shell.signOut')} isBusy={isBusy} onConfirm={leave} onClose={onClose}>
      {t('signOut.text')}
    </Confirm>
  )
}
