import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import styles from './imports.module.css'

type Props = { rows: number; created: number; changed: number; unchanged: number; doubtful: number; dryRun: boolean }

/** How many rows of a file something changes by. */
export const changesOf = ({ created, changed }: Pick<Props, 'created' | 'changed'>) => created + changed

/** What a file did, or would do, in numbers. */
export const Counts = ({ dryRun, ...numbers }: Props) => {
  const t = useText()
  const { rows, created, changed, unchanged, doubtful } = numbers
  const all = { rows, created, changed, unchanged, doubtful }
  return (
    <dl className={styles.counts} aria-label={t(dryRun ? 'imports.would' : 'imports.did')}>
      {(['rows', 'created', 'changed', 'unchanged', 'doubtful'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`imports.count.${name}`)}</dt>
          <dd>{count(all[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
