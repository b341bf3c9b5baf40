import { Button } from '@mantine/core'
import { AtSign, GitBranch, Globe, UsersRound } from 'lucide-react'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './auth-demos.module.css'

// Plain signs of the family: the marks of others are theirs.
const others = [
  { name: 'Google', Sign: Globe },
  { name: 'Facebook', Sign: UsersRound },
  { name: 'X', Sign: AtSign },
  { name: 'GitHub', Sign: GitBranch },
]

/** Ways in by way of others, which a sample has none of. */
export const Social = () => {
  const t = useText()
  return (
    <>
      <div className={styles.or}>{t('authdemo.or')}</div>
      <div className={styles.social}>
        {others.map(({ name, Sign }) => (
          <Button
            key={name}
            variant="default"
            leftSection={<Sign size={16} aria-hidden="true" />}
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
