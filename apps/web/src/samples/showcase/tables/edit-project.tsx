import { Button, NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useState } from 'react'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { STATUSES, type Project } from './projects.ts'

type Props = { project: Project; onSave: (project: Project) => void; onClose: () => void }

/** Name and status of a project, in a dialog. */
export const EditProject = ({ project, onSave, onClose }: Props) => {
  const [name, setName] = useState(project.name)
  const [status, setStatus] = useState(project.status)
  const [error, setError] = useState<string>()
  return (
    <Dialog title={`Edit ${project.name}`} onClose={onClose} size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') {
            setError('A project has a name')
            event.currentTarget.querySelector('input')?.focus()
          } else onSave({ ...project, name: name.trim(), status })
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={60}
            value={name}
            {...(error !== undefined && { error })}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setError(undefined)
            }}
          />
          <NativeSelect
            label="Status"
            data={[...STATUSES]}
            value={status}
            onChange={(event) => setStatus(STATUSES.find((one) => one === event.currentTarget.value) ?? status)}
          />
        </Stack>
        <Actions>
          <Button variant="default" onClick={onClose}>
            Discard
          </Button>
          <Button type="submit">Save</Button>
        </Actions>
      </form>
    </Dialog>
  )
}
