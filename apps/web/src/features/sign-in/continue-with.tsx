import { ApiError } from '@onward/contract'
import { useState } from 'react'
import texts from 'texts:service'
import { messageOf } from '#web/lib/messages.ts'
import { kept } from '#web/lib/storage.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { identityServiceApi } from './identity-service-api.ts'
import { isWayIn, serviceName } from './ways-in.ts'
import styles from './continue-with.module.css'

addTexts(texts)

const BLOCKED = Symbol('blocked')
const isBlocked = (reason: unknown) => reason === BLOCKED

type Props = {
  returnUrl: string | undefined
  /** Beside the fields for a password, where there are any. */
  isBeside?: boolean
  /** The service asks who it is also if it knows somebody. */
  asksAnew?: boolean
  /** What is typed on the page stays: somebody signs in beside it, and it goes on here. */
  inNewTab?: boolean
}

/** The way to the identity service, beside the fields for a password or in their place. */
export const ContinueWith = ({ returnUrl, isBeside = false, asksAnew = false, inNewTab = false }: Props) => {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const name = serviceName() ?? t('service.nameless')
  const wordsOf = (reason: unknown) => {
    if (reason instanceof ApiError) return reason.status === 503 ? t('service.down', { name }) : messageOf(reason)
    return isBlocked(reason) ? t('service.blocked') : messageOf(reason)
  }
  const hasFields = isBeside && isWayIn('local')
  const go = async () => {
    setBusy(true)
    setError(undefined)
    // Opened at once: later a browser takes it for something that nobody asked for.
    const tab = inNewTab ? window.open('about:blank', '_blank') : null
    if (inNewTab && !tab) {
      setError(BLOCKED)
      return setBusy(false)
    }
    try {
      const asks = asksAnew || kept('asksAnew') !== null
      const { url } = await identityServiceApi.beginSignIn({
        asksAnew: asks,
        ...(returnUrl !== undefined && { returnUrl }),
      })
      if (!tab) return location.assign(url)
      tab.location.replace(url)
    } catch (reason) {
      tab?.close()
      setError(reason)
    }
    return setBusy(false)
  }
  return (
    <div className={styles.service}>
      {hasFields && <p className={styles.or}>{t('service.or')}</p>}
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          {wordsOf(error)}
        </p>
      )}
      <BusyButton
        variant={hasFields ? 'default' : 'filled'}
        size="md"
        fullWidth
        isBusy={isBusy}
        leftSection={<Icon name="lock" size={18} />}
        onClick={() => void go()}
      >
        {t('service.continue', { name })}
      </BusyButton>
    </div>
  )
}
