import { Button } from '@mantine/core'
import { shiftTypes } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { facilityChoices, providerChoices, specialtyChoices } from '#web/lib/choices/account-choices.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { ChoiceField, TimeField } from '#web/ui/controls/fields.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { LineNames, LineOf } from './template-lines.ts'
import styles from './templates.module.css'

const { listShiftTypes } = apiOf(shiftTypes)

/** What a new line is about: where, of which type, and whose. */
export const LineForm = ({ onAdd }: { onAdd: (line: LineOf & LineNames) => void }) => {
  const t = useText()
  const { data } = useQuery(ask(listShiftTypes, { perPage: 500 }))
  const types = data?.shiftTypes ?? []
  const [place, setPlace] = useState<Choice>()
  const [typeId, setTypeId] = useState('')
  const [specialty, setSpecialty] = useState<Choice>()
  const [person, setPerson] = useState<Choice>()
  const [times, setTimes] = useState({ startsAt: '', endsAt: '' })
  const type = types.find(({ shiftTypeId }) => shiftTypeId === typeId)
  // One that may be at any time has to say when.
  const isFree = type !== undefined && type.days === null
  const isReady =
    place !== undefined && type !== undefined && (!isFree || (times.startsAt !== '' && times.endsAt !== ''))
  const add = () => {
    if (!place || !type) return
    const { startsAt, endsAt } = times
    onAdd({
      hospitalId: place.value,
      facilityName: place.label,
      shiftTypeId: type.shiftTypeId,
      shiftTypeName: type.shiftTypeName,
      ...(isFree
        ? { startsAt, endsAt, days: endsAt > startsAt ? 0 : 1 }
        : { startsAt: null, endsAt: null, days: null }),
      specialtyId: specialty?.value ?? null,
      specialtyName: specialty?.label ?? null,
      providerId: person?.value ?? null,
      providerName: person?.label ?? null,
    })
    setPerson(undefined)
  }
  return (
    <fieldset className={styles.newLine}>
      <legend>{t('templates.newLine')}</legend>
      <FoundChoice label={t('templates.facility')} {...facilityChoices} value={place} onChange={setPlace} />
      <ChoiceField
        label={t('templates.type')}
        choices={types.map((row) => ({
          value: row.shiftTypeId,
          label: shiftTypeName({ ...row, shiftType: row.partOfDay }),
        }))}
        value={typeId}
        onChange={setTypeId}
      />
      {isFree && (
        <>
          <TimeField
            label={t('templates.starts')}
            value={times.startsAt}
            onChange={(startsAt) => setTimes({ ...times, startsAt })}
          />
          <TimeField
            label={t('templates.ends')}
            value={times.endsAt}
            onChange={(endsAt) => setTimes({ ...times, endsAt })}
          />
        </>
      )}
      <FoundChoice label={t('templates.specialty')} {...specialtyChoices} value={specialty} onChange={setSpecialty} />
      <FoundChoice
        label={t('templates.person')}
        placeholder={t('templates.nobody')}
        {...providerChoices}
        value={person}
        onChange={setPerson}
      />
      <Button variant="default" leftSection={<Icon name="plus" />} disabled={!isReady} onClick={add}>
        {t('templates.add')}
      </Button>
    </fieldset>
  )
}
