import type { KanbanBoard } from '@onward/contract/samples'
import { Suspense, useState } from 'react'
import texts from 'texts:kanban'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { Boards } from './boards.tsx'
import { useKanban } from './use-kanban.ts'

addTexts(texts)

const TaskDrawer = lazyPart(() => import('./task-drawer.tsx'), 'TaskDrawer')
const AT_FIRST = { task: '' }
type Asked = { what: 'clear' | 'remove'; board: KanbanBoard }

const KanbanPage = () => {
  const t = useText()
  const kanban = useKanban()
  const [{ task: openId }, change] = useAddress(AT_FIRST)
  const [asked, setAsked] = useState<Asked>()
  const opened = kanban.tasks.find(({ id }) => String(id) === openId)
  const act = asked && kanban[asked.what]
  return (
    <>
      <PageHead title={titleOf('kanban')} lead={t('kanban.lead')} />
      <QueryContent query={kanban.queries.boards}>
        {() => (
          <QueryContent query={kanban.queries.tasks}>
            {() => (
              <Boards
                kanban={kanban}
                onOpen={({ id }) => change({ task: String(id) })}
                onAsk={(what, board) => setAsked({ what, board })}
              />
            )}
          </QueryContent>
        )}
      </QueryContent>
      <Suspense>
        {opened && <TaskDrawer key={opened.id} task={opened} save={kanban.save} onClose={() => change({ task: '' })} />}
      </Suspense>
      {asked && act && (
        <Confirm
          title={t(`kanban.${asked.what}Title`)}
          action={t(`kanban.${asked.what}`)}
          isBusy={act.isPending}
          onConfirm={() => act.mutate(asked.board, { onSuccess: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          {t(`kanban.${asked.what}Text`, { title: asked.board.title })}
        </Confirm>
      )}
    </>
  )
}
export default KanbanPage
