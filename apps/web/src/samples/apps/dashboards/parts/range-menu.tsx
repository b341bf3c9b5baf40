import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './range-menu.module.css'

type Props<Choice extends string> = {
  /** What is chosen here, such as "Range of average sessions". */
  label: string
  choices: readonly Choice[]
  value: Choice
  say?: (choice: Choice) => string
  onChange: (choice: Choice) => void
}

/** The time that a card tells of; the button says which, and offers the others. */
export const RangeMenu = <Choice extends string>({ label, choices, value, say = String, onChange }: Props<Choice>) => (
  <Drop
    kind="menu"
    label={`${label}: ${say(value)}`}
    className={styles.button}
    width={170}
    face={
      <>
        {say(value)}
        <Icon name="down" size={15} />
      </>
    }
  >
    {choices.map((choice) => (
      <DropItem key={choice} isChosen={choice === value} onClick={() => onChange(choice)}>
        {say(choice)}
      </DropItem>
    ))}
  </Drop>
)
