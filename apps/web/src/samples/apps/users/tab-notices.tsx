import { Button } from '@mantine/core'
import type { User } from '@onward/contract/samples'
import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { TickMatrix } from '#web/samples/ui/controls/tick-matrix.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useKept, type Ticked } from './kept.ts'
import { CHANNELS, NOTICES } from './sample.ts'
import styles from './user-view.module.css'

/** Which news reach the user, and where. */
export const NoticesTab = ({ user }: { user: User }) => {
  const t = useText()
  const [kept, keep] = useKept(user.id)
  const [ticked, setTicked] = useState<Ticked>(
    () => kept.notices ?? new Set(NOTICES.map((notice) => `${notice} email` as const)),
  )
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
        <Button
          onClick={() => {
            keep({ notices: ticked })
            tell(t('user.noticesSaved'))
          }}
        >
          {t('ui.save')}
        </Button>
      </div>
    </Card>
  )
}
