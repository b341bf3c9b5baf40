import { useEffect, useRef, useState } from 'react'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import styles from './kanban.module.css'

type Props = { title: string; onRename: (title: string) => void }

/** A board's title, which a press turns into a field. Enter and leaving it keep what was typed, Escape does not. */
export const BoardTitle = ({ title, onRename }: Props) => {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<string>()
  // Whether the keyboard ended it: then the focus belongs to the title, otherwise to what was pressed.
  const [isBack, setBack] = useState(false)
  const isOpen = draft !== undefined
  useEffect(() => {
    if (isOpen) field.current?.select()
    else if (isBack) button.current?.focus()
  }, [isOpen, isBack])
  const end = (isKept: boolean, hasKeyboard: boolean) => {
    if (draft === undefined) return
    if (isKept && present(draft) === null) onRename(draft.trim())
    setBack(hasKeyboard)
    setDraft(undefined)
  }
  return (
    <h2>
      {isOpen ? (
        <input
          ref={field}
          className={styles.titleField}
          aria-label={t('kanban.boardTitle')}
          value={draft}
          maxLength={200}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => end(true, false)}
          onKeyDown={({ key, nativeEvent: { isComposing } }) => {
            if (key === 'Enter' && !isComposing) end(true, true)
            if (key === 'Escape') end(false, true)
          }}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.title}
          title={t('kanban.rename')}
          onClick={() => setDraft(title)}
        >
          {title}
        </button>
      )}
    </h2>
  )
}
