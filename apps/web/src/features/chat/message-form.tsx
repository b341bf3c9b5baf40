import { ActionIcon, Button, TextInput } from '@mantine/core'
import { Image, Mic, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/toast.ts'
import { DRAWN } from './statuses.ts'
import styles from './talk.module.css'

type Props = {
  name: string
  isBlocked: boolean
  onUnblock: () => void
  onSend: (text: string, onRefused: () => void) => void
}
const TOOL = { variant: 'subtle', color: 'gray', size: 36 } as const

/** The line for what one says next; what was refused comes back into it. */
export const MessageForm = ({ name, isBlocked, onUnblock, onSend }: Props) => {
  const t = useText()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  if (isBlocked)
    return (
      <div className={styles.form}>
        <span className={styles.blocked}>{t('chat.isBlocked', { name })}</span>
        <Button variant="default" onClick={onUnblock}>
          {t('chat.unblock')}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const said = text.trim()
        if (said === '') return
        setText('')
        field.current?.focus()
        onSend(said, () => setText((since) => (since === '' ? said : since)))
      }}
    >
      <ActionIcon
        {...TOOL}
        className={styles.call ?? ''}
        aria-label={t('chat.mic')}
        title={t('chat.mic')}
        onClick={() => tell(t('chat.noVoice'))}
      >
        <Mic {...DRAWN} />
      </ActionIcon>
      <TextInput
        ref={field}
        className={styles.field ?? ''}
        aria-label={t('chat.write', { name })}
        placeholder={t('chat.placeholder')}
        maxLength={10_000}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActionIcon
        {...TOOL}
        aria-label={t('chat.attach')}
        title={t('chat.attach')}
        onClick={() => picker.current?.click()}
      >
        <Image {...DRAWN} />
      </ActionIcon>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // A message is text: the picture is there by its name.
          if (file) setText(`${text} [${file.name}]`.trimStart())
          currentTarget.value = ''
          field.current?.focus()
        }}
      />
      <Button type="submit" leftSection={<Send {...DRAWN} size={16} className="turns" />}>
        {t('chat.send')}
      </Button>
    </form>
  )
}
