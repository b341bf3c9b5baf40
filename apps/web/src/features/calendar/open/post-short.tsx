import { demand, MOST_CHANGES, proposals, shiftTypes, type CoverageLine } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:post'
import { apiOf, ask, type Calling } from '#web/lib/api.ts'
import { count, today } from '#web/lib/formats/formats.ts'
import { queries } from '#web/lib/queries.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { refusalOf } from '../refusal.ts'
import { useUndo } from '../undo/use-undo.ts'
import { shortShifts, type OpenShift } from './short-shifts.ts'

addTexts(texts)

const { propose } = apiOf(proposals)
const { listShiftTypes } = apiOf(shiftTypes)
const { readCoverage } = apiOf(demand)

const keyOf = ({ hospitalId, date, shiftTypeId, specialtyId }: CoverageLine) =>
  JSON.stringify([hospitalId, date, shiftTypeId, specialtyId])
/** The same lines as they are now: somebody else may have posted what they are short of a moment ago. */
const asNow = async (lines: readonly CoverageLine[]) => {
  const dates = lines.map(({ date }) => date).toSorted()
  const [from = '', to = from] = [dates[0], dates.at(-1)]
  const { coverage } = await queries.fetchQuery({ ...ask(readCoverage, { from, to }), staleTime: 0 })
  const wanted = new Set(lines.map(keyOf))
  return coverage.filter((line) => wanted.has(keyOf(line)))
}

type Posted = Pick<Awaited<ReturnType<typeof propose>>, 'assignments' | 'batchId'>
type Props = {
  lines: readonly CoverageLine[]
  isSmall?: boolean
  /** Their number alone, where there is little room. */
  isBrief?: boolean
  /** Makes them in another way: as a step among others. */
  onPost?: (open: readonly OpenShift[]) => void
}

/** Makes an open shift for each of whom demand is short, as one booking that can be taken back. So many at once, as one booking may have. */
export const PostShort = ({ lines, isSmall = false, isBrief = false, onPost }: Props) => {
  const t = useText()
  const offerUndo = useUndo()
  const { data } = useQuery(ask(listShiftTypes, { status: 'all', perPage: 500 }))
  const from = today()
  // Nobody is looked for who would have had to be there yesterday; nobody is scheduled by a type that is put away.
  const ahead = lines.filter(({ date }) => date >= from)
  const shortIn = (some: readonly CoverageLine[]) => {
    const { open, untimed } = shortShifts(
      some,
      (data?.shiftTypes ?? []).filter(({ isActive }) => isActive),
    )
    return { open: open.slice(0, MOST_CHANGES), untimed }
  }
  const { open, untimed } = shortIn(ahead)
  const untimedWords = (some: number) => t('post.untimed', { count: some })
  const call: Calling<readonly CoverageLine[], Posted> = async (some, options) => {
    const { open: changes, untimed: left } = shortIn(await asNow(some))
    // Where there is no room to say it before.
    if (isSmall && left > 0) tell(untimedWords(left))
    if (changes.length === 0 || onPost) {
      if (changes.length > 0) onPost?.(changes)
      else tell(t('post.nothing'))
      return { assignments: [], batchId: null }
    }
    return propose({ mode: 'commit', changes }, options)
  }
  const post = useChange(call, {
    by: propose,
    wording: refusalOf,
    once: true,
    onDone: ({ assignments, batchId }) => {
      if (batchId !== null) offerUndo(t('post.done', { count: assignments.length }), batchId)
    },
  })
  if (!data || open.length + untimed === 0) return null
  const words = t('post.do', { count: open.length })
  const byHand = untimed > 0 && untimedWords(untimed)
  return (
    <>
      <ChangeFailure of={post} />
      {!isSmall && byHand && <p>{byHand}</p>}
      {open.length > 0 && (
        <BusyButton
          variant="default"
          size={isSmall ? 'compact-sm' : 'sm'}
          isBusy={post.isPending}
          {...(isBrief && { 'aria-label': words, leftSection: <Icon name="plus" /> })}
          {...((isBrief || byHand) && { title: [words, byHand].filter(Boolean).join('. ') })}
          onClick={() => post.mutate(ahead)}
        >
          {isBrief ? count(open.length) : words}
        </BusyButton>
      )}
    </>
  )
}
