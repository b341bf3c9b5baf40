import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { pictureFault, pictureOf, type PictureLimits } from '#web/samples/lib/picture-file.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './picture-button.module.css'

type Props = {
  label: string
  /** Which files are taken, in words. */
  hint: string
  limits: PictureLimits
  onPicture: (picture: string, name: string) => void
  /** Back to the picture that was there at first. */
  onReset: () => void
}

/** Lets one choose a picture, which is handed on at once, and says what is wrong with a file that cannot be taken. Texts: `picture`. */
export const PictureButton = ({ label, hint, limits, onPicture, onReset }: Props) => {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<'type' | 'size' | 'unreadable'>()
  const take = async (file: File) => {
    const fault = pictureFault(file, limits)
    setError(fault)
    if (fault) return
    try {
      onPicture(await pictureOf(file), file.name)
    } catch {
      setError('unreadable')
    }
  }
  return (
    <div>
      <div className={styles.buttons}>
        <input
          ref={input}
          type="file"
          hidden
          accept={limits.types.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // The same file may be chosen again.
            currentTarget.value = ''
            if (file) void take(file)
          }}
        />
        <Button
          size="sm"
          leftSection={<Icon name="upload" size={16} />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={() => {
            setError(undefined)
            onReset()
          }}
        >
          {t('picture.reset')}
        </Button>
      </div>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <p className={styles.error} role="alert">
        {error && t(`picture.${error}`, { hint })}
      </p>
    </div>
  )
}
