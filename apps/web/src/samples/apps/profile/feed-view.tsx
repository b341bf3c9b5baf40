import { Button } from '@mantine/core'
import type { Profile, ProfilePost } from '@onward/contract/samples'
import { useEffect, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { PostCard } from './post-card.tsx'
import styles from './profile.module.css'

/** How long it takes to look for more, in milliseconds. */
const LOOK = 2000

type Props = { posts: Profile['post']; me: Profile['header']; onChange: (posts: Profile['post']) => void }

export const Feed = ({ posts, me, onChange }: Props) => {
  const t = useText()
  const [more, setMore] = useState<'asked' | 'none'>()
  useEffect(() => {
    if (more !== 'asked') return undefined
    const timer = setTimeout(() => setMore('none'), LOOK)
    return () => clearTimeout(timer)
  }, [more])
  const change = (to: ProfilePost) => onChange(posts.map((post) => (post.id === to.id ? to : post)))
  return (
    <div className={styles.feed}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} me={me} onChange={change} />
      ))}
      <Button className={styles.more ?? ''} loading={more === 'asked'} onClick={() => setMore('asked')}>
        {t('profile.more')}
      </Button>
      <p className={styles.voted} role="status">
        {more === 'none' && t('profile.noMore')}
      </p>
    </div>
  )
}
