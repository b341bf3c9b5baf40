import type { CoverFigures, InsightToday } from '@onward/contract'
import { count, dateSpan, monthDay } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
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

/** So many people who are on leave are named. */
const NAMED = 3

/** Whether it is known who is needed: facilities may say it, and need nobody in these days. */
export const statesDemand = ({ facilities }: Pick<InsightToday, 'facilities'>) =>
  facilities.some(({ saysDemand }) => saysDemand)

/** The six figures of today. */
export const TodayTiles = ({ report, opens, isOfSpecialty }: Props) => {
  const t = useText()
  const ofAll = (words: string) => joined([words, isOfSpecialty && t('insight.ofAll')], '·')
  const { now, starting, short, anyTime, leave, credentials, drafts } = report
  const names = joined(leave.slice(0, NAMED).map(({ providerName }) => providerName))
  const missing = missingOf(short)
  // A nought is not said where somebody is missing, if only at any time.
  const isUntimed = missing === 0 && anyTime.missing > 0
  const missingNow = now.open + now.notPosted
  // Where nobody says who is needed, nobody knows whether somebody is missing.
  const isKnown = statesDemand(report) || missing + anyTime.missing > 0
  const [first] = starting.rows
  const invalid = new Set(credentials.flatMap(({ assignmentIds }) => assignmentIds)).size
  const untold = drafts.drafts + drafts.changed
  const besideNow = () => {
    if (!statesDemand(report)) return t('insight.noDemand')
    if (now.required > 0) return t('insight.filledOf', of(now))
    const isUntimedAlone = report.cells.length === 0 && anyTime.required > 0
    return isUntimedAlone ? t('insight.anyTimeOf', of(anyTime)) : t('insight.band.none')
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
        figure={isKnown ? count(isUntimed ? anyTime.missing : missing) : '–'}
        beside={
          !isKnown
            ? t('insight.noDemand')
            : isUntimed
              ? t('insight.anyTimeAlone')
              : joined(
                  [
                    t('insight.shortNow', { count: missingNow }),
                    anyTime.missing > 0 && t('insight.anyTimeMore', { count: anyTime.missing }),
                  ],
                  '·',
                )
        }
        below={joined(
          [
            isKnown && t('insight.openAndNot', openAndNot(isUntimed ? anyTime : short)),
            short.beyond > 0 && t('insight.openBeyond', { count: short.beyond }),
          ],
          '·',
        )}
        tone={missing > 0 || isUntimed ? 'bad' : undefined}
        onOpen={!isKnown ? undefined : isUntimed ? opens?.untimed : opens?.short}
      />
      <Tile
        icon="leave"
        title={t('insight.onLeave')}
        figure={count(leave.length)}
        beside={t('insight.today')}
        below={ofAll(leave.length > NAMED ? t('insight.andMore', { names, count: leave.length - NAMED }) : names)}
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
