import { createPortal } from 'react-dom'
import texts from 'texts:print,paper'
import { instant } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { usePages, usePrinting } from '../../paper-pages.ts'
import { periodWords } from '../board-bar.tsx'
import type { BoardView } from '../use-board.ts'
import { typeName } from '../words.ts'
import { DemandOnPaper } from './demand-on-paper.tsx'
import { PeopleOnPaper } from './people-on-paper.tsx'
import styles from './paper.module.css'

addTexts(texts)

type Props = {
  view: BoardView
  /** When the server last said what the board shows. */
  knownAt: number
  /** How many deeds could not be sent, and stand on the paper all the same. */
  unsent: number
}

/** What is printed in place of the board: all of the period and of what is filtered, facility by facility. */
export const BoardPaper = (props: Props) => {
  const at = usePrinting()
  return at === undefined ? null : createPortal(<Paper {...props} at={at} />, document.body)
}

/** What was heard of longer ago than this is said to be of then. */
const FRESH_MS = 180_000

const Paper = ({ view, knownAt, unsent, at }: Props & { at: number }) => {
  const t = useText()
  const { address, roster } = view
  const user = currentUser()
  const title = t('paper.title', { period: periodWords(address) })
  const printed = t('print.by', { time: instant(new Date(at).toISOString()), name: user?.fullName ?? '' })
  usePages(true, `${title} · ${printed}`)
  const filtered = [
    address.facility !== '' && (roster.facilities.get(address.facility)?.facilityName ?? address.facility),
    address.specialty !== '' && (roster.specialties.get(address.specialty) ?? address.specialty),
    address.type !== '' && typeName(roster, address.type),
    address.state !== '' && t(`board.legend.${address.state}`),
    address.view === 'open' && t('board.view.open'),
    address.violationsOnly && address.view === 'people' && t('paper.violationsOnly'),
  ].filter((one) => one !== false)
  const notes = [
    at - knownAt > FRESH_MS && t('paper.asOf', { time: instant(new Date(knownAt).toISOString()) }),
    unsent > 0 && t('board.unsent', { count: unsent }),
  ].filter((one) => one !== false)
  return (
    <div className={styles.paper} data-print="" data-long={view.dates.length > 14 || undefined}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{joined([...(filtered.length > 0 ? filtered : [t('print.all')]), printed], '·')}</p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </header>
      {view.demanded ? <DemandOnPaper view={view} /> : <PeopleOnPaper view={view} />}
    </div>
  )
}
