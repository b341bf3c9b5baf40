import { MultiSelect, Select, type OptionsFilter } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '#web/lib/choices/choice.ts'
import { folded } from '#web/lib/formats/folded.ts'
import { messageOf } from '#web/lib/messages.ts'
import { useText } from '#web/lib/text.ts'
import './combobox.css'

/** How long a pause in typing has to be before it is searched, in milliseconds. */
const PAUSE = 250
const SHOWN = 50
const nothing: readonly Choice[] = []

/** As `ask` gives it. */
type Asked<Answer> = {
  queryKey: readonly [string, unknown]
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}
type Search<Answer> = {
  /** Asks the server for what holds a text: an account may have thousands. */
  asked: (wish: { q: string; perPage: number }) => Asked<Answer>
  /** What of an answer can be chosen. */
  listed: (answer: Answer) => readonly Choice[]
}
type Field = {
  label: string
  description?: string
  placeholder?: string
  required?: boolean
  error?: string
}

const withId = ({ value, label }: Choice) => `${label} (${value})`

/** What the server finds, with what is chosen among it, so that it has a name. */
const useFound = <Answer,>({ asked, listed }: Search<Answer>, chosen: readonly Choice[]) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [said] = useDebouncedValue(typed, PAUSE)
  // What stands there because it was chosen is not searched for, with its id or without.
  const q = chosen.some((one) => one.label === said || withId(one) === said) ? '' : said
  const { data, error, isPlaceholderData } = useQuery({
    ...asked({ q, perPage: SHOWN }),
    placeholderData: keepPreviousData,
    select: listed,
  })
  const found = data ?? nothing
  // Of what is typed nothing is known yet: what was found before narrows at once, so that an answer moves little of it away.
  const isSearching = typed !== said || isPlaceholderData || data === undefined
  const isLike = (label: string) => folded(label).includes(folded(typed.trim()))
  const all = [...chosen.filter(({ value }) => !found.some((one) => one.value === value)), ...found]
  // Two may share a name.
  const nameOf = ({ value, label }: Choice) =>
    all.some((one) => one.label === label && one.value !== value) ? withId({ value, label }) : label
  return {
    all,
    props: {
      searchable: true,
      data: all.map((one) => ({ value: one.value, label: nameOf(one) })),
      // The server finds them by more than their names.
      filter: (({ options }) =>
        isSearching ? options.filter((one) => 'label' in one && isLike(one.label)) : options) satisfies OptionsFilter,
      searchValue: typed,
      onSearchChange: setTyped,
      nothingFoundMessage: error ? messageOf(error) : isSearching ? t('ui.loading') : t('ui.noMatch'),
      comboboxProps: { withinPortal: true },
    },
  }
}

type One = { value?: Choice | undefined; onChange?: (chosen: Choice | undefined) => void; clearable?: boolean }

/** One of what the server has, found by typing. */
export const FoundChoice = <Answer,>({ asked, listed, value, onChange, ...field }: Search<Answer> & Field & One) => {
  const { all, props } = useFound({ asked, listed }, value ? [value] : [])
  return (
    <Select
      openOnFocus={false}
      {...props}
      {...field}
      value={value?.value ?? null}
      onChange={(id) => onChange?.(all.find((one) => one.value === id))}
    />
  )
}

type Many = { value?: readonly Choice[]; onChange?: (chosen: Choice[]) => void }

/** Several of what the server has, in the order in which they were chosen. */
export const FoundChoices = <Answer,>({
  asked,
  listed,
  value = nothing,
  onChange,
  ...field
}: Search<Answer> & Field & Many) => {
  const { all, props } = useFound({ asked, listed }, value)
  return (
    <MultiSelect
      openOnFocus={false}
      {...props}
      {...field}
      value={value.map((one) => one.value)}
      onChange={(ids) => onChange?.(ids.flatMap((id) => all.find((one) => one.value === id) ?? []))}
    />
  )
}
