import texts from 'texts:search'
import type { UserData } from '@onward/contract'
import { Fragment, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { addTexts, useText } from '#web/lib/text.ts'
import { takeTyped } from '#web/lib/typed-ahead.ts'
import { Failure } from '#web/ui/data/content-state.tsx'
import { BareDialog } from '#web/ui/overlays/dialog.tsx'
import { leaveBy } from '#web/ui/overlays/questions/ask-before-leaving.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './search-dialog.module.css'
import type { Found } from '#web/lib/pages/wing.ts'
import { useSearch } from './use-search.tsx'

addTexts(texts)

/** Finds pages, people, places and sample files: groups of at most four, walked through as one list. */
export const SearchDialog = ({ user, onClose }: { user: UserData; onClose: () => void }) => {
  const t = useText()
  const [q, setQ] = useState('')
  const [active, setActive] = useState(0)
  const [, navigate] = useLocation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { groups, error, retry } = useSearch(q, user)
  const rows = groups.flatMap((group) => group.rows)
  const current = Math.min(active, rows.length - 1)

  const choose = ({ to, label }: Found) => {
    // What has no page of its own only fills the text.
    if (to === undefined) return setQ(label)
    onClose()
    return leaveBy(() => navigate(to))
  }
  const onKey = (event: KeyboardEvent) => {
    const row = rows[current]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length > 0) {
      event.preventDefault()
      const next = (current + step + rows.length) % rows.length
      setActive(next)
      list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && row && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(row)
    }
  }

  const chooseAt = ({ target }: MouseEvent) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
    const row = place === undefined ? undefined : rows[Number(place)]
    if (row) choose(row)
  }
  const begins = groups.map((_, at) => groups.slice(0, at).reduce((sum, group) => sum + group.rows.length, 0))
  return (
    <BareDialog label={t('shell.search')} onClose={onClose}>
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          data-autofocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-label={t('shell.search')}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={rows.length > 0 ? `${id}-${current}` : undefined}
          placeholder={t('search.hint')}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={onKey}
          onFocus={() => {
            const early = takeTyped()
            setQ((text) => text + early)
          }}
        />
        <button type="button" className={styles.close} aria-label={t('ui.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {error !== null && <Failure error={error} onRetry={retry} />}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.results')}
        className={styles.list}
        // A list that scrolls must be reachable; its rows are reached from the field.
        tabIndex={-1}
        onClick={chooseAt}
        onKeyDown={onKey}
      >
        {groups.map(({ title, rows: found }, groupAt) => (
          <Fragment key={title}>
            <div className={styles.group} role="group" aria-label={title}>
              <p className={styles.title} aria-hidden="true">
                {title}
              </p>
              {found.map((row, rowAt) => {
                const place = (begins[groupAt] ?? 0) + rowAt
                return (
                  <div
                    key={row.key}
                    id={`${id}-${place}`}
                    role="option"
                    tabIndex={-1}
                    data-place={place}
                    aria-selected={place === current}
                    className={styles.row}
                    onPointerMove={() => setActive(place)}
                  >
                    {row.face}
                    <span className={styles.what}>
                      <span>{row.label}</span>
                      {row.detail && <small>{row.detail}</small>}
                    </span>
                    {row.end && <small>{row.end}</small>}
                  </div>
                )
              })}
            </div>
            {found.length === 0 && <p className={styles.none}>{t('search.none', { group: title })}</p>}
          </Fragment>
        ))}
      </div>
      <p className={styles.foot} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keyMove')} <kbd>↵</kbd> {t('search.keyOpen')} <kbd>Esc</kbd>{' '}
        {t('search.keyClose')}
      </p>
    </BareDialog>
  )
}
