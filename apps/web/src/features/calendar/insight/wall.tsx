import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { longDate, timeOf } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { messageOf } from '#web/lib/messages.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { useText } from '#web/lib/text.ts'
import { Loading } from '#web/ui/data/content-state.tsx'
import { TodayTiles } from './today-tiles.tsx'
import { addressWith, type InsightAddress } from './use-insight-address.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useToday } from './use-today.ts'
import { WallMap } from './wall-map.tsx'
import styles from './insight.module.css'

/** So old may what is shown be before it is said to be. */
const OLD_MS = 150_000

/** The figures of today for a screen that nobody attends: large, without anything to press, and never silently old. */
export const Wall = ({ address }: { address: InsightAddress }) => {
  const t = useText()
  const [, navigate] = useLocation()
  const now = useNow()
  const { query } = useToday(address, true)
  const { data: report, error } = query
  const dialog = useRef<HTMLDialogElement>(null)
  // What it covers can neither be reached nor heard.
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    dialog.current.focus()
  }, [])
  const named = useFilterNames(address)
  const trained = named.specialties.find(({ value }) => value === address.specialty)
  const asked = [...named.facilities.map(({ label }) => label), trained?.label ?? address.specialty].filter(Boolean)
  const unknown = [...named.unseen, named.unknown].filter((id) => id !== undefined)
  const left = addressWith({ wall: undefined })
  const leave = () => navigate(left)
  const isOld = report !== undefined && now - Date.parse(report.asOf) > OLD_MS
  return (
    <dialog
      ref={dialog}
      className={styles.wall}
      tabIndex={-1}
      aria-label={titleOf('insight')}
      onCancel={(event) => {
        // It goes with its address.
        event.preventDefault()
        leave()
      }}
      onClose={leave}
    >
      <header className={styles.head}>
        <h1>
          {titleOf('insight')}
          {asked.length > 0 && <bdi> · {joined(asked, '·')}</bdi>}
        </h1>
        {report && (
          <p className={styles.asOf} data-old={isOld || undefined}>
            {t('insight.asOf', { date: longDate(report.today), time: timeOf(report.asOf) })}
            {report.isPartial && ` · ${t('insight.partial')}`}
          </p>
        )}
        <span className={styles.space} />
        <Link href={left} className={styles.leaveWall}>
          {t('insight.leaveWall')}
        </Link>
      </header>
      {unknown.length > 0 && (
        <p role="alert" className={styles.wallAlert}>
          {t('insight.unknown', { id: joined(unknown) })}
        </p>
      )}
      {(error !== null || isOld) && (
        <p role="alert" className={styles.wallAlert}>
          {report
            ? t('insight.wallOld', { time: timeOf(report.asOf), reason: error ? messageOf(error) : '' })
            : messageOf(error)}
        </p>
      )}
      {report ? (
        <>
          <TodayTiles report={report} isOfSpecialty={address.specialty !== ''} />
          <WallMap report={report} />
        </>
      ) : (
        !error && <Loading />
      )}
    </dialog>
  )
}
