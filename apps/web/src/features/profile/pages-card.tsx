import type { Profile } from '@onward/contract'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Star, type Stars } from './star.tsx'

export const PagesCard = ({ pages, favorites, onToggle }: { pages: Profile['suggestedPages'] } & Stars) => {
  const t = useText()
  return (
    <Card title={t('profile.pages')}>
      <Rows
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
