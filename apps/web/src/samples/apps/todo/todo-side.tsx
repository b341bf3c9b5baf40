import { samplePages } from '@onward/contract/samples'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Dot, SideList } from '#web/samples/ui/layout/side-list.tsx'
import { TAGS } from './tags.ts'

const FILTERS = [
  { filter: '', icon: 'todo' },
  { filter: 'important', icon: 'star' },
  { filter: 'completed', icon: 'done' },
  { filter: 'deleted', icon: 'trash' },
] as const

/** The filters and the tags, each an address of its own. */
export const TodoSide = ({ filter, tag, onFollow }: { filter: string; tag: string; onFollow: () => void }) => {
  const t = useText()
  const { path } = samplePages.todo
  return (
    <>
      <SideList
        onFollow={onFollow}
        links={FILTERS.map((one) => ({
          href: one.filter === '' ? path : `${path}/${one.filter}`,
          label: t(`todo.filter.${one.filter === '' ? 'all' : one.filter}`),
          icon: <Icon name={one.icon} />,
          isCurrent: tag === '' && filter === one.filter,
        }))}
      />
      <SideList
        title={t('todo.tags')}
        onFollow={onFollow}
        links={TAGS.map((one) => ({
          href: `${path}/tag/${one.tag}`,
          label: t(`todo.tag.${one.tag}`),
          icon: <Dot tone={one.tone} />,
          isCurrent: tag === one.tag,
        }))}
      />
    </>
  )
}
