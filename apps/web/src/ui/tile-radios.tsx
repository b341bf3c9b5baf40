import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './tile-radios.module.css'

type Tile<Id extends string> = { id: Id; title: string; hint?: string; icon?: IconName; drawing?: ReactNode }
type Props<Id extends string> = {
  label: string
  value: Id
  onChange: (id: Id) => void
  tiles: readonly Tile<Id>[]
}

/** One of few, each with a picture and a line that says more. */
export const TileRadios = <Id extends string>({ label, value, onChange, tiles }: Props<Id>) => {
  const name = useId()
  return (
    <fieldset className={styles.tiles}>
      <legend className="unseen">{label}</legend>
      {tiles.map(({ id, title, hint, icon, drawing }) => (
        <label key={id} className={styles.tile}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          {drawing}
          {icon && <Icon name={icon} size={24} />}
          <span>
            <strong>{title}</strong>
            {hint !== undefined && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
