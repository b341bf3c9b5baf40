import { Button } from '@mantine/core'
import { candidates, type Candidate } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:candidates'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { longDate, timeSpan } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { addTexts, textOf, useText } from '#web/lib/text.ts'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { NamesById } from '#web/ui/rules/words.ts'
import { initialsOf } from '#web/ui/layout/initials.ts'
import {
  BUCKET_ICONS,
  bucketWords,
  canBeAsked,
  candidateCureWords,
  figuresOf,
  whyOf,
} from '../candidates/candidate-words.ts'
import { besideActive } from './beside.tsx'
import { newShiftId, type Change } from './change.ts'
import { deedOf } from './deed.ts'
import { wantedWords } from './demand-row.tsx'
import type { Gap } from './demanded.ts'
import { at, type Selection } from './selection.ts'
import type { BoardView } from './use-board.ts'
import type { RosterMaking } from './use-roster.ts'
import styles from './board.module.css'
import own from './fill-card.module.css'

addTexts(texts)

const { candidatesForShift } = apiOf(candidates)
/** The first of what speaks against somebody, and the least that would change it. */
const said = (candidate: Candidate, names: NamesById) => {
  const [why] = whyOf(candidate, names)
  const [cure] = why?.cures ?? []
  return why && [why.words, ...(cure ? [textOf('judged.cure'), candidateCureWords(cure, names)] : [])].join(' ')
}

/** As many as one chooses among at a glance. */
const BEST = 3
const ASKED = 20

type Props = {
  view: BoardView
  gaps: readonly Gap[]
  selection: Selection
  onSelect: (selection: Selection) => void
  making: RosterMaking
  onReplace: (assignmentId: number) => void
  onClose: () => void
}

/** Leads from gap to gap, each with the best who could stand there. */
export const FillCard = ({ view, gaps, selection, onSelect, making, onReplace, onClose }: Props) => {
  const t = useText()
  const { roster, dates } = view
  const { row, column } = selection.head
  const here = gaps.findIndex((gap) => gap.row === row && gap.column === column)
  const next = gaps.findIndex((gap) => gap.column > column || (gap.column === column && gap.row > row))
  const place = here === -1 ? Math.max(0, next) : here
  const gap = gaps[place]
  const to = (by: number) => {
    const other = gaps[(place + by + gaps.length) % gaps.length]
    if (other) onSelect(at({ row: other.row, column: other.column }))
  }
  // What is filled is a gap no more: the next one is gone to.
  const isElsewhere = gap !== undefined && here === -1
  useEffect(() => {
    if (isElsewhere) onSelect(at({ row: gap.row, column: gap.column }))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each gap that is gone
  }, [isElsewhere])

  const slot = gap && { hospitalId: gap.line.hospitalId, startsAt: gap.startsAt, endsAt: gap.endsAt }
  const stored = gap?.shift && gap.shift.assignmentId > 0 ? gap.shift.assignmentId : undefined
  const { shiftTypeId = '', specialtyId = null } = gap?.shift ?? gap?.line ?? {}
  const asked = useQuery({
    ...ask(candidatesForShift, {
      ...(stored === undefined
        ? { ...slot, shiftTypeId, ...(specialtyId !== null && { specialtyId }) }
        : { assignmentId: stored }),
      perPage: ASKED,
    }),
    enabled: slot !== undefined,
  })
  const card = useRef<HTMLElement>(null)
  const { data, error, refetch } = asked
  const able = data?.candidates.filter(canBeAsked) ?? []
  const best = able.slice(0, BEST)
  const key = gap && `${gap.row} ${gap.column} ${best[0]?.providerId ?? ''}`
  // Enter takes the best; what is asked meanwhile can be skipped.
  useEffect(() => {
    const { current } = card
    if (current) (current.querySelector<HTMLElement>('[data-best]') ?? current).focus()
  }, [key])

  const assign = ({ providerId, providerName }: Candidate) => {
    if (!gap || !slot) return
    const { shift, line } = gap
    const change: Change = shift
      ? { kind: 'change', assignmentId: shift.assignmentId, version: shift.version, providerId }
      : {
          kind: 'create',
          assignmentId: newShiftId(),
          providerId,
          ...slot,
          shiftTypeId: line.shiftTypeId,
          specialtyId: line.specialtyId,
        }
    making.send(deedOf([change], t('board.assigned', { name: providerName }), { shifts: roster.shifts }))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault()
      return key === 'y' || event.shiftKey ? making.redo() : making.undo()
    }
    const isBack = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!isBack && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (isBack) return to((event.key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1)
    const stops = [...(card.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const now = stops.findIndex((stop) => stop === document.activeElement)
    stops[now + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }
  const title = gap ? wantedWords(gap.line, roster) : t('board.noGap')
  const facility = gap && roster.facilities.get(gap.line.hospitalId)
  return (
    <div className={styles.beside} style={besideActive()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys press the buttons in it */}
      <section
        ref={card}
        className={styles.verdict}
        role="group"
        aria-label={t('board.filling')}
        tabIndex={-1}
        data-verdict=""
        onKeyDown={onKey}
      >
        <header>
          <h3 dir="auto">{joined([title, facility?.code], '·')}</h3>
          {gaps.length > 1 && (
            <span className={own.steps}>
              <button type="button" aria-label={t('board.gapBefore')} onClick={() => to(-1)}>
                <Icon name="back" size={16} turns />
              </button>
              {t('board.gapOf', { number: place + 1, count: gaps.length })}
              <button type="button" aria-label={t('board.gapAfter')} onClick={() => to(1)}>
                <Icon name="forward" size={16} turns />
              </button>
            </span>
          )}
          <button type="button" aria-label={t('ui.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </header>
        {gap && (
          <p className={styles.words} dir="auto">
            {joined(
              [
                longDate(dates[gap.column] ?? ''),
                timeSpan(gap.startsAt, gap.endsAt),
                t(gap.shift ? 'open.brief' : 'board.slotShort'),
              ],
              '·',
            )}
          </p>
        )}
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {slot && !data && !error && <Loading />}
        {data && (
          <ul className={own.best}>
            {best.map((one, index) => (
              <li key={one.providerId}>
                <span className={own.face} aria-hidden="true">
                  {initialsOf(one.providerName)}
                </span>
                <span id={`best-${one.providerId}`} className={own.who}>
                  <strong dir="auto">{one.providerName}</strong>
                  <span>
                    <Icon name={BUCKET_ICONS[one.bucket]} size={12} />
                    {said(one, data.names) ?? bucketWords(one.bucket)}
                    {' · '}
                    {figuresOf(one, data.slotMinutes)[0]}
                  </span>
                </span>
                <Button
                  size="compact-sm"
                  variant={index === 0 ? 'filled' : 'default'}
                  data-best={index === 0 || undefined}
                  aria-label={t('candidates.assignTo', { provider: one.providerName })}
                  aria-describedby={`best-${one.providerId}`}
                  onClick={() => assign(one)}
                >
                  {t('candidates.assign')}
                </Button>
              </li>
            ))}
            {best.length === 0 && <li>{t('candidates.nobody')}</li>}
          </ul>
        )}
        {gap && (
          <footer className={own.foot}>
            {data && data.total > best.length && stored !== undefined && (
              <button type="button" onClick={() => onReplace(stored)}>
                {t('board.others', { count: data.total - best.length })}
              </button>
            )}
            <span className={own.space} />
            {gaps.length > 1 && (
              <Button size="compact-sm" variant="default" onClick={() => to(1)}>
                {t('board.skip')}
              </Button>
            )}
          </footer>
        )}
      </section>
    </div>
  )
}
