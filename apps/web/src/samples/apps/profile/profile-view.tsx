import type { Profile } from '@onward/contract/samples'
import { profileOf, useOwn } from '#web/samples/lib/own-person.ts'
import { toggled } from '#web/lib/toggled.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { afterVote } from './after-vote.ts'
import { doDeed, useDeeds } from './deeds.ts'
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

/** The profile of who is signed in. */
export const ProfileView = ({ data }: { data: Profile }) => {
  const [{ view: asked }] = useAddress(DEFAULTS)
  const view: View = VIEWS.find((one) => one === asked) ?? 'feed'
  const own = useOwn()
  const {
    posts: written = data.post,
    favorites = new Set([...data.suggestedPages, ...data.twitterFeeds].filter(({ favorite }) => favorite).map(nameOf)),
    added = new Set<string>(),
    vote,
  } = useDeeds()
  const profile = profileOf({ ...data, post: written }, own)
  const stars = { favorites, onToggle: (name: string) => doDeed({ favorites: toggled(favorites, name) }) }
  const friends = (
    <SuggestionsCard
      people={profile.suggestions}
      added={added}
      onToggle={(name) => doDeed({ added: toggled(added, name) })}
    />
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
          <Feed posts={profile.post} me={profile.header} onChange={(posts) => doDeed({ posts })} />
          <div className={styles.end}>
            <PhotosCard photos={profile.latestPhotos} />
            {friends}
            <PollCard
              polls={afterVote(profile.polls, vote)}
              me={profile.header}
              vote={vote}
              onVote={(name) => doDeed({ vote: name })}
            />
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
