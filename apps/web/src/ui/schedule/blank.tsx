import styles from './grids.module.css'

type Props = {
  label: string
  isBusy: boolean
  /** The date with which the list will begin, in words. */
  date?: string | undefined
}

/** The place of what is not known: lines without words while it is on its way, and none where it did not come. */
export const Blank = ({ label, isBusy, date }: Props) => (
  <div className={styles.place} role="status" data-loading={isBusy || undefined}>
    {date !== undefined && (
      <p className={styles.date} aria-hidden="true">
        {date}
      </p>
    )}
    <span className={isBusy ? 'unseen' : undefined}>{label}</span>
  </div>
)
