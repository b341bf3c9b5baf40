import type { ReactNode } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { marked } from '#web/lib/formats/marked.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Figure } from './figure.tsx'
import styles from './insight.module.css'

type Say = (value: number) => string

const signed = (by: number, say: Say) =>
  by === 0 ? '=' : by > 0 ? `▲ ${marked('+', say(by))}` : `▼ ${marked('−', say(-by))}`

/** By how much a number is more or less than it was, and what it was; null: nothing was there to be counted. */
export const changeOf = (value: number, was: number | null, say: Say) => {
  if (was === null) return textOf('insight.before', { rate: textOf('insight.na') })
  return `${signed(value - was, say)} · ${textOf('insight.before', { rate: say(was) })}`
}

type Props = {
  /** Whose number it is, and what it counts. */
  name: string
  title: string
  value: number
  /** Left out where nothing is compared. */
  was?: number | null | undefined
  say: Say
  onOpen: () => void
  onWas: () => void
  /** What stands beside it. */
  children?: ReactNode
}

/** A number of a table, and below it what it was: both open what they count. */
export const FigureCell = ({ name, title, value, was, say, onOpen, onWas, children }: Props) => {
  const t = useText()
  const of = joined([name, title])
  return (
    <>
      {value === 0 ? (
        say(0)
      ) : (
        <Figure of={of} onOpen={onOpen}>
          {say(value)}
        </Figure>
      )}
      {children && <> {children}</>}
      {was !== undefined && (
        <small className={styles.was}>
          {was === null ? (
            changeOf(value, null, say)
          ) : (
            <>
              {signed(value - was, say)}{' '}
              {was === 0 ? (
                t('insight.before', { rate: say(0) })
              ) : (
                <Figure of={of} onOpen={onWas}>
                  {t('insight.before', { rate: say(was) })}
                </Figure>
              )}
            </>
          )}
        </small>
      )}
    </>
  )
}
