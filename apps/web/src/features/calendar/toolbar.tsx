import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VIEWS, type Turned, type View } from './use-view.ts'
import styles from './calendar.module.css'

type Props = { turned: Turned; views?: readonly View[]; isBusy: boolean; said: string; children?: ReactNode }

/** Back, today and on; the period's name; which view; and what else the calendar offers. */
export const Toolbar = ({ turned, views = VIEWS, isBusy, said, children }: Props) => {
  const t = useText()
  const { view, turn, turnTo, today, title } = turned
  return (
    <div className={styles.toolbar}>
      <div className={styles.turn}>
        <ActionIcon variant="default" size="lg" aria-label={t('calendar.previous')} onClick={() => turn(-1)}>
          <Icon name="back" turns />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => turnTo(today)}>
          {t('calendar.today')}
        </Button>
        <ActionIcon variant="default" size="lg" aria-label={t('calendar.next')} onClick={() => turn(1)}>
          <Icon name="forward" turns />
        </ActionIcon>
      </div>
      <h1 className={styles.title}>
        {title}
        <span className={styles.busy} data-on={isBusy || undefined} aria-hidden="true" />
      </h1>
      <p className="unseen" role="status">
        {said}
      </p>
      <div className={styles.tools}>
        {children}
        <SegmentedControl
          size="sm"
          aria-label={t('calendar.view')}
          value={view}
          onChange={(word) => {
            const chosen = views.find((one) => one === word)
            if (chosen) turned.choose(chosen)
          }}
          data={views.map((value) => ({ value, label: t(`calendar.${value}`) }))}
        />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('calendar.print')}
          title={t('calendar.print')}
          onClick={() => print()}
        >
          <Icon name="print" />
        </ActionIcon>
      </div>
    </div>
  )
}
