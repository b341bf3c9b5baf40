import { Button, MultiSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { KanbanLabel, type KanbanTask } from '@onward/contract/samples'
import { useState } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DateField } from '#web/ui/controls/fields.tsx'
import { RichText } from '#web/samples/ui/rich-text/rich-text.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { CoverField } from './cover-field.tsx'
import { isLabel } from './labels.ts'
import type { Kanban, TaskChange } from './use-kanban.ts'
import styles from './kanban.module.css'

type Props = { task: KanbanTask; save: Kanban['save']; onClose: () => void }

/** Everything about one card. */
export const TaskDrawer = ({ task, save, onClose }: Props) => {
  const t = useText()
  const [resets, setResets] = useState(0)
  const { id, title, dueDate, labels, assignedTo, coverImage = '', description } = task
  const form = useCheckedForm<Omit<TaskChange, 'id'>>({
    initialValues: { title, dueDate, labels, assignedTo, coverImage, description },
    validate: { title: present },
  })
  const { values, setValue } = form
  const people = [...new Set([...SAMPLE_PEOPLE, ...assignedTo.map((person) => person.title)])]
  const faceOf = (name: string) => assignedTo.find((person) => person.title === name)?.img ?? ''
  return (
    <Drawer title={t('kanban.update')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.whenRight((given) => save.mutate({ id, ...given }, { onSuccess: onClose }))}
      >
        <TextInput
          label={t('kanban.taskTitle')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <DateField label={t('kanban.dueDate')} {...form.getInputProps('dueDate')} />
        <MultiSelect
          label={t('kanban.labels')}
          data={KanbanLabel.options.map((label) => ({ value: label, label: t(`kanban.label.${label}`) }))}
          value={values.labels}
          onChange={(chosen) => setValue('labels', chosen.filter(isLabel))}
        />
        <MultiSelect
          label={t('kanban.assignees')}
          searchable
          data={people}
          nothingFoundMessage={t('ui.noMatch')}
          value={values.assignedTo.map((person) => person.title)}
          onChange={(names) =>
            setValue(
              'assignedTo',
              names.map((name) => ({ title: name, img: faceOf(name) })),
            )
          }
        />
        <CoverField
          key={`cover ${resets}`}
          value={values.coverImage ?? ''}
          onChange={(picture) => setValue('coverImage', picture)}
        />
        <RichText
          label={t('kanban.description')}
          value={values.description}
          onChange={(html) => setValue('description', html)}
        />
        <Actions>
          <Button
            variant="default"
            onClick={() => {
              form.reset()
              setResets(resets + 1)
            }}
          >
            {t('kanban.reset')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('kanban.save')}
          </Button>
        </Actions>
      </form>
    </Drawer>
  )
}
