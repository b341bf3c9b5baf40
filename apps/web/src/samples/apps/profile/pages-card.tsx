import type { Profile } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ItemList } from '#web/samples/ui/data/item-list.tsx'
import { Star, type Stars } from './star.tsx'

export const PagesCard = ({ pages, favorites, onToggle }: { pages: Profile['suggestedPages'] } & Stars) => {
  const t = useText()
  return (
    <Card title={t('profile.pages')}>
      <ItemList
        label={t('profile.pages')}
        rows={pages.map(({ avatar, username, subtitle }) => ({
          id: username,
          mark: { drawing: <Avatar name={username} src={avatar} size={40} /> },
          title: username,
          hint: subtitle,
          end: <Star name={username} isOn={favorites.has(username)} onToggle={() => onToggle(username)} />,
        }))}
      />
    </Card>
  )
}
