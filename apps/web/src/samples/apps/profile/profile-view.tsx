import type { Profile } from '@onward/contract/samples'
import { useState } from 'react'
import { toggled } from '#web/lib/toggled.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { AboutCard } from './about-card.tsx'
import { Feed } from './feed-view.tsx'
import { PagesCard } from './pages-card.tsx'
import { PhotosCard } from './photos-card.tsx'
import { PollCard } from './poll-card.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { SuggestionsCard } from './suggestions-card.tsx'
import { TweetsCard } from './tweets-card.tsx'
import { DEFAULTS, VIEWS, type View } from './views.ts'
import styles from './profile.module.css'

/** Nothing is stored: likes, comments and votes last until the page is left. */
export const ProfileView = ({ profile }: { profile: Profile }) => {
  const [{ view: asked }] = useAddress(DEFAULTS)
  const view: View = VIEWS.find((one) => one === asked) ?? 'feed'
  const [posts, setPosts] = useState<Profile['post']>(profile.post)
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(
    new Set([...profile.suggestedPages, ...profile.twitterFeeds].filter(({ favorite }) => favorite).map(nameOf)),
  )
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  const [vote, setVote] = useState<string>()
  const stars = { favorites, onToggle: (name: string) => setFavorites(toggled(favorites, name)) }
  const friends = (
    <SuggestionsCard people={profile.suggestions} added={added} onToggle={(name) => setAdded(toggled(added, name))} />
  )
  return (
    <div className={styles.page}>
      <ProfileHeader header={profile.header} view={view} />
      {view === 'feed' && (
        <div className={styles.columns}>
          <div className={styles.start}>
            <AboutCard about={profile.userAbout} />
            <PagesCard pages={profile.suggestedPages} {...stars} />
            <TweetsCard tweets={profile.twitterFeeds} {...stars} />
          </div>
          <Feed posts={posts} me={profile.header} onChange={setPosts} />
          <div className={styles.end}>
            <PhotosCard photos={profile.latestPhotos} />
            {friends}
            <PollCard polls={profile.polls} me={profile.header} vote={vote} onVote={setVote} />
          </div>
        </div>
      )}
      {view === 'about' && (
        <div className={styles.halves}>
          <AboutCard about={profile.userAbout} />
          <PagesCard pages={profile.suggestedPages} {...stars} />
        </div>
      )}
      {view === 'photos' && <PhotosCard photos={profile.latestPhotos} isLarge />}
      {view === 'friends' && friends}
    </div>
  )
}

const nameOf = ({ username }: { username: string }) => username
