import { Select } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import { users } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'

export type Chosen = { providerId: string; providerName: string }
/** As a form library gives it. */
type Props = { value?: Chosen; onChange?: (provider: Chosen | undefined) => void; error?: string }

const { listCandidates } = apiOf(users)
/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 250
const SHOWN = 50
const nothing: Chosen[] = []

/** One of the account's people who has no user yet, found on the server: an account may have thousands. */
export const ProviderChoice = ({ value: chosen, onChange, ...given }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [said] = useDebouncedValue(typed, PAUSE)
  // What stands there because it was chosen is not searched for.
  const q = chosen && said.startsWith(chosen.providerName) ? '' : said
  const { data, isFetching } = useQuery({
    ...ask(listCandidates, { q, perPage: SHOWN }),
    placeholderData: keepPreviousData,
  })
  const found: Chosen[] = data?.candidates ?? nothing
  const people =
    chosen && !found.some(({ providerId }) => providerId === chosen.providerId) ? [chosen, ...found] : found
  // Two people may share a name.
  const nameOf = ({ providerId, providerName }: Chosen) =>
    people.some((one) => one.providerName === providerName && one.providerId !== providerId)
      ? `${providerName} (${providerId})`
      : providerName
  return (
    <Select
      label={t('accountUsers.person')}
      description={t('accountUsers.personHint')}
      required
      searchable
      openOnFocus={false}
      data={people.map((one) => ({ value: one.providerId, label: nameOf(one) }))}
      // The server has found them, by more than their names.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={isFetching ? t('ui.loading') : t('ui.noMatch')}
      comboboxProps={{ withinPortal: true }}
      {...given}
      value={chosen?.providerId ?? null}
      onChange={(id) => onChange?.(people.find(({ providerId }) => providerId === id))}
    />
  )
}
