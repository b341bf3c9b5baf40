import type { Profile } from '@onward/contract/samples'
import { monthTitle } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './profile.module.css'

export const AboutCard = ({ about }: { about: Profile['userAbout'] }) => {
  const t = useText()
  const facts = [
    ['joined', monthTitle(about.joined.slice(0, 7))],
    ['lives', about.lives],
    ['email', about.email],
    ['website', about.website],
  ] as const
  return (
    <Card title={t('profile.about')}>
      <p className={styles.words}>{about.about}</p>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`profile.fact.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
