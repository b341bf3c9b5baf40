import { useId } from 'react'
import { Icon, type IconName } from '#web/ui/drawings/icon.tsx'
import styles from './tile-radios.module.css'

type Tile<Id extends string> = { id: Id; title: string; hint?: string; icon?: IconName }
type Props<Id extends string> = {
  label: string
  /** Undefined while none is chosen. */
  value: Id | undefined
  onChange: (id: Id) => void
  tiles: readonly Tile<Id>[]
  error?: string | undefined
}

/** One of few, each with a picture and a line that says more. */
export const TileRadios = <Id extends string>({ label, value, onChange, tiles, error }: Props<Id>) => {
  const name = useId()
  return (
    <fieldset className={styles.tiles} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className="unseen">{label}</legend>
      {tiles.map(({ id, title, hint, icon }) => (
        <label key={id} className={styles.tile}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {icon && <Icon name={icon} size={24} />}
          <span>
            <strong>{title}</strong>
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
