import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { LENGTH, putDigits, takeBack } from './digits.ts'
import styles from './code-boxes.module.css'

type Code = readonly string[]
type Props = { label: string; code: Code; error: string | undefined; onChange: (code: Code) => void }

/** One box a digit. Typing goes on to the next one, Backspace back, and a code that is pasted fills them all. */
export const CodeBoxes = ({ label, code, error, onChange }: Props) => {
  const t = useText()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const said = useId()
  const goTo = (at: number) => boxes.current[at]?.focus()
  useEffect(() => goTo(0), [])
  useEffect(() => {
    if (error !== undefined) goTo(Math.max(code.indexOf(''), 0))
    // Only when there is a new error: afterwards the focus is the user's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error])

  const become = (change: { code: Code; next: number }) => {
    onChange(change.code)
    goTo(change.next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: LENGTH - 1 }
    if (Object.hasOwn(places, key)) goTo(places[key] ?? at)
    else if (key === 'Backspace') become(takeBack(code, at))
    else if (key.length === 1) become(putDigits(code, at, key))
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    become(putDigits(code, at, event.clipboardData.getData('text')))
  }
  /** Keyboards on glass name no keys, and a code from a message arrives as a whole: then the text tells. */
  const onText = (text: string, at: number) => {
    const old = code[at] ?? ''
    if (text === '') onChange(code.with(at, ''))
    else become(putDigits(code, at, text.length === 2 ? text.replace(old, '') : text))
  }
  return (
    <fieldset className={styles.code} aria-describedby={error === undefined ? undefined : said}>
      <legend>{label}</legend>
      <div className={styles.boxes} dir="ltr">
        {code.map((digit, at) => (
          <input
            // The boxes never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            ref={(box) => {
              boxes.current[at] = box
            }}
            className={styles.box}
            value={digit}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t('authdemo.digit', { number: at + 1, count: LENGTH })}
            aria-invalid={error !== undefined && digit === ''}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onChange={(event) => onText(event.currentTarget.value, at)}
          />
        ))}
      </div>
      <p id={said} className={styles.error} role="alert">
        {error}
      </p>
    </fieldset>
  )
}
