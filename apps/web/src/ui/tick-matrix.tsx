import { Checkbox } from '@mantine/core'
import styles from './notice-matrix.module.css'

type Named = { id: string; label: string }
type Props = {
  label: string
  /** What the first column is called. */
  head: string
  rows: readonly Named[]
  channels: readonly Named[]
  /** `news email` for each that is on. */
  ticked: ReadonlySet<string>
  onChange: (ticked: ReadonlySet<string>) => void
}

/** Which news go where: a box for each of both. */
export const NoticeMatrix = ({ label, head, rows, channels, ticked, onChange }: Props) => {
  const tick = (key: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(key)
    else next.delete(key)
    onChange(next)
  }
  return (
    // A scroller must be reachable by keyboard.
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {channels.map((channel) => (
              <th key={channel.id} scope="col">
                {channel.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {channels.map((channel) => {
                const key = `${row.id} ${channel.id}`
                return (
                  <td key={channel.id}>
                    <Checkbox
                      aria-label={`${row.label}, ${channel.label}`}
                      checked={ticked.has(key)}
                      onChange={(event) => tick(key, event.currentTarget.checked)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
