import { Button } from '@mantine/core'
import { MOST_CHANGES, proposals, shiftTypes, type CoverageLine } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:post'
import { apiOf, ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { refusalOf } from '../refusal.ts'
import { useUndo } from '../undo/use-undo.ts'
import { shortShifts } from './short-shifts.ts'

addTexts(texts)

const { propose } = apiOf(proposals)
const { listShiftTypes } = apiOf(shiftTypes)

type Props = { lines: readonly CoverageLine[]; isSmall?: boolean }

/** Makes an open shift for each of whom demand is short, as one booking that can be taken back. So many at once, as one booking may have. */
export const PostShort = ({ lines, isSmall = false }: Props) => {
  const t = useText()
  const offerUndo = useUndo()
  const { data } = useQuery(ask(listShiftTypes, { status: 'all', perPage: 500 }))
  const from = today()
  // Nobody is looked for who would have had to be there yesterday.
  const ahead = lines.filter(({ date }) => date >= from)
  const { open: all, untimed } = shortShifts(
    ahead,
    (data?.shiftTypes ?? []).filter(({ isActive }) => isActive),
  )
  const open = all.slice(0, MOST_CHANGES)
  const post = useChange(propose, {
    once: true,
    wording: refusalOf,
    onDone: ({ assignments, batchId }) => {
      if (batchId !== null) offerUndo(t('post.done', { count: assignments.length }), batchId)
    },
  })
  if (!data || open.length + untimed === 0) return null
  return (
    <>
      <ChangeFailure of={post} />
      {untimed > 0 && !isSmall && <p>{t('post.untimed', { count: untimed })}</p>}
      {open.length > 0 && (
        <Button
          variant="default"
          size={isSmall ? 'compact-sm' : 'sm'}
          loading={post.isPending}
          onClick={() => post.mutate({ mode: 'commit', changes: open })}
        >
          {t('post.do', { count: open.length })}
        </Button>
      )}
    </>
  )
}
