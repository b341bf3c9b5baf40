import { Text } from '@mantine/core'
import { options } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:auto-complete'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { AutoComplete } from './auto-complete.field.tsx'
import styles from './auto-complete.module.css'

addTexts(texts)

const WARDS = ['Cardiology', 'Children', 'Emergency', 'Intensive care', 'Maternity', 'Neurology', 'Oncology', 'Surgery']
const PLACES = WARDS.map((value) => ({ value }))
const PEOPLE = [
  { value: 'Maya Okafor', role: 'Nurse, intensive care' },
  { value: 'Hana Okabe', role: 'Doctor, emergency' },
  { value: 'Jonas Wieland', role: 'Nurse, maternity' },
  { value: 'Ines Morales', role: 'Doctor, neurology' },
]

const Basic = () => {
  const [ward, setWard] = useState('')
  return (
    <Stack>
      <AutoComplete label="Ward" placeholder="Type a letter" options={PLACES} onPick={({ value }) => setWard(value)} />
      <Text size="sm" role="status">
        {ward === '' ? 'No ward is chosen.' : `Chosen: ${ward}`}
      </Text>
    </Stack>
  )
}

const GROUPED = [
  ...['Cardiology', 'Neurology', 'Oncology'].map((value) => ({ value, group: 'Wards' })),
  ...['Northfield Clinic', 'Oakside Hospital', 'Crane Street Practice'].map((value) => ({
    value,
    group: 'Facilities',
  })),
]
const Sections = () => <AutoComplete label="Ward or facility" placeholder="Type o" options={GROUPED} />

const api = apiOf(options)
const Ajax = () => {
  const { data, isPending, error, refetch } = useQuery(ask(api.autoComplete, undefined))
  const titles = data?.autoComplete.map(({ title, rank }) => ({ value: title, rank })) ?? []
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return <AutoComplete label="Film for the night room" placeholder="Type the" options={titles} isLoading={isPending} />
}

const Custom = () => (
  <AutoComplete label="Clinician, by first letters" placeholder="Type ma" by="start" options={PEOPLE}>
    {({ value, role }) => (
      <span className={styles.person}>
        <Avatar name={value} size={32} />
        <span>
          <strong>{value}</strong>
          <small>{role}</small>
        </span>
      </span>
    )}
  </AutoComplete>
)

const Default = () => (
  <AutoComplete label="Ward of the shift" placeholder="Open by focus" options={PLACES} opensOnFocus />
)

const Limit = () => <AutoComplete label="Ward, two at most" placeholder="Type o" options={PLACES} limit={2} />

const AutoCompletePage = () => (
  <Examples page="auto-complete" parts={{ Basic, Sections, Ajax, Custom, Default, Limit }} />
)
export default AutoCompletePage
