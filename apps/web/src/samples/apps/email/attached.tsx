import { Paperclip, X } from 'lucide'
import { useRef } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
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
            <Drawing of={X} {...ICON_PROPS} size={14} />
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
      <QuietButton size={36} label={t('email.attach')} onClick={() => picker.current?.click()}>
        <Drawing of={Paperclip} {...ICON_PROPS} />
      </QuietButton>
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
