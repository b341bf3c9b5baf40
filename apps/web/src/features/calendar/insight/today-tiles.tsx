import type { CoverFigures, InsightToday } from '@onward/contract'
import { count, dateSpan, monthDay } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { missingOf } from './listing.ts'
import { startOf } from './row-words.ts'
import { Tile } from './tile.tsx'
import styles from './insight.module.css'

/** What opens when a tile is pressed; on a wall nothing does. */
export type TileOpens = Record<
  'now' | 'starting' | 'short' | 'untimed' | 'leave' | 'credentials' | 'drafts',
  () => void
>

type Props = {
  report: InsightToday
  opens?: TileOpens | undefined
  /** A specialty is asked for, which leave, credentials and drafts are not told apart by. */
  isOfSpecialty: boolean
}

const of = ({ filled, required }: Pick<CoverFigures, 'filled' | 'required'>) => ({ filled, required })

const openAndNot = ({ open, notPosted }: Pick<CoverFigures, 'open' | 'notPosted'>) => ({ open, notPosted })

/** Whether anybody is needed in these days, at a time or at any. */
export const statesDemand = ({ cells, now, anyTime }: Pick<InsightToday, 'cells' | 'now' | 'anyTime'>) =>
  cells.length > 0 || now.required > 0 || anyTime.required > 0

/** The six figures of today. */
export const TodayTiles = ({ report, opens, isOfSpecialty }: Props) => {
  const t = useText()
  const ofAll = (words: string) => [words, isOfSpecialty && t('insight.ofAll')].filter(Boolean).join(' · ')
  const { now, starting, short, anyTime, leave, credentials, drafts } = report
  const missing = missingOf(short)
  // A nought is not said where somebody is missing, if only at any time.
  const isUntimed = missing === 0 && anyTime.missing > 0
  const missingNow = now.open + now.notPosted
  const [first] = starting.rows
  const invalid = new Set(credentials.flatMap(({ assignmentIds }) => assignmentIds)).size
  const untold = drafts.drafts + drafts.changed
  const besideNow = () => {
    if (!statesDemand(report)) return t('insight.noDemand')
    const isTimed = report.cells.length > 0 || now.required > 0
    return isTimed ? t('insight.filledOf', of(now)) : t('insight.anyTimeOf', of(anyTime))
  }
  return (
    <div className={styles.tiles}>
      <Tile
        icon="users"
        title={t('insight.onNow')}
        figure={count(now.onDuty)}
        beside={besideNow()}
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
        figure={count(isUntimed ? anyTime.missing : missing)}
        beside={
          isUntimed
            ? t('insight.anyTimeAlone')
            : [
                t('insight.shortNow', { count: missingNow }),
                anyTime.missing > 0 && t('insight.anyTimeMore', { count: anyTime.missing }),
              ]
                .filter(Boolean)
                .join(' · ')
        }
        below={[
          t('insight.openAndNot', openAndNot(isUntimed ? anyTime : short)),
          short.beyond > 0 && t('insight.openBeyond', { count: short.beyond }),
        ]
          .filter(Boolean)
          .join(' · ')}
        tone={missing > 0 || isUntimed ? 'bad' : undefined}
        onOpen={isUntimed ? opens?.untimed : opens?.short}
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
