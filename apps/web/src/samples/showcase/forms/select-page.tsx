import { MultiSelect, NativeSelect, Select } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import '#web/ui/controls/native-select.css'
import { options } from '@onward/contract/samples'
import { Baby, HeartPulse, Scissors } from 'lucide'
import { useState, type ReactNode } from 'react'
import texts from 'texts:select'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import type { Choice } from '#web/lib/choices/choice.ts'
import { apiOf } from '#web/lib/api.ts'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { clearing } from './clearing.ts'
import { SearchedSelect } from './searched-select.tsx'
import { GROUPS, lookUp, searchPeople, WARDS } from './select.samples.ts'
import styles from './select.module.css'

addTexts(texts)

const Native = () => (
  <Stack>
    <label className={styles.plain}>
      The browser’s own
      <select defaultValue="Maternity">
        {WARDS.map((ward) => (
          <option key={ward}>{ward}</option>
        ))}
      </select>
    </label>
    <NativeSelect label="Dressed" data={WARDS} />
    <NativeSelect label="Disabled" data={WARDS} disabled />
    <label className={styles.plain}>
      Several, with Control or Shift
      <select multiple size={4} defaultValue={['Children', 'Emergency']}>
        {WARDS.map((ward) => (
          <option key={ward}>{ward}</option>
        ))}
      </select>
    </label>
  </Stack>
)

const Sizes = () => (
  <Stack>
    <NativeSelect label="Large" size="lg" data={WARDS} />
    <NativeSelect label="Default" data={WARDS} />
    <NativeSelect label="Small" size="xs" data={WARDS} />
  </Stack>
)

const Enhanced = () => (
  <Stack>
    <Select label="Ward" placeholder="Type or choose" searchable data={WARDS} nothingFoundMessage="Nothing matches" />
    <Select
      label="Ward, or none"
      defaultValue="Surgery"
      clearable
      clearButtonProps={clearing('No ward')}
      data={WARDS}
    />
    <Select label="Ward that is looked up" loading placeholder="Looked up …" data={[]} />
    <Select label="Ward by contract" defaultValue="Oncology" disabled data={WARDS} />
  </Stack>
)

const Multi = () => (
  <MultiSelect
    label="Wards you work on"
    description="Backspace takes the last one away."
    defaultValue={['Cardiology', 'Surgery']}
    searchable
    clearable
    clearButtonProps={clearing('None of them')}
    data={WARDS}
    nothingFoundMessage="Nothing matches"
  />
)

const Grouped = () => <Select label="Ward or facility" placeholder="Choose" searchable data={GROUPS} />

const Animated = () => (
  <Select
    label="Ward, opened gently"
    placeholder="Choose"
    data={WARDS}
    comboboxProps={{ transitionProps: { transition: 'pop', duration: 180 } }}
  />
)

const FIXED = ['Emergency']
const CHOICES = WARDS.map((value) => ({ value, label: value, disabled: FIXED.includes(value) }))

const Fixed = () => {
  const [wards, setWards] = useState([...FIXED, 'Surgery'])
  return (
    <MultiSelect
      label="Wards of everybody"
      description="Emergency stays, whatever else is chosen."
      data={CHOICES}
      value={wards}
      onChange={(next) => setWards([...new Set([...FIXED, ...next])])}
    />
  )
}

const Callback = () => (
  <SearchedSelect
    label="Clinician, called back"
    name="callback"
    load={(text) => new Promise((resolve) => lookUp(text, resolve))}
  />
)

const Promised = () => <SearchedSelect label="Clinician, promised" name="promise" load={searchPeople} />

const NEW = '\u0000new'

const Creatable = () => {
  const [known, setKnown] = useState(['Night', 'Holiday'])
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const name = typed.trim()
  const isNew = name !== '' && !known.some((one) => one.toLowerCase() === name.toLowerCase())
  return (
    <Select
      label="Kind of shift"
      placeholder="Type a new one"
      searchable
      data={[
        ...known.map((value) => ({ value, label: value })),
        ...(isNew ? [{ value: NEW, label: `Add “${name}”` }] : []),
      ]}
      searchValue={typed}
      onSearchChange={setTyped}
      value={kind}
      onChange={(value) => {
        if (value === NEW) setKnown([...known, name])
        setKind(value === NEW ? name : value)
      }}
    />
  )
}

const SIGNS: Record<string, ReactNode> = {
  Cardiology: <Drawing of={HeartPulse} size={16} />,
  Maternity: <Drawing of={Baby} size={16} />,
  Surgery: <Drawing of={Scissors} size={16} />,
}

const Icons = () => {
  const [ward, setWard] = useState<string | null>('Maternity')
  return (
    <Select
      label="Ward with its sign"
      data={Object.keys(SIGNS)}
      value={ward}
      onChange={setWard}
      allowDeselect={false}
      leftSection={SIGNS[ward ?? '']}
      renderOption={({ option }) => (
        <span className={styles.option}>
          {SIGNS[option.value]}
          {option.label}
        </span>
      )}
    />
  )
}

const api = apiOf(options)
const films = async (query: string) => {
  const found = await api.movieOptions({ query })
  return found.map(({ id, label }) => ({ value: String(id), label }))
}

const Database = () => {
  const [film, setFilm] = useState<Choice>()
  return (
    <Stack>
      <SearchedSelect label="Film for the night room" name="films" load={films} onPick={setFilm} />
      <p role="status">{film ? `Number ${film.value} of the shelf` : 'No film is chosen.'}</p>
    </Stack>
  )
}

const SelectPage = () => (
  <Examples
    page="select"
    parts={{
      Native,
      Sizes,
      Enhanced,
      Multi,
      Grouped,
      Animated,
      Fixed,
      Callback,
      Promised,
      Creatable,
      Icons,
      Database,
    }}
  />
)
export default SelectPage
