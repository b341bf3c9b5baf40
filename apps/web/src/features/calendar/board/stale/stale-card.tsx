import { Button } from '@mantine/core'
import { dateOfWall } from '@onward/scheduling'
import texts from 'texts:refusal,stale'
import { joined } from '#web/lib/formats/joined.ts'
import { newId } from '#web/lib/new-id.ts'
import { mediumDate, timeSpan } from '#web/lib/formats/formats.ts'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { addTexts, textOf, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { conflictWords } from '../../refusal.ts'
import type { Said } from '../change.ts'
import type { Roster } from '../roster.ts'
import type { Refused, RosterMaking } from '../use-roster.ts'
import { typeName } from '../words.ts'
import { againOf, doneAgain, othersIn, wantedOf, withoutMet, type Met } from './stale.ts'
import board from '../board.module.css'
import styles from './stale.module.css'

addTexts(texts)

const PARTS = ['who', 'facility', 'type', 'times'] as const
type Words = Record<(typeof PARTS)[number], string>

const wordsOf = (said: Said, { theirs }: Met, roster: Roster): Words => {
  const { providerId, hospitalId, startsAt, endsAt, shiftTypeId } = said
  const name = (id: string) =>
    id === theirs.providerId ? theirs.providerName : (roster.byId.get(id)?.providerName ?? textOf('stale.notShown'))
  return {
    who: whoOf({ providerName: providerId === null ? null : name(providerId) }),
    facility:
      hospitalId === theirs.hospitalId
        ? theirs.facilityName
        : (roster.facilities.get(hospitalId)?.facilityName ?? hospitalId),
    type: typeName(roster, shiftTypeId),
    times: joined([mediumDate(dateOfWall(startsAt)), timeSpan(startsAt, endsAt)]),
  }
}

type Props = {
  refused: Refused
  met: readonly Met[]
  making: RosterMaking
  roster: Roster
  say: (words: string) => void
  onClose: () => void
}

/** What somebody wanted of shifts that others have changed meanwhile, beside what stands now, and the two ways on. */
export const StaleCard = ({ refused: { deed, error }, met, making, roster, say, onClose }: Props) => {
  const t = useText()
  const [others, again] = [withoutMet(deed, met), doneAgain(deed, met)]
  const go = (changes: typeof deed.changes, said = deed.said) => {
    onClose()
    making.send({ ...deed, key: newId(), changes, said })
  }
  const keep = () => {
    if (others.length > 0) return go(others, t('stale.saved', { count: others.length }))
    onClose()
    say(t('stale.kept'))
  }
  const title = t('stale.title', { count: met.length })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape presses the button that closes it
    <section
      className={`${board.verdict} ${styles.stale}`}
      role="group"
      aria-label={title}
      tabIndex={-1}
      data-verdict=""
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h3>{title}</h3>
        <button type="button" aria-label={t('ui.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {met.map((one) => (
        <Both key={one.at} met={one} wanted={wantedOf(one, deed)} roster={roster} />
      ))}
      {othersIn(error, met).map(({ at, conflict }) => (
        <p key={at} className={board.words}>
          {conflictWords(conflict)}
        </p>
      ))}
      <div className={styles.ways}>
        <Button size="compact-sm" variant="default" onClick={keep}>
          {others.length > 0 ? t('stale.keepOthers', { count: others.length }) : t('stale.keep')}
        </Button>
        {again.length > others.length && (
          <Button size="compact-sm" onClick={() => go(again)}>
            {t('stale.again')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** One shift in words, as it was wanted and as it is. */
const Both = ({ met, wanted, roster }: { met: Met; wanted: Said | undefined; roster: Roster }) => {
  const t = useText()
  const named = {
    who: t('event.provider'),
    facility: t('event.facility'),
    type: t('event.type'),
    times: t('stale.times'),
  }
  const mine = wanted && wordsOf(wanted, met, roster)
  const now = met.isCancelled ? undefined : wordsOf(met.theirs, met, roster)
  const again = againOf(met)
  const leads = again && wordsOf(again, met, roster)
  const cell = (words: Words | undefined, part: (typeof PARTS)[number]) => {
    if (words) return <td dir="auto">{words[part]}</td>
    return part === 'who' && <td rowSpan={PARTS.length}>{t('stale.cancelled')}</td>
  }
  return (
    <>
      <table className={styles.both}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('stale.what')}</span>
            </th>
            <th scope="col">{t('stale.wanted')}</th>
            <th scope="col">{t('stale.stands')}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part} data-differs={mine?.[part] === now?.[part] ? undefined : ''}>
              <th scope="row">{named[part]}</th>
              {cell(mine, part)}
              {cell(now, part)}
            </tr>
          ))}
        </tbody>
      </table>
      {met.isCancelled && leads && <p className={board.words}>{t('stale.putBack')}</p>}
      {mine && leads && PARTS.some((part) => mine[part] !== leads[part]) && (
        <p className={board.words}>{t('stale.leads', { what: joined(PARTS.map((part) => leads[part])) })}</p>
      )}
    </>
  )
}
