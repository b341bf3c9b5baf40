import type { Profile } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Star, type Stars } from './star.tsx'
import styles from './profile.module.css'

export const TweetsCard = ({ tweets, favorites, onToggle }: { tweets: Profile['twitterFeeds'] } & Stars) => {
  const t = useText()
  return (
    <Card title={t('profile.tweets')}>
      <ul className={styles.tweets}>
        {tweets.map(({ avatar, username, id, desc, tags }) => (
          <li key={id}>
            <div className={styles.head}>
              <Avatar name={username} src={avatar} size={40} />
              <span className={styles.two}>
                <strong>{username}</strong>
                <small>
                  <bdi>@{id}</bdi>
                </small>
              </span>
              <Star name={username} isOn={favorites.has(username)} onToggle={() => onToggle(username)} />
            </div>
            <p>{desc}</p>
            <small className={styles.hash}>{tags}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
