import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { slotsFrom } from '../roll-out/template-lines.ts'
import { isBegunHere } from './is-begun-here.ts'
import type { Authoring } from './use-authoring.ts'
import { isFollowed, type BoardView } from './use-board.ts'

const MoreMenu = lazyPart(() => import('../roll-out/more-menu.tsx'), 'MoreMenu')
const Publish = lazyPart(() => import('../publish/publish-tool.tsx'), 'Publish')
const Live = lazyPart(() => import('../live/live.tsx'), 'Live')

type Props = {
  view: BoardView
  authoring: Authoring
  isByDemand: boolean
  postShort: ReactNode
  isTight: boolean
  /** Coverage and violations are asked for again. */
  askAgain: () => void
  rollOut: Pick<ComponentProps<typeof MoreMenu>, 'chosenIds' | 'onBooked'> &
    Pick<ComponentProps<typeof Publish>, 'places' | 'days'>
}

/** Who else is here, what is short, publishing, and what is done with the whole of it. Each comes by itself: the board is drawn before. */
export const BoardTools = ({ view, authoring, isByDemand, postShort, isTight, askAgain, rollOut }: Props) => {
  const { isKnown, roster } = view
  const { places, days } = rollOut
  return (
    <>
      <Suspense>
        {days.from !== '' && <Live place="board" {...days} onChanged={(about) => isFollowed(about) && askAgain()} />}
      </Suspense>
      {!isByDemand && <Suspense>{postShort}</Suspense>}
      {places.some(({ publishedUntil }) => publishedUntil) && (
        <Suspense>
          <Publish places={places} days={days} isBrief={isTight} />
        </Suspense>
      )}
      {isKnown && (
        <Suspense>
          <MoreMenu
            {...rollOut}
            slots={() => slotsFrom(view.shown.filter(isBegunHere(view)), days.from, roster.types)}
            onGive={!isByDemand && authoring.hasToGive ? authoring.give : undefined}
            isBrief={isTight}
          />
        </Suspense>
      )}
    </>
  )
}
