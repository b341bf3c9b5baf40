import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/card.tsx'
import { tell } from '#web/ui/toast.ts'
import { CHANNELS, NOTICES } from './sample.ts'
import styles from './user-view.module.css'

/** Which news reach the user, and where. */
export const NoticesTab = () => {
  const t = useText()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(NOTICES.map((notice) => `${notice} email`)))
  const tick = (key: string, isOn: boolean) => {
    const next = new Set(ticked)
    if (isOn) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  return (
    <Card title={t('user.notices')} hint={t('user.noticesHint')}>
      {/* A scroller must be reachable by keyboard. */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('user.notices')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('user.kind')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`user.channel.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {NOTICES.map((notice) => (
              <tr key={notice}>
                <th scope="row">{t(`user.notice.${notice}`)}</th>
                {CHANNELS.map((channel) => {
                  const key = `${notice} ${channel}`
                  return (
                    <td key={channel}>
                      <Checkbox
                        aria-label={`${t(`user.notice.${notice}`)}, ${t(`user.channel.${channel}`)}`}
                        checked={ticked.has(key)}
                        onChange={(event) => tick(key, event.currentTarget.checked)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => tell(t('user.noticesSaved'))}>{t('ui.save')}</Button>
      </div>
    </Card>
  )
}
