import { useId } from 'react'
import styles from './wrong-list.module.css'

type Props<Name extends string> = {
  form: { getInputProps: (name: Name) => { error?: unknown }; focus: (name: Name) => void }
  /** What the fields are called, in their order. */
  labels: Readonly<Record<Name, string>>
}

/** Everything that is wrong in a form, above it; each line leads to its field. */
export const WrongList = <Name extends string>({ form, labels }: Props<Name>) => {
  const id = useId()
  // The record has these names and no others.
  const wrong = (Object.keys(labels) as Name[]).flatMap((name) => {
    const { error } = form.getInputProps(name)
    return typeof error === 'string' ? [{ name, error }] : []
  })
  if (wrong.length === 0) return null
  return (
    <div role="group" aria-labelledby={id} className={styles.wrong}>
      <p id={id}>{wrong.length === 1 ? 'One field is not right yet' : `${wrong.length} fields are not right yet`}</p>
      <ul>
        {wrong.map(({ name, error }) => (
          <li key={name}>
            <button type="button" onClick={() => form.focus(name)}>
              {labels[name]}: {error}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
