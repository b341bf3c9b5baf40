import type { InsightToday } from '@onward/contract'
import { count, dateSpan, monthDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { startOf } from './row-words.ts'
import { Tile } from './tile.tsx'
import styles from './insight.module.css'

/** What opens when a tile is pressed; on a wall nothing does. */
export type TileOpens = Record<'now' | 'starting' | 'short' | 'leave' | 'credentials' | 'drafts', () => void>

type Props = {
  report: InsightToday
  opens?: TileOpens | undefined
  /** A specialty is asked for, which leave, credentials and drafts are not told apart by. */
  isOfSpecialty: boolean
}

/** The six figures of today. */
export const TodayTiles = ({ report, opens, isOfSpecialty }: Props) => {
  const t = useText()
  const ofAll = (words: string) => [words, isOfSpecialty && t('insight.ofAll')].filter(Boolean).join(' · ')
  const { now, starting, short, leave, credentials, drafts, cells } = report
  const missing = short.open + short.notPosted
  const missingNow = now.open + now.notPosted
  const [first] = starting.rows
  const invalid = new Set(credentials.flatMap(({ assignmentIds }) => assignmentIds)).size
  const untold = drafts.drafts + drafts.changed
  const isAsked = cells.length > 0 || now.required > 0
  return (
    <div className={styles.tiles}>
      <Tile
        icon="users"
        title={t('insight.onNow')}
        figure={count(now.onDuty)}
        beside={isAsked ? t('insight.filledOf', { filled: now.filled, required: now.required }) : t('insight.noDemand')}
        below={t('insight.atFacilities', { count: now.facilities })}
        onOpen={opens?.now}
      />
      <Tile
        icon="clock"
        title={t('insight.starting')}
        figure={count(starting.count)}
        below={
          first
            ? t('insight.next', { who: first.providerName ?? '', at: startOf(first), place: first.facilityCode })
            : t('insight.nobodyNext')
        }
        onOpen={opens?.starting}
      />
      <Tile
        icon="done"
        title={t('insight.short')}
        figure={count(missing)}
        beside={t('insight.shortNow', { count: missingNow })}
        below={[
          t('insight.openAndNot', { open: short.open, notPosted: short.notPosted }),
          short.beyond > 0 && t('insight.openBeyond', { count: short.beyond }),
        ]
          .filter(Boolean)
          .join(' · ')}
        tone={missing > 0 ? 'bad' : undefined}
        onOpen={opens?.short}
      />
      <Tile
        icon="leave"
        title={t('insight.onLeave')}
        figure={count(leave.length)}
        beside={t('insight.today')}
        below={ofAll(
          leave
            .slice(0, 3)
            .map(({ providerName }) => providerName)
            .join(', '),
        )}
        onOpen={opens?.leave}
      />
      <Tile
        icon="license"
        title={t('insight.credentials')}
        figure={count(credentials.length)}
        beside={t('insight.in30')}
        below={ofAll(t('insight.invalid', { count: invalid }))}
        tone={invalid > 0 ? 'warn' : undefined}
        onOpen={opens?.credentials}
      />
      <Tile
        icon="file"
        title={t('insight.untold')}
        figure={count(untold)}
        beside={drafts.changed > 0 ? t('insight.ofChanged', { count: drafts.changed }) : undefined}
        below={ofAll(
          drafts.from !== null && drafts.to !== null
            ? `${drafts.from === drafts.to ? monthDay(drafts.from) : dateSpan(drafts.from, drafts.to)} · ${t('insight.peopleWait', { count: drafts.people })}`
            : t('insight.allTold'),
        )}
        onOpen={opens?.drafts}
      />
    </div>
  )
}
