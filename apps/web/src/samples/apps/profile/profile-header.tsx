import { type Profile, samplePages } from '@onward/contract/samples'
import { useState } from 'react'
import { Link } from 'wouter'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { VIEWS, type View } from './views.ts'
import styles from './header.module.css'

const ICONS = { feed: 'list', about: 'user', photos: 'cards', friends: 'users' } as const

export const ProfileHeader = ({ header, view }: { header: Profile['header']; view: View }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { avatar, username, designation, coverImg } = header
  return (
    <section className={styles.header} aria-label={username}>
      <img className={styles.cover} src={coverImg} alt="" width="1280" height="280" />
      <div className={styles.who}>
        <Avatar name={username} src={avatar} size={128} />
        <div>
          <h2>{username}</h2>
          <p>{designation}</p>
        </div>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.burger}
          aria-expanded={isOpen}
          aria-controls="profile-parts"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" size={20} />
          {t(`profile.view.${view}`)}
        </button>
        <nav id="profile-parts" aria-label={t('profile.parts')} data-open={isOpen ? '' : undefined}>
          <ul>
            {VIEWS.map((one) => (
              <li key={one}>
                <Link
                  href={`${samplePages.profile.path}${one === 'feed' ? '' : `?view=${one}`}`}
                  aria-current={one === view ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  <Icon name={ICONS[one]} size={16} />
                  {t(`profile.view.${one}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Link href={samplePages['account-settings'].path} className={styles.edit}>
          <Icon name="edit" size={16} />
          {t('profile.edit')}
        </Link>
      </div>
    </section>
  )
}
