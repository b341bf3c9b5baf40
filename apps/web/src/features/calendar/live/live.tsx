import { WifiOff } from 'lucide'
import texts from 'texts:live'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { initialsOf } from '#web/ui/layout/initials.ts'
import { Drop } from '#web/ui/overlays/drop.tsx'
import type { Looked } from './follow.ts'
import { useLive, type OnChanged } from './use-live.ts'
import styles from './live.module.css'

addTexts(texts)

/** As many faces as there is room for. */
const MOST_FACES = 4

type Props = Looked & {
  /** Others have changed what follows from this and is not asked for again by itself. */
  onChanged?: OnChanged
}

/** Follows what others change on the dates that are shown, and says who else has them open. */
export const Live = ({ place, from, to, onChanged }: Props) => {
  const t = useText()
  const { people, isLost } = useLive({ place, from, to }, onChanged)
  if (isLost)
    return (
      <Drop
        kind="dialog"
        label={t('live.lost')}
        className={styles.lost}
        face={<Drawing of={WifiOff} size={16} />}
        width={260}
      >
        <p className={styles.words}>{t('live.lostHint')}</p>
      </Drop>
    )
  if (people.length === 0) return null
  const [faces, more] = [people.slice(0, MOST_FACES), people.length - MOST_FACES]
  return (
    <Drop
      kind="dialog"
      label={t('live.others', { count: people.length })}
      className={styles.faces}
      face={
        <>
          {faces.map(({ userId, fullName }) => (
            <span key={userId} className={styles.face} aria-hidden="true">
              {initialsOf(fullName)}
            </span>
          ))}
          {more > 0 && <span aria-hidden="true">+{more}</span>}
        </>
      }
      width={260}
    >
      <ul className={styles.people}>
        {people.map(({ userId, fullName, places }) => (
          <li key={userId}>
            <bdi>{fullName}</bdi>
            <span>{joined(places.map((one) => t(`live.${one}`)))}</span>
          </li>
        ))}
      </ul>
    </Drop>
  )
}
