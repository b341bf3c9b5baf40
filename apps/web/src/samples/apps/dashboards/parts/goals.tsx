import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { percent } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import styles from './goals.module.css'

type Goal = { id: 'goal' | 'users' | 'retention' | 'duration'; says: string; share: number; tone: number }

/** Figures, each with a bar that says how far it is from what was aimed at. */
export const Goals = ({ of }: { of: readonly Goal[] }) => {
  const t = useText()
  return (
    <ul className={styles.goals}>
      {of.map(({ id, says, share, tone }) => (
        <li key={id}>
          <span>
            {t(`figures.aim.${id}`)}{' '}
            <strong>
              <bdi>{says}</bdi>
            </strong>
          </span>
          <Progress
            value={share * 100}
            size={7}
            radius="xl"
            color={`var(--tone-${tone})`}
            aria-label={t('figures.reached', { name: t(`figures.aim.${id}`), share: percent(share) })}
          />
        </li>
      ))}
    </ul>
  )
}
