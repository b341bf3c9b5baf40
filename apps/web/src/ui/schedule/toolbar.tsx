import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import texts from 'texts:grid'
import { addTexts, useText } from '#web/lib/text.ts'
import { mediumDate, monthDay, monthName, monthYear } from '#web/lib/formats/formats.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { VIEWS, type Turned, type View } from './turned.ts'
import styles from './toolbar.module.css'

addTexts(texts)

type Props = {
  turned: Turned
  views?: readonly View[]
  isBusy: boolean
  /** What is said when other dates are shown. */
  said: string
  /** The level of its heading: the page's own, or one below it. */
  level?: 1 | 2
  /** What comes later than the rest: on the side from which nothing is pushed away. */
  late?: ReactNode
  children?: ReactNode
}

/** Back, today and on; the period's name; which view; and what else the calendar offers. */
export const Toolbar = ({ turned, views = VIEWS, isBusy, said, level = 1, late, children }: Props) => {
  const t = useText()
  const { view, turn, turnTo, today, title, isPhone } = turned
  const isThisYear = turned.date.slice(0, 4) === today.slice(0, 4)
  const [ofDay, ofMonth] = isThisYear ? [monthDay, monthName] : [mediumDate, monthYear]
  const brief = view === 'day' ? ofDay : ofMonth
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.toolbar}>
      <div className={styles.turn}>
        <IconButton variant="default" aria-label={t('grid.previous')} onClick={() => turn(-1)}>
          <Icon name="back" turns />
        </IconButton>
        {!isPhone && (
          <Button variant="default" size="sm" onClick={() => turnTo(today)}>
            {t('grid.today')}
          </Button>
        )}
        <IconButton variant="default" aria-label={t('grid.next')} onClick={() => turn(1)}>
          <Icon name="forward" turns />
        </IconButton>
      </div>
      <Heading className={styles.title}>
        {isPhone ? (
          <>
            <span className={styles.whole}>{title}</span>
            <span className={styles.brief} aria-hidden="true">
              {brief(turned.date)}
            </span>
          </>
        ) : (
          title
        )}
        <span className={styles.busy} data-on={isBusy || undefined} aria-hidden="true" />
      </Heading>
      <p className="unseen" role="status">
        {said}
      </p>
      <div className={styles.tools}>
        {late}
        {isPhone && turned.date !== today && (
          <IconButton variant="default" aria-label={t('grid.today')} onClick={() => turnTo(today)}>
            <Icon name="calendar" />
          </IconButton>
        )}
        {isPhone ? (
          <select
            className={styles.views}
            aria-label={t('grid.view')}
            value={view}
            onChange={({ target }) => {
              const chosen = views.find((one) => one === target.value)
              if (chosen) turned.choose(chosen)
            }}
          >
            {views.map((one) => (
              <option key={one} value={one}>
                {t(`grid.${one}`)}
              </option>
            ))}
          </select>
        ) : (
          <Segments
            label={t('grid.view')}
            value={view}
            onChange={turned.choose}
            choices={views.map((value) => ({ value, label: t(`grid.${value}`) }))}
          />
        )}
        {children}
        {!isPhone && (
          <IconButton variant="default" aria-label={t('grid.print')} title={t('grid.print')} onClick={() => print()}>
            <Icon name="print" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
