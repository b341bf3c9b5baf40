import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { candidates as candidateCalls, type Candidate } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceField, type FieldProps } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { NO_NAMES, type NamesById } from '#web/ui/rules/words.ts'
import { OPEN } from '../use-shift-form.ts'
import { BUCKET_ICONS, bucketWords, candidateCureWords, whyOf } from './candidate-words.ts'
import styles from './candidates.module.css'

const { candidatesForShift } = apiOf(candidateCalls)
/** So many of the best are shown before one types. */
const BEST = 50
/** How long a pause in typing has to be before it is asked, in milliseconds. */
const PAUSE = 300

/** What somebody is looked for, once the facility and the times are there. */
export type AskedSlot = {
  assignmentId?: number
  hospitalId: string
  startsAt: string
  endsAt: string
  shiftTypeId?: string
}
type Props = FieldProps<string> & { choices: readonly Choice[]; slot: AskedSlot | undefined }
type Known = { candidate: Candidate; names: NamesById }

const useCandidates = (slot: AskedSlot | undefined, q: string) =>
  useQuery({
    // Without a slot nobody is asked.
    ...ask(candidatesForShift, { ...slot, q, perPage: BEST }),
    enabled: slot !== undefined,
    placeholderData: keepPreviousData,
  })

/**
 * Who works a shift, found by typing. Nobody stands first: the shift is open then. The best for the slot follow, each with what speaks against them; then everybody else
 * by name, so that typing waits for nobody. Before there is a slot, and where it cannot be found out, all are there by name.
 */
export const CandidateField = ({ choices, slot, ...field }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(JSON.stringify({ slot, typed }), PAUSE)
  const said = JSON.parse(asked) as { slot?: AskedSlot; typed: string } // as it was put together
  // What stands there because it was chosen is not searched for.
  const q = choices.some(({ label }) => label === said.typed) ? '' : said.typed.trim()
  const best = useCandidates(said.slot, '')
  const found = useCandidates(q === '' ? undefined : said.slot, q)
  const { error } = best

  const known = useMemo(() => {
    const all = new Map<string, Known>()
    const answers = slot && !error ? [q === '' ? undefined : found.data, best.data] : []
    for (const answer of answers)
      for (const candidate of answer?.candidates ?? [])
        if (!all.has(candidate.providerId))
          all.set(candidate.providerId, { candidate, names: answer?.names ?? NO_NAMES })
    return all
  }, [slot, error, q, found.data, best.data])
  const data = useMemo(() => {
    const byId = new Map(choices.map((choice) => [choice.value, choice]))
    const nobody = byId.get(OPEN) ?? []
    const first = [...known.keys()].flatMap((id) => byId.get(id) ?? [])
    return [nobody, first, choices.filter(({ value }) => value !== OPEN && !known.has(value))].flat()
  }, [known, choices])

  if (error && slot) return <ChoiceField choices={choices} description={t('candidates.unranked')} {...field} />
  return (
    <Select
      searchable
      openOnFocus={false}
      limit={60}
      data={data}
      nothingFoundMessage={t('ui.noMatch')}
      comboboxProps={{ withinPortal: true }}
      onSearchChange={setTyped}
      renderOption={({ option }) => <Option label={option.label} known={known.get(option.value)} />}
      {...field}
      error={field.error ?? null}
      value={field.value === '' ? null : (field.value ?? null)}
      onChange={(value) => field.onChange?.(value ?? '')}
    />
  )
}

/** A name, with the bucket in words and a shape, and the first reason. */
const Option = ({ label, known }: { label: string; known: Known | undefined }) => {
  const t = useText()
  const [why] = known ? whyOf(known.candidate, known.names) : []
  const [cure] = why?.cures ?? []
  return (
    <span className={styles.option}>
      <span dir="auto">{label}</span>
      {known && (
        <small>
          <Icon name={BUCKET_ICONS[known.candidate.bucket]} size={12} />
          <span>
            {bucketWords(known.candidate.bucket)}
            {why && ` · ${why.words}`}
            {known && cure && ` ${t('judged.cure')} ${candidateCureWords(cure, known.names)}`}
          </span>
        </small>
      )}
    </span>
  )
}
