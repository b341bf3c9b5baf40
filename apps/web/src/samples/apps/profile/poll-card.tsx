import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { Profile } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Faces } from '#web/samples/ui/people/faces.tsx'
import styles from './profile.module.css'

type Props = {
  polls: Profile['polls']
  me: { avatar: string; username: string }
  /** The name of what was voted for. */
  vote: string | undefined
  onVote: (name: string) => void
}

/** One vote for each reader; whoever votes stands with the others. */
export const PollCard = ({ polls, me, vote, onVote }: Props) => {
  const t = useText()
  return (
    <Card title={t('profile.poll')}>
      <fieldset className={styles.poll}>
        <legend>{t('profile.pollQuestion')}</legend>
        {polls.map(({ name, result, votedUser }) => (
          <div key={name}>
            <label>
              <input type="radio" name="profile-poll" checked={vote === name} onChange={() => onVote(name)} />
              <span>{name}</span>
              <span className={styles.result}>{result}</span>
            </label>
            <Progress value={parseFloat(result)} size="sm" aria-label={t('profile.share', { name })} />
            <Faces
              label={t('profile.voters', { name })}
              people={vote === name ? [...votedUser, me] : votedUser}
              size={26}
            />
          </div>
        ))}
      </fieldset>
      <p className={styles.voted} role="status">
        {vote === undefined ? t('profile.notVoted') : t('profile.voted', { name: vote })}
      </p>
    </Card>
  )
}
