import styles from './grids.module.css'

/** The place of what is not known: lines without words while it is on its way, and none where it did not come. */
export const Blank = ({ label, isBusy }: { label: string; isBusy: boolean }) => (
  <div className={styles.place} role="status" data-loading={isBusy || undefined}>
    <span className={isBusy ? 'unseen' : undefined}>{label}</span>
  </div>
)
