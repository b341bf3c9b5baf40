import type { Profile } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './profile.module.css'

type Props = { photos: Profile['latestPhotos']; isLarge?: boolean }

export const PhotosCard = ({ photos, isLarge = false }: Props) => {
  const t = useText()
  return (
    <Card title={t('profile.photos')}>
      <ul className={styles.photos} data-large={isLarge ? '' : undefined}>
        {photos.map(({ img }, at) => (
          <li key={img}>
            <img
              src={img}
              alt={t('profile.photo', { number: at + 1, count: photos.length })}
              width="160"
              height="160"
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
