import { Button, FileInput } from '@mantine/core'
import { useState, type DragEvent } from 'react'
import { pictureOf } from '#web/samples/lib/picture-file.ts'
import { useText } from '#web/lib/text.ts'
import styles from './kanban.module.css'

/** How long the text of a picture may be for the call to take it. */
const LONGEST = 2_000_000

type Props = { value: string; onChange: (picture: string) => void }

/** A picture, chosen or dropped on the field, and shown as the card will show it. */
export const CoverField = ({ value, onChange }: Props) => {
  const t = useText()
  const [error, setError] = useState<'kanban.coverWrong' | 'kanban.coverLarge'>()
  const [isOver, setOver] = useState(false)
  const take = (file: File | null | undefined) => {
    setError(undefined)
    if (!file) return
    if (!file.type.startsWith('image/')) {
      setError('kanban.coverWrong')
      return
    }
    const shown = (picture: string) => {
      if (picture.length > LONGEST) setError('kanban.coverLarge')
      else onChange(picture)
    }
    void pictureOf(file).then(shown, () => setError('kanban.coverWrong'))
  }
  const drop = (event: DragEvent) => {
    // The browser would open the file in place of the page.
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.coverField}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput
        label={t('kanban.cover')}
        accept="image/*"
        placeholder={t('kanban.coverHint')}
        value={null}
        error={error && t(error)}
        onChange={take}
      />
      {value !== '' && (
        <>
          <img className={styles.preview} src={value} alt="" />
          <Button size="compact-xs" variant="default" onClick={() => onChange('')}>
            {t('kanban.noCover')}
          </Button>
        </>
      )}
    </div>
  )
}
