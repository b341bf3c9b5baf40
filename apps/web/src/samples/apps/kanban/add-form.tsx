import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './kanban.module.css'

type Props = { label: string; open: string; rows?: number; onAdd: (title: string) => Promise<unknown> }

/** A button that becomes a field for a title, and a button again once the title is taken. */
export const AddForm = ({ label, open, rows = 2, onAdd }: Props) => {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const [title, setTitle] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (state !== 'new') (field.current ?? button.current)?.focus()
  }, [state])
  const close = () => {
    setState('closed')
    setWrong(false)
    setTitle('')
  }
  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (isBusy) return
    if (present(title) !== null) {
      setWrong(true)
      field.current?.focus()
      return
    }
    setBusy(true)
    // What is refused stays in the field; the toast says why.
    const refused = () => field.current?.focus()
    void onAdd(title.trim())
      .then(close, refused)
      .finally(() => setBusy(false))
  }
  if (state !== 'open') {
    return (
      <Button
        ref={button}
        variant="subtle"
        size="sm"
        justify="flex-start"
        leftSection={<Icon name="plus" size={16} />}
        onClick={() => setState('open')}
      >
        {open}
      </Button>
    )
  }
  return (
    <form className={styles.addForm} onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={label}
        required
        rows={rows}
        maxLength={200}
        value={title}
        error={isWrong && present(title)}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <div className={styles.addTools}>
        <Button type="submit" size="xs" loading={isBusy}>
          {t('kanban.add')}
        </Button>
        <Button variant="default" size="xs" onClick={close}>
          {t('kanban.cancel')}
        </Button>
      </div>
    </form>
  )
}
