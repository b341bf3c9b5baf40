import { Button } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { dateSpan, longDate, monthTitle, today as todayOf } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { Segments } from '#web/ui/controls/segments.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { shiftsOn } from './demanded.ts'
import { SPANS, turned, type Span } from './period.ts'
import type { BoardView } from './use-board.ts'
import { VIEWS, type BoardAddress } from './use-board-address.ts'
import styles from './board.module.css'

const Views = lazyPart(() => import('../views/views.tsx'), 'Views')

/** The dates that are shown, in words. */
export const periodWords = ({ span, dates }: Pick<BoardAddress, 'span' | 'dates'>) => {
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  if (span === 'day') return longDate(from)
  return span === 'month' ? monthTitle(from.slice(0, 7)) : dateSpan(from, to)
}

type Counted = Pick<BoardView, 'address' | 'standing' | 'allRows' | 'demanded'>
/** How many people are shown, and shifts of theirs and of nobody, at the facility that is chosen. */
export const countWords = ({ address: { view, facility }, standing, allRows, demanded }: Counted): string => {
  const here = demanded
    ? shiftsOn(demanded)
    : standing.filter(({ hospitalId }) => facility === '' || hospitalId === facility)
  const open = here.filter(({ providerId }) => providerId === null).length
  if (view === 'open') return textOf('open.count', { count: open })
  const people = new Set(
    demanded
      ? here.flatMap(({ providerId }) => providerId ?? [])
      : allRows.flatMap(({ kind, key }) => (kind === 'person' ? [key] : [])),
  )
  const worked = here.filter(({ providerId }) => providerId !== null && people.has(providerId)).length
  return joined(
    [
      textOf('board.people', { count: people.size }),
      textOf('board.shifts', { count: worked }),
      open > 0 && textOf('open.count', { count: open }),
    ],
    '·',
  )
}

type Props = {
  address: BoardAddress
  /** There is no room for what can stand among the filters. */
  isTight: boolean
  counts: string
  children?: ReactNode
}

/** Back, today and on; which dates; how many of them at once. */
export const BoardBar = ({ address, isTight, counts, children }: Props) => {
  const t = useText()
  const { span, date, dates, change } = address
  const today = todayOf()
  const turn = (by: 1 | -1) => change({ date: turned(span, dates[0] ?? date, by) })
  // Another span of the dates that one looks at, and where today is among them that of today.
  const choose = (to: Span) => change({ span: to, date: dates.includes(today) ? '' : (dates[0] ?? date) })
  return (
    <div className={styles.bar}>
      <IconButton variant="default" aria-label={t('grid.previous')} onClick={() => turn(-1)}>
        <Icon name="back" turns />
      </IconButton>
      <Button variant="default" size="sm" onClick={() => change({ date: '' })}>
        {t('grid.today')}
      </Button>
      <IconButton variant="default" aria-label={t('grid.next')} onClick={() => turn(1)}>
        <Icon name="forward" turns />
      </IconButton>
      <h1>
        <span className="unseen">{titleOf('board')}: </span>
        {periodWords(address)}
      </h1>
      <span className={styles.counts} role="status" dir="auto">
        {counts}
      </span>
      <span className={styles.space} />
      <Suspense fallback={<span className={styles.viewsToCome} />}>
        <Views place="board" isBrief={isTight} />
      </Suspense>
      {children}
      {!isTight && (
        <Segments
          label={t('board.view')}
          value={address.view}
          onChange={(view) => change({ view: view === 'people' ? '' : view })}
          choices={VIEWS.map((value) => ({ value, label: t(`board.view.${value}`) }))}
        />
      )}
      <Segments
        label={t('board.span')}
        value={span}
        onChange={choose}
        choices={SPANS.map((value) => ({ value, label: t(`board.span.${value}`) }))}
      />
    </div>
  )
}
