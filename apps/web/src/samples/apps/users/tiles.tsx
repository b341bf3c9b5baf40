import { users } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import { countsOf } from './counts.ts'
import styles from './user-list.module.css'

const api = apiOf(users)
const TILES = [
  { kind: 'total', tone: 0, icon: 'users' },
  { kind: 'paid', tone: 1, icon: 'tag' },
  { kind: 'active', tone: 4, icon: 'done' },
  { kind: 'pending', tone: 2, icon: 'clock' },
] as const satisfies { kind: keyof ReturnType<typeof countsOf>; tone: number; icon: IconName }[]

/** How many users there are, by what one asks about them. They keep their place until the numbers are known. */
export const Tiles = () => {
  const t = useText()
  const { data } = useQuery({ ...ask(api.allUsers, {}), select: countsOf })
  return (
    <ul className={styles.tiles} aria-label={t('users.counts')}>
      {TILES.map(({ kind, tone, icon }) => (
        <li key={kind}>
          <span>
            <strong>{data?.[kind] ?? '–'}</strong>
            <small>{t(`users.count.${kind}`)}</small>
          </span>
          <span className={styles.tileIcon} data-tone={tone}>
            <Icon name={icon} size={20} />
          </span>
        </li>
      ))}
    </ul>
  )
}
