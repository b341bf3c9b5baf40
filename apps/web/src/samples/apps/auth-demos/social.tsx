import { Button } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { ServiceMark, SERVICES } from './service-marks.tsx'
import styles from './auth-demos.module.css'

/** Ways in by way of others, which a sample has none of. */
export const Social = () => {
  const t = useText()
  return (
    <>
      <div className={styles.or}>{t('authdemo.or')}</div>
      <div className={styles.social}>
        {SERVICES.map(({ name, parts }) => (
          <Button
            key={name}
            variant="default"
            leftSection={<ServiceMark parts={parts} />}
            aria-label={t('authdemo.with', { name })}
            onClick={() => tell(t('authdemo.notConnected', { name }))}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  )
}
