import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Tick } from '#web/ui/controls/tick.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import type { Days } from './copy-range.ts'
import styles from './roll-out.module.css'

/** With whom shifts are made. */
export type As = 'people' | 'open'
/** A facility that one plans at. */
export type Place = { id: string; name: string }

type DaysProps = { days: Days; wrong: string | undefined; onChange: (days: Days) => void }
/** From which date to which. */
export const DaysFields = ({ days, wrong, onChange }: DaysProps) => {
  const t = useText()
  const { from, to } = days
  return (
    <div className={styles.days}>
      <TypedDateField
        label={t('rollOut.from')}
        value={from}
        onChange={(date) => date !== '' && onChange({ from: date, to })}
      />
      <TypedDateField
        label={t('rollOut.to')}
        value={to}
        error={wrong}
        onChange={(date) => date !== '' && onChange({ from, to: date })}
      />
    </div>
  )
}

/** With their people, or as open shifts. */
export const AsChoice = ({ as, onChange }: { as: As; onChange: (as: As) => void }) => {
  const t = useText()
  return (
    <Segments
      label={t('rollOut.as')}
      value={as}
      onChange={onChange}
      choices={[
        { value: 'people', label: t('rollOut.asPeople') },
        { value: 'open', label: t('rollOut.asOpen') },
      ]}
    />
  )
}

/** Which of some facilities are ticked; all of them, unless some were chosen before. */
export const usePlaces = (places: readonly Place[], chosenIds: readonly string[]) => {
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(
    () => new Set(chosenIds.length === 0 ? [] : places.map(({ id }) => id).filter((id) => !chosenIds.includes(id))),
  )
  return {
    chosen: places.filter(({ id }) => !unticked.has(id)).map(({ id }) => id),
    isTicked: (id: string) => !unticked.has(id),
    toggle: (id: string) => setUnticked(toggled(unticked, id)),
  }
}

type PlacesProps = { places: readonly Place[]; ticks: ReturnType<typeof usePlaces> }
/** At which facilities. */
export const PlacesChoice = ({ places, ticks }: PlacesProps) => {
  const t = useText()
  return (
    <fieldset className={styles.places}>
      <legend>{t('rollOut.places')}</legend>
      {places.map(({ id, name }) => (
        <Tick key={id} label={name} isTicked={ticks.isTicked(id)} onChange={() => ticks.toggle(id)} />
      ))}
      {ticks.chosen.length === 0 && <p role="alert">{t('rollOut.noPlace')}</p>}
    </fieldset>
  )
}
