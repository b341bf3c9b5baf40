import { Button } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:i18n'
import { longDate, money, today } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { addTexts, language, LANGUAGES, speak, translated, useText, type Language } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import styles from './extensions.module.css'

addTexts(texts)

const SPOKEN: readonly Language[] = ['en', 'fr', 'de', 'pt']

const Basic = () => {
  const t = useText()
  const choose = (to: Language) => {
    speak(to).catch((error: unknown) => warn(t('shell.languageFailed'), messageOf(error)))
  }
  return (
    <Stack>
      <Segments
        label={t('i18n.language')}
        choices={SPOKEN.map((value) => ({ value, label: LANGUAGES[value] }))}
        value={language()}
        onChange={choose}
      />
      <p className={styles.words}>{t('i18n.story')}</p>
    </Stack>
  )
}

const Counted = () => {
  const t = useText()
  const [count, setCount] = useState(1)
  return (
    <div className={styles.row}>
      <Button variant="default" disabled={count === 0} onClick={() => setCount(count - 1)}>
        {t('i18n.fewer')}
      </Button>
      <Button variant="default" onClick={() => setCount(count + 1)}>
        {t('i18n.more')}
      </Button>
      <p className={styles.words} role="status">
        {t('i18n.openShifts', { count })}
      </p>
    </div>
  )
}

const Formats = () => {
  const t = useText()
  return (
    <dl className={styles.facts}>
      <dt>{t('i18n.day')}</dt>
      <dd>{longDate(today())}</dd>
      <dt>{t('i18n.pay')}</dt>
      <dd>{money(1234.5)}</dd>
    </dl>
  )
}

const Fallback = () => {
  useText()
  return (
    <p className={styles.words} lang="en">
      {translated('i18n.notYetTranslated', 'Nobody has translated this sentence yet, so it is said in English.')}
    </p>
  )
}

const I18nPage = () => <Examples page="i18n" parts={{ Basic, Counted, Formats, Fallback }} />
export default I18nPage
