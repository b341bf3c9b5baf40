import { TextInput } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { Empty, Failure, Loading } from '#web/ui/data/content-state.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { BoardShift } from '../roster.ts'
import type { BoardView } from '../use-board.ts'
import type { Taker } from './judge-giving.ts'
import { useTakers, type Listed } from './use-takers.ts'
import styles from './give.module.css'

type Props = { shifts: readonly BoardShift[]; view: BoardView; onChoose: (taker: Taker) => void }

/** Up and down lead from the search through the people below it, and back. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (by === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li button')]
  event.preventDefault()
  stops[stops.findIndex((stop) => stop === document.activeElement) + by]?.focus()
}

/** Whom some shifts shall go to: found by typing, chosen by a press or by Enter. */
export const TakerList = ({ shifts, view, onChoose }: Props) => {
  const t = useText()
  const [typed, setTyped] = useState('')
  const { shown, others, first, isSettled, error, again } = useTakers(shifts, view, typed)
  // Whoever presses Enter before the answer has come means the first of it.
  const [isEntered, setEntered] = useState(false)
  const enter = useEffectEvent(() => first && onChoose(first))
  useEffect(() => {
    if (isEntered && isSettled) enter()
  }, [isEntered, isSettled])
  const count = shown.length + others.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed are the buttons in it
    <div onKeyDown={walk}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (first) onChoose(first)
          else setEntered(true)
        }}
      >
        <TextInput
          type="search"
          data-autofocus
          label={t('give.search')}
          description={t('give.keys')}
          leftSection={<Icon name="search" size={15} />}
          value={typed}
          onChange={(event) => {
            setEntered(false)
            setTyped(event.currentTarget.value)
          }}
        />
      </form>
      <p className="unseen" role="status">
        {isSettled && t('candidates.found', { count })}
      </p>
      {error !== null && <Failure error={error} onRetry={again} />}
      {count === 0 && error === null && (isSettled ? <Empty icon="users" title={t('give.nobody')} /> : <Loading />)}
      <div className={styles.takers}>
        <People label={others.length > 0 ? t('give.shown') : undefined} people={shown} onChoose={onChoose} />
        <People label={t('give.notShown')} people={others} onChoose={onChoose} />
      </div>
    </div>
  )
}

type PeopleProps = Pick<Props, 'onChoose'> & { label: string | undefined; people: readonly Listed[] }

const People = ({ label, people, onChoose }: PeopleProps) => {
  const heading = useId()
  if (people.length === 0) return undefined
  return (
    <>
      {label !== undefined && <h3 id={heading}>{label}</h3>}
      <ul {...(label !== undefined && { 'aria-labelledby': heading })}>
        {people.map((one) => (
          <li key={one.providerId}>
            <button type="button" onClick={() => onChoose(one)}>
              <strong dir="auto">{one.providerName}</strong>
              {one.note !== undefined && (
                <span>
                  {one.icon && <Icon name={one.icon} size={13} />}
                  <span dir="auto">{one.note}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
