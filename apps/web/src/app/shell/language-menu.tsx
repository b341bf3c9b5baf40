import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#web/lib/messages.ts'
import { language, LANGUAGES, speak, useText, type Language } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Flag } from '#web/ui/drawings/flag.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import tool from '#web/ui/layout/tool.module.css'

// The table's own keys.
const all = Object.keys(LANGUAGES) as Language[]

/** Which language the app speaks, and mails in; the choice is kept. */
export const LanguageMenu = () => {
  const t = useText()
  const cache = useQueryClient()
  const now = language()
  const choose = (to: Language) =>
    speak(to).then(
      async () => (await import('#web/features/account/mail-in.ts')).mailIn(to, cache),
      (error: unknown) => warn(t('shell.languageFailed'), messageOf(error)),
    )
  return (
    <Drop
      kind="menu"
      label={t('shell.language', { language: LANGUAGES[now] })}
      className={tool.tool}
      width={180}
      face={
        <>
          <Flag of={now} />
          <span className={tool.wide}>{LANGUAGES[now]}</span>
        </>
      }
    >
      {all.map((one) => (
        <DropItem key={one} lang={one} isChosen={one === now} icon={<Flag of={one} />} onClick={() => void choose(one)}>
          {LANGUAGES[one]}
        </DropItem>
      ))}
    </Drop>
  )
}
