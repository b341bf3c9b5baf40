import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { users, type AuditEntry } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'

const api = apiOf(users)
/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 250
/** So many are offered; who wants another types more. */
const MOST = 50
const ANYBODY = 'anybody'
const NOBODY = 'nobody'
const ONE = 'user:'

type Props = {
  userId: string
  isNobody: boolean
  entries: readonly AuditEntry[]
  onChange: (to: { userId: string; nobody: string }) => void
}

/** Whose doings are shown: everybody's, a user's, searched by name and address, or what nobody did who was signed in. */
export const PersonFilter = ({ userId, isNobody, entries, onChange }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<{ userId: string; fullName: string }>()
  const entry = entries.find((one) => one.userId === userId)
  const nameOf = (id: string) => (picked?.userId === id ? picked.fullName : (entry?.userName ?? id))
  const label = isNobody ? t('audit.nobody') : userId === '' ? t('audit.anybody') : nameOf(userId)
  // What stands in the field after a choice is no search.
  const [q] = useDebouncedValue(typed === label ? '' : typed, PAUSE)
  const { data, error } = useQuery({
    ...ask(api.listUsers, { q, perPage: MOST }),
    placeholderData: keepPreviousData,
  })
  const found = data?.users ?? []
  const people = found.some((one) => one.userId === userId) || userId === '' ? [] : [{ userId, fullName: label }]
  return (
    <Select
      label={t('audit.person')}
      searchable
      allowDeselect={false}
      openOnFocus={false}
      data={[
        { value: ANYBODY, label: t('audit.anybody') },
        { value: NOBODY, label: t('audit.nobody') },
        ...[...people, ...found].map((one) => ({ value: ONE + one.userId, label: one.fullName })),
      ]}
      // The search is done by the server.
      filter={({ options }) => options}
      nothingFoundMessage={t('ui.noMatch')}
      comboboxProps={{ withinPortal: true }}
      {...(error && { error: messageOf(error) })}
      searchValue={typed}
      onSearchChange={setTyped}
      value={isNobody ? NOBODY : userId === '' ? ANYBODY : ONE + userId}
      onChange={(value) => {
        const id = value?.startsWith(ONE) ? value.slice(ONE.length) : ''
        setPicked(found.find((one) => one.userId === id))
        onChange({ userId: id, nobody: value === NOBODY ? 'true' : '' })
      }}
    />
  )
}
