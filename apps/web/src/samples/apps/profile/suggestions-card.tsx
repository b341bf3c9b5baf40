import { Button } from '@mantine/core'
import type { Profile } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ItemList } from '#web/samples/ui/data/item-list.tsx'

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
      <ItemList
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
