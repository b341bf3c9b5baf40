import { FileUp } from 'lucide'
import { useId, useState, type DragEvent, type Ref } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import styles from './drop-zone.module.css'

type Props = {
  label: string
  hint: string
  /** Endings, such as `.csv`, that the system's dialog offers. */
  accept: readonly string[]
  isMany?: boolean
  isBusy?: boolean
  ref?: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}

/** A field for a file or several, which can be dropped on it as well. */
export const DropZone = ({ label, hint, accept, isMany = false, isBusy = false, ref, onFiles }: Props) => {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    // Or the browser would go to the file.
    event.preventDefault()
    setOver(true)
  }
  return (
    <label className={styles.zone} data-over={isOver || undefined} aria-busy={isBusy}>
      <Drawing of={FileUp} size={28} />
      <span className={styles.label}>{label}</span>
      <span id={id} className={styles.hint}>
        {hint}
      </span>
      <input
        ref={ref}
        type="file"
        multiple={isMany}
        aria-label={label}
        aria-describedby={id}
        accept={accept.join(',')}
        disabled={isBusy}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!isBusy) onFiles([...event.dataTransfer.files])
        }}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen once more.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
