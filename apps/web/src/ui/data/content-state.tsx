import { Alert, Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import styles from './content-state.module.css'

/** In place of content that is on its way. */
export const Loading = ({ label }: { label?: string }) => {
  const t = useText()
  return (
    <div className={styles.block} role="status" data-loading="">
      <Loader size="sm" />
      <span>{label ?? t('ui.loading')}</span>
    </div>
  )
}

/** In place of content that there is none of. */
export const Empty = ({
  icon = 'calendar',
  title,
  children,
}: {
  icon?: IconName
  title: string
  children?: ReactNode
}) => (
  <div className={styles.block}>
    <Icon name={icon} size={32} />
    <strong>{title}</strong>
    {children}
  </div>
)

type FailureProps = {
  error: unknown
  /** The words for it, where there are better ones than those that are said everywhere. */
  wording?: (error: unknown) => string
  /** Nobody knows whether it was done. */
  isOpen?: boolean
  onRetry?: () => void
}

/** A call failed: what is known of it, and a way to try again. What was shown before may stay beside it. */
export const Failure = ({ error, wording = messageOf, isOpen = false, onRetry }: FailureProps) => {
  const t = useText()
  return (
    <Alert
      color="red"
      icon={<Icon name="alert" />}
      title={t(isOpen ? 'ui.perhaps' : 'ui.failed')}
      role="alert"
      className={styles.failure ?? ''}
    >
      <p>{wording(error)}</p>
      {onRetry && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      )}
    </Alert>
  )
}
