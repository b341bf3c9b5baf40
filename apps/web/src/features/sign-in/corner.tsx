import { useState } from 'react'
import { setLayout, useLayout } from '#web/lib/layout.ts'
import { language, LANGUAGES, speak, useText, type Language } from '#web/lib/text.ts'
import styles from './sign-in-frame.module.css'

const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text)

/** Language and colours, for who has not signed in. The browser's own list: this page does without our menus. */
export const Corner = () => {
  const t = useText()
  const isDark = useLayout().skin === 'dark'
  const [hasFailed, setFailed] = useState(false)
  const choose = (to: string) => {
    if (!isLanguage(to)) return
    setFailed(false)
    speak(to).catch(() => setFailed(true))
  }
  return (
    <div className={styles.corner}>
      {hasFailed && <span role="alert">{t('ui.offline')}</span>}
      <select aria-label={t('welcome.language')} value={language()} onChange={({ target }) => choose(target.value)}>
        {Object.entries(LANGUAGES).map(([id, name]) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={t('welcome.dark')}
        aria-pressed={isDark}
        onClick={() => setLayout({ skin: isDark ? 'light' : 'dark' })}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M21 12.5A9 9 0 1111.5 3a6.5 6.5 0 009.5 9.5z" />
        </svg>
      </button>
    </div>
  )
}
