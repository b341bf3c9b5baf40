import { ActionIcon } from '@mantine/core'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '#web/lib/text.ts'
import { DRAWN } from './places.ts'
import styles from './compose.module.css'

/** The files that go with the letter, by name. */
export const Attached = ({ files, onChange }: { files: readonly string[]; onChange: (files: string[]) => void }) => {
  const t = useText()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('email.files')}>
      {files.map((name) => (
        <li key={name}>
          {name}
          <button
            type="button"
            aria-label={t('email.dropFile', { name })}
            onClick={() => onChange(files.filter((one) => one !== name))}
          >
            <X {...DRAWN} size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

export const AttachButton = ({ onAttach }: { onAttach: (names: string[]) => void }) => {
  const t = useText()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('email.attach')}
        title={t('email.attach')}
        onClick={() => picker.current?.click()}
      >
        <Paperclip {...DRAWN} />
      </ActionIcon>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])].map(({ name }) => name))
          currentTarget.value = ''
        }}
      />
    </>
  )
}
