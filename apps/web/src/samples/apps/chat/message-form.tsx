import { Button, TextInput } from '@mantine/core'
import { Image, Mic, Send } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { ICON_PROPS } from '#web/ui/drawings/icon-props.ts'
import styles from './talk.module.css'

type Props = {
  name: string
  isBlocked: boolean
  onUnblock: () => void
  onSend: (text: string, onRefused: () => void) => void
}

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
      <QuietButton size={36} className={styles.call} label={t('chat.mic')} onClick={() => tell(t('chat.noVoice'))}>
        <Drawing of={Mic} {...ICON_PROPS} />
      </QuietButton>
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
      <QuietButton size={36} label={t('chat.attach')} onClick={() => picker.current?.click()}>
        <Drawing of={Image} {...ICON_PROPS} />
      </QuietButton>
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
      <Button type="submit" leftSection={<Drawing of={Send} {...ICON_PROPS} size={16} className="turns" />}>
        {t('chat.send')}
      </Button>
    </form>
  )
}
