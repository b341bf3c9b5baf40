import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { account, type OwnAccount } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { chooseFormats, chosenFormats } from '#web/lib/formats/chosen-formats.ts'
import { timeOf } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { language, LANGUAGES, speak, useText, type Language } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import { repaint } from './follow-account.ts'
import styles from './account.module.css'

const api = apiOf(account)

const DAYS = ['mon', 'sun', 'sat'] as const
const CLOCKS = ['h12', 'h23'] as const
const isLanguage = (word: string): word is Language => Object.hasOwn(LANGUAGES, word)
/** Any evening will do. */
const EVENING = new Date(2000, 0, 1, 19, 30).toISOString()

const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))

/** Language, clock and week as this browser shows them, and the language of mails. */
export const OwnFormats = ({ account: own }: { account: OwnAccount }) => {
  const t = useText()
  const [, day = ''] = /-fw-(\w+)/.exec(chosenFormats()) ?? []
  const [, hours = ''] = /-hc-(\w+)/.exec(chosenFormats()) ?? []
  const choose = (to: { day?: string; hours?: string }) => {
    const next = { day, hours, ...to }
    chooseFormats(`${next.day && `-fw-${next.day}`}${next.hours && `-hc-${next.hours}`}`)
    repaint()
  }
  const mails = useChange(api.changeLanguage, {
    done: ({ language: to }) => t('ownAccount.mailLanguageSaved', { language: LANGUAGES[to] }),
    failed: t('ownAccount.mailLanguageFailed'),
  })
  const say = (to: string) => {
    if (!isLanguage(to)) return
    speak(to)
      .then(() => mails.mutate({ language: to }))
      .catch((error: unknown) => warn(t('ownAccount.languageFailed'), messageOf(error)))
  }
  const mailed = mails.isPending ? mails.variables.language : own.language
  const mailMeIn = (language: string) => {
    if (isLanguage(language)) mails.mutate({ language })
  }
  const asUsual = { value: '', label: t('ownAccount.asLanguage') }
  return (
    <Card title={t('ownAccount.formats')} hint={t('ownAccount.formatsHint')}>
      <div className={styles.form}>
        <NativeSelect
          label={t('ownAccount.language')}
          data={LANGUAGE_CHOICES}
          value={language()}
          onChange={(event) => say(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('ownAccount.mailLanguage')}
          description={t('ownAccount.mailLanguageHint')}
          data={LANGUAGE_CHOICES}
          value={mailed ?? 'en'}
          onChange={(event) => mailMeIn(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('ownAccount.clock')}
          description={t('ownAccount.clockHint', { time: timeOf(EVENING) })}
          data={[asUsual, ...CLOCKS.map((value) => ({ value, label: t(`ownAccount.${value}`) }))]}
          value={hours}
          onChange={(event) => choose({ hours: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('ownAccount.week')}
          data={[asUsual, ...DAYS.map((value) => ({ value, label: t(`ownAccount.${value}`) }))]}
          value={day}
          onChange={(event) => choose({ day: event.currentTarget.value })}
        />
      </div>
    </Card>
  )
}
