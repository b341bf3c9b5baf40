import { Select } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '#web/lib/choices/choice.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { clearing } from './clearing.ts'

/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 200
/** So many are offered; who wants another types more. */
const MOST = 20

type Props = {
  label: string
  /** What this field searches; fields of the same name share their answers. */
  name: string
  /** What matches the text, or the first ones while there is none. */
  load: (text: string) => Promise<readonly Choice[]>
  onPick?: (choice: Choice | undefined) => void
}

/** A choice whose options are searched elsewhere while one types. */
export const SearchedSelect = ({ label, name, load, onPick }: Props) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Choice>()
  // What stands in the field after a choice is no search.
  const [text] = useDebouncedValue(typed === chosen?.label ? '' : typed, PAUSE)
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['searched', name, text],
    queryFn: () => load(text),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <Select
      label={label}
      placeholder="Type to search"
      searchable
      clearable
      clearButtonProps={clearing(`Clear: ${label}`)}
      loading={isFetching}
      nothingFoundMessage={isFetching ? 'Searching …' : 'Nothing matches'}
      data={[...(data ?? [])]}
      // The search is done elsewhere.
      filter={({ options }) => options.slice(0, MOST)}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen?.value ?? null}
      onChange={(_, option) => {
        const choice = option ? { value: option.value, label: option.label } : undefined
        setChosen(choice)
        onPick?.(choice)
      }}
    />
  )
}
