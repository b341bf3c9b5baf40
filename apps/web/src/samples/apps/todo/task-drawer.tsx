import { Button, MultiSelect, Select, TextInput } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { TaskTag, type Task } from '@onward/contract/samples'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DateField } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { RichText } from '#web/samples/ui/rich-text/rich-text.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { TAGS } from './tags.ts'
import { useTaskChanges } from './use-tasks.ts'
import styles from './todo.module.css'

const BLANK: Omit<Task, 'id'> = {
  title: '',
  dueDate: '',
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
}

/** A new task, or everything about one. */
export const TaskDrawer = ({ task, onClose }: { task: Task | undefined; onClose: () => void }) => {
  const t = useText()
  const changes = useTaskChanges(onClose)
  const form = useCheckedForm<Omit<Task, 'id'>>({
    initialValues: task ?? BLANK,
    validate: { title: present },
  })
  const { isCompleted, isImportant, assignee, tags } = form.values
  const isBusy = Object.values(changes).some(({ isPending }) => isPending)
  return (
    <Drawer title={t(task ? 'todo.update' : 'todo.add')} onClose={onClose}>
      <div className={styles.drawerTools}>
        {task ? (
          <Button
            variant={isCompleted ? 'light' : 'default'}
            onClick={() => form.setValue('isCompleted', !isCompleted)}
          >
            {t(isCompleted ? 'todo.isCompleted' : 'todo.markComplete')}
          </Button>
        ) : (
          <span />
        )}
        <QuietButton
          color={isImportant ? 'yellow' : 'gray'}
          label={t('todo.important')}
          aria-pressed={isImportant}
          onClick={() => form.setValue('isImportant', !isImportant)}
        >
          <Icon name="star" />
        </QuietButton>
        {task && !task.isDeleted && (
          <QuietButton label={t('todo.delete')} onClick={() => changes.remove.mutate(task)}>
            <Icon name="trash" />
          </QuietButton>
        )}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight((values) =>
          task ? changes.save.mutate({ ...task, ...values }) : changes.add.mutate(values),
        )}
      >
        <TextInput label={t('todo.title')} required maxLength={200} data-autofocus {...form.getInputProps('title')} />
        <Select
          label={t('todo.assignee')}
          clearable
          searchable
          data={SAMPLE_PEOPLE}
          nothingFoundMessage={t('ui.noMatch')}
          value={assignee?.fullName ?? null}
          onChange={(fullName) => form.setValue('assignee', fullName === null ? null : { fullName, avatar: null })}
        />
        <DateField label={t('todo.dueDate')} {...form.getInputProps('dueDate')} />
        <MultiSelect
          label={t('todo.tags')}
          data={TAGS.map(({ tag }) => ({ value: tag, label: t(`todo.tag.${tag}`) }))}
          value={tags}
          onChange={(chosen) => form.setValue('tags', chosen.filter(isTag))}
        />
        <RichText
          label={t('todo.description')}
          value={form.values.description}
          onChange={(html) => form.setValue('description', html)}
        />
        <Actions>
          {task?.isDeleted && (
            <Button variant="default" loading={isBusy} onClick={() => changes.restore.mutate(task)}>
              {t('todo.restore')}
            </Button>
          )}
          <Button variant="default" onClick={task ? form.reset : onClose}>
            {t(task ? 'todo.reset' : 'ui.discard')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(task ? 'todo.saveTask' : 'todo.addTask')}
          </Button>
        </Actions>
      </form>
    </Drawer>
  )
}

const isTag = (word: string): word is TaskTag => TaskTag.options.some((tag) => tag === word)
