import { Button } from '@mantine/core'
import { useRef } from 'react'
import { DropZone } from '#web/ui/controls/drop-zone.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { sizeOf } from './size-of.ts'
import styles from './file-drop.module.css'
import { useFiles, type Limits, type Picked } from './use-files.ts'

type Props = { label: string; isMany?: boolean; limits: Limits }

const STATES: Record<Picked['state'], string> = {
  waiting: 'Not sent yet',
  sending: 'Is being sent',
  sent: 'Sent',
  failed: 'Broke off. Upload goes on from there.',
}

/** Files to drop or to choose: listed with what they show, sent part by part, removed one by one or all. */
export const FileDrop = ({ label, isMany = false, limits }: Props) => {
  const { picked, take, remove, send } = useFiles(limits, isMany)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = picked.some(({ state }) => state === 'sending')
  const isOpen = picked.some(({ state }) => state === 'waiting' || state === 'failed')
  /** The focus would be lost with what had it. */
  const removeAnd = (...ids: number[]) => {
    remove(...ids)
    input.current?.focus()
  }
  return (
    <div className={styles.place}>
      <DropZone
        ref={input}
        label={label}
        hint={limits.hint}
        accept={limits.types ?? []}
        isMany={isMany}
        onFiles={(files) => void take([...files])}
      />
      {picked.length > 0 && (
        <>
          <ul className={styles.list} aria-label={`Chosen: ${label}`}>
            {picked.map((one) => (
              <PickedFile key={one.id} of={one} onRemove={() => removeAnd(one.id)} />
            ))}
          </ul>
          <div className={styles.buttons}>
            {isMany && (
              <Button variant="default" size="sm" onClick={() => removeAnd(...picked.map(({ id }) => id))}>
                Remove all
              </Button>
            )}
            <Button size="sm" disabled={!isOpen} loading={isBusy} onClick={() => void send()}>
              Upload
            </Button>
          </div>
        </>
      )}
      <p className="unseen" role="status">
        {picked.map(({ file, state }) => `${file.name}: ${STATES[state]}`).join(', ')}
      </p>
    </div>
  )
}

const PickedFile = ({ of: { file, preview, sent, state }, onRemove }: { of: Picked; onRemove: () => void }) => (
  <li>
    <span className={styles.preview}>{preview ? <img src={preview} alt="" /> : <Icon name="file" size={20} />}</span>
    <span className={styles.words}>
      <b dir="auto">{file.name}</b>
      <small>
        {sizeOf(file.size)} · {STATES[state]}
      </small>
      {state !== 'waiting' && (
        <progress
          aria-label={`Sent of ${file.name}`}
          value={state === 'sent' ? 1 : sent}
          max={state === 'sent' ? 1 : Math.max(1, file.size)}
        />
      )}
    </span>
    <button type="button" className={styles.remove} aria-label={`Remove ${file.name}`} onClick={onRemove}>
      <Icon name="close" size={16} />
    </button>
  </li>
)
