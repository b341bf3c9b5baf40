import { type EmailsMeta, samplePages } from '@onward/contract/samples'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { Dot, SideList } from '#web/samples/ui/layout/side-list.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import { FOLDERS, LABELS } from './places.ts'

type Props = { folder: string; label: string; meta: EmailsMeta | undefined; onFollow: () => void }

/** The folders, those that wait with how many, and the labels. */
export const EmailSide = ({ folder, label, meta, onFollow }: Props) => {
  const t = useText()
  const { path } = samplePages.email
  const counts: Record<string, number> = { ...meta }
  return (
    <>
      <SideList
        onFollow={onFollow}
        links={FOLDERS.map(({ folder: one, drawing }) => ({
          href: `${path}/${one}`,
          label: t(`email.folder.${one}`),
          icon: <Drawing of={drawing} {...ICON_PROPS} />,
          isCurrent: folder === one,
          count: counts[one] ?? 0,
          countLabel: t(one === 'draft' ? 'email.drafts' : 'email.unread'),
        }))}
      />
      <SideList
        title={t('email.labels')}
        onFollow={onFollow}
        links={LABELS.map(({ label: one, tone }) => ({
          href: `${path}/label/${one}`,
          label: t(`email.label.${one}`),
          icon: <Dot tone={tone} />,
          isCurrent: label === one,
        }))}
      />
    </>
  )
}
