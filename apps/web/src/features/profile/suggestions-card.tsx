import { Button } from '@mantine/core'
import type { Profile } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Rows } from '#web/ui/rows.tsx'

type Props = {
  people: Profile['suggestions']
  /** Who has been asked to be a friend. */
  added: ReadonlySet<string>
  onToggle: (name: string) => void
}

export const SuggestionsCard = ({ people, added, onToggle }: Props) => {
  const t = useText()
  return (
    <Card title={t('profile.suggestions')}>
      <Rows
        label={t('profile.suggestions')}
        rows={people.map(({ avatar, name, mutualFriend }) => ({
          id: name,
          mark: { drawing: <Avatar name={name} src={avatar} size={40} /> },
          title: name,
          hint: t('profile.mutual', { count: mutualFriend }),
          end: (
            <Button
              size="xs"
              variant={added.has(name) ? 'light' : 'filled'}
              aria-pressed={added.has(name)}
              leftSection={<Icon name={added.has(name) ? 'done' : 'plus'} size={14} />}
              onClick={() => onToggle(name)}
            >
              {t(added.has(name) ? 'profile.asked' : 'profile.add')}
              <span className="unseen"> {name}</span>
            </Button>
          ),
        }))}
      />
    </Card>
  )
}
