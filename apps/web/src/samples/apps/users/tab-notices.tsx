import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { TickMatrix } from '#web/samples/ui/controls/tick-matrix.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { CHANNELS, NOTICES } from './sample.ts'
import styles from './user-view.module.css'

type Ticked = ReadonlySet<`${(typeof NOTICES)[number]} ${(typeof CHANNELS)[number]}`>

/** Which news reach the user, and where. */
export const NoticesTab = () => {
  const t = useText()
  const [ticked, setTicked] = useState<Ticked>(new Set(NOTICES.map((notice) => `${notice} email` as const)))
  return (
    <Card title={t('user.notices')} hint={t('user.noticesHint')}>
      <TickMatrix
        label={t('user.notices')}
        head={t('user.kind')}
        rows={NOTICES.map((id) => ({ id, label: t(`user.notice.${id}`) }))}
        columns={CHANNELS.map((id) => ({ id, label: t(`user.channel.${id}`) }))}
        ticked={ticked}
        onChange={setTicked}
      />
      <div className={styles.buttons}>
        <Button onClick={() => tell(t('user.noticesSaved'))}>{t('ui.save')}</Button>
      </div>
    </Card>
  )
}
