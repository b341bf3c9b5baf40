import { Button } from '@mantine/core'
import { samplePages, type Task } from '@onward/contract/samples'
import { Suspense, useState } from 'react'
import texts from 'texts:todo'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Missing } from '#web/samples/ui/data/missing.tsx'
import { AppFrame } from '#web/samples/ui/layout/app-frame.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { SortMenu } from './sort-menu.tsx'
import { TaskList } from './task-list.tsx'
import { isPlace } from './tags.ts'
import { TodoSide } from './todo-side.tsx'
import { useTasks } from './use-tasks.ts'
import styles from './todo.module.css'

addTexts(texts)

const TaskDrawer = lazyPart(() => import('./task-drawer.tsx'), 'TaskDrawer')

const TodoPage = () => {
  const t = useText()
  const tasks = useTasks()
  const [panel, setPanel] = useState<Task | 'new'>()
  const close = () => setPanel(undefined)
  return (
    <AppFrame
      title={titleOf('todo')}
      side={(closeSide) => (
        <>
          <Button
            fullWidth
            leftSection={<Icon name="plus" />}
            onClick={() => {
              closeSide()
              setPanel('new')
            }}
          >
            {t('todo.add')}
          </Button>
          <TodoSide filter={tasks.filter} tag={tasks.tag} onFollow={closeSide} />
        </>
      )}
      bar={
        <div className={styles.tools}>
          <SearchField label={t('todo.search')} value={tasks.q} onChange={(q) => tasks.change({ q })} />
          <SortMenu value={tasks.sort} onChange={(sort) => tasks.change({ sort })} />
        </div>
      }
    >
      {isPlace(tasks) ? (
        <QueryContent query={tasks.query}>
          {(rows) => (
            <TaskList
              key={tasks.shownKey}
              tasks={rows}
              isBusy={tasks.query.isPlaceholderData}
              onOpen={setPanel}
              onComplete={(task, isCompleted) => tasks.update.mutate({ id: task.id, isCompleted })}
            />
          )}
        </QueryContent>
      ) : (
        <Missing
          title={t(tasks.tag === '' ? 'todo.noFilter' : 'todo.noTag', { filter: tasks.filter, tag: tasks.tag })}
          href={samplePages.todo.path}
        >
          {t('todo.filter.all')}
        </Missing>
      )}
      <Suspense>
        {panel !== undefined && <TaskDrawer task={panel === 'new' ? undefined : panel} onClose={close} />}
      </Suspense>
    </AppFrame>
  )
}
export default TodoPage
