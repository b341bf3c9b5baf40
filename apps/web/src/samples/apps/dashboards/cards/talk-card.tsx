import { ActionIcon, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { TALK } from '#web/samples/apps/dashboards/sample-data/advance.sample.ts'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import own from './talk-card.module.css'

/** A talk in a card: what is sent stands at its end, until the page is left. */
export const TalkCard = () => {
  const t = useText()
  const [sent, setSent] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What was said last is what one wants to see.
    if (sent.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [sent])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words === '') return
    setSent([...sent, words])
    setText('')
  }
  const lines = [
    ...TALK.map((id, at) => ({ words: t(`advance.talk.${id}`), isOwn: at % 2 === 0 })),
    ...sent.map((words) => ({ words, isOwn: true })),
  ]
  return (
    <Card className={styles.stack} title={t('advance.chat')} hint={t('advance.chatHint')}>
      <div
        ref={log}
        className={own.log}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing else to focus
        tabIndex={0}
        aria-label={t('advance.chat')}
      >
        {lines.map(({ words, isOwn }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are only ever added at the end
          <p key={at} data-own={isOwn || undefined}>
            <span className="unseen">{t(isOwn ? 'advance.you' : 'advance.them')}: </span>
            {words}
          </p>
        ))}
      </div>
      <form className={own.form} onSubmit={send}>
        <TextInput
          aria-label={t('advance.message')}
          placeholder={t('advance.message')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <ActionIcon type="submit" size="lg" aria-label={t('advance.send')}>
          <Icon name="send" size={16} />
        </ActionIcon>
      </form>
    </Card>
  )
}
