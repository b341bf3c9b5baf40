import { memo, useId, useMemo, useState, type ReactNode } from 'react'
import { folded } from '#web/lib/formats/folded.ts'
import { useText } from '#web/lib/text.ts'
import { STATES } from './filtered.ts'
import { ZOOMS } from './period.ts'
import { GROUPINGS, SORTS } from './rows.ts'
import type { BoardView } from './use-board.ts'
import { VIEWS } from './use-board-address.ts'
import { typeName } from './words.ts'
import styles from './board.module.css'

type Choice = { value: string; label: string }
type SelectProps = { label: string; value: string; choices: readonly Choice[]; onChange: (value: string) => void }

/** A choice in a line of filters: one that is not as at first is seen to be so. */
const Filter = ({ label, value, choices, onChange, isOn, isBare }: SelectProps & { isOn: boolean; isBare?: true }) => (
  <label data-choice="">
    {!isBare && <span>{label}</span>}
    <select
      aria-label={label}
      title={label}
      value={value}
      data-on={isOn || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  </label>
)

type Props = { view: BoardView; isTight: boolean; onFind: (providerId: string) => void; children?: ReactNode }

/** Whom and what one looks at, in which order and how wide. */
export const BoardFilters = memo(({ view, isTight, onFind, children }: Props) => {
  const t = useText()
  const { roster, address, violations } = view
  const { change } = address
  const isByPeople = address.view === 'people'
  const any = (label: string) => ({ value: '', label })
  /** What the address says stands in the list, whether it is offered or not: nothing else was chosen. */
  const asked = (value: string, offered: readonly string[], name: string | undefined) =>
    value === '' || offered.includes(value)
      ? []
      : [{ value, label: name ?? (view.isKnown ? t('board.unknown', { id: value }) : '…') }]
  const facilities = [...roster.facilities.values()].filter(({ isActive }) => isActive)
  const types = [...roster.types.values()].filter(({ isActive }) => isActive)
  return (
    <div className={styles.filters}>
      {isTight && (
        <Filter
          label={t('board.view')}
          value={address.view}
          isOn={!isByPeople}
          isBare
          choices={VIEWS.map((value) => ({ value, label: t(`board.view.${value}`) }))}
          onChange={(to) => change({ view: to === 'people' ? '' : to })}
        />
      )}
      <Filter
        label={t('board.facility')}
        value={address.facility}
        isOn={address.facility !== ''}
        isBare
        choices={[
          any(t('board.anyFacility')),
          ...facilities.map((one) => ({ value: one.hospitalId, label: one.facilityName })),
          ...asked(
            address.facility,
            facilities.map(({ hospitalId }) => hospitalId),
            roster.facilities.get(address.facility)?.facilityName,
          ),
        ]}
        onChange={(facility) => change({ facility })}
      />
      <Filter
        label={t('board.specialty')}
        value={address.specialty}
        isOn={address.specialty !== ''}
        isBare
        choices={[
          any(t('board.anySpecialty')),
          ...[...roster.specialties].map(([value, label]) => ({ value, label })),
          ...asked(address.specialty, [...roster.specialties.keys()], undefined),
        ]}
        onChange={(specialty) => change({ specialty })}
      />
      <Filter
        label={t('board.type')}
        value={address.type}
        isOn={address.type !== ''}
        isBare
        choices={[
          any(t('board.anyType')),
          ...types.map(({ shiftTypeId }) => ({ value: shiftTypeId, label: typeName(roster, shiftTypeId) })),
          ...asked(
            address.type,
            types.map(({ shiftTypeId }) => shiftTypeId),
            roster.types.has(address.type) ? typeName(roster, address.type) : undefined,
          ),
        ]}
        onChange={(type) => change({ type })}
      />
      {address.view !== 'facilities' && (
        <Filter
          label={t('board.state')}
          value={address.state}
          isOn={address.state !== ''}
          isBare
          choices={[any(t('board.anyState')), ...STATES.map((value) => ({ value, label: t(`board.legend.${value}`) }))]}
          onChange={(state) => change({ state })}
        />
      )}
      {isByPeople && (
        <label data-coming={violations === undefined || undefined}>
          <input
            type="checkbox"
            disabled={violations === undefined}
            checked={address.violationsOnly}
            onChange={({ target }) => change({ violations: target.checked ? 'only' : '' })}
          />
          {t('board.violationsOnly', { count: violations ?? 0 })}
        </label>
      )}
      {isByPeople && (
        <>
          <Filter
            label={t('board.groupBy')}
            value={address.grouping}
            isOn={false}
            choices={GROUPINGS.map((value) => ({ value, label: t(`board.group.${value}`) }))}
            onChange={(group) => change({ group })}
          />
          <Filter
            label={t('board.sortBy')}
            value={address.sort}
            isOn={false}
            choices={SORTS.map((value) => ({ value, label: t(`board.sort.${value}`) }))}
            onChange={(sort) => change({ sort })}
          />
        </>
      )}
      {children}
      <span className={styles.space} />
      {isByPeople && <Find view={view} onFind={onFind} />}
      <Filter
        label={t('board.zoom')}
        value={address.zoom}
        isOn={false}
        isBare
        choices={ZOOMS.map((value) => ({ value, label: t(`board.zoom.${value}`) }))}
        onChange={(zoom) => change({ zoom: zoom === 'middle' ? '' : zoom })}
      />
    </div>
  )
})
BoardFilters.displayName = 'BoardFilters'

/** Whole, then how it begins, then how a word of it does, then anywhere. */
const WAYS: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.startsWith(wanted),
  (name, wanted) => name.includes(` ${wanted}`),
  (name, wanted) => name.includes(wanted),
]

/** Not chosen from the list. The name may go on, and its next letter would be a shift type on the board. */
const isTyped = (event: Event) => event instanceof InputEvent && event.inputType !== 'insertReplacementText'

/** A name leads to its row: chosen at once, typed with Enter. */
const Find = ({ view: { rows }, onFind }: Pick<Props, 'view' | 'onFind'>) => {
  const t = useText()
  const list = useId()
  const [typed, setTyped] = useState('')
  const people = useMemo(() => rows.flatMap((row) => (row.kind === 'person' ? [row.person] : [])), [rows])
  const options = useMemo(
    () =>
      people.slice(0, 500).map(({ providerId, providerName }) => (
        <option key={providerId} value={providerName}>
          {providerName}
        </option>
      )),
    [people],
  )
  const wanted = folded(typed.trim())
  const names = useMemo(() => people.map(({ providerName }) => folded(providerName)), [people])
  const found = useMemo(() => {
    if (wanted === '') return undefined
    const place = WAYS.map((fits) => names.findIndex((name) => fits(name, wanted))).find((at) => at >= 0)
    return place === undefined ? undefined : people[place]
  }, [names, people, wanted])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (found) onFind(found.providerId)
      }}
    >
      <input
        type="search"
        className={styles.find}
        aria-label={t('board.find')}
        placeholder={t('board.find')}
        list={list}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value)
          if (isTyped(nativeEvent)) return
          const chosen = people.find(({ providerName }) => providerName === target.value)
          if (chosen) onFind(chosen.providerId)
        }}
      />
      <datalist id={list}>{options}</datalist>
      <span className="unseen" role="status">
        {wanted !== '' && !found && t('ui.noMatch')}
      </span>
    </form>
  )
}
