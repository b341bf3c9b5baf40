import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { instant } from '#web/lib/formats/formats.ts'
import type { Written } from '#web/lib/sheets/held-table.ts'
import { useText } from '#web/lib/text.ts'
import { askAnew } from '#web/ui/data/ask-anew.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './imports.module.css'
import { Standing } from './standing.tsx'
import { useImport, type Sending } from './use-sending.ts'

type Props = {
  importId: string
  /** Of one that this page has sent. */
  sending: Sending | undefined
  shifts: Written['shifts']
  onAgain: () => void
  /** Back to the steps as they were left, or to new ones where it is done. */
  onBack: (isDone: boolean) => void
}

/** One import, while it runs and afterwards: how far it is, what it did, and what a person should look at. */
export const OneImport = ({ importId, sending, shifts, onAgain, onBack }: Props) => {
  const t = useText()
  const own = sending?.importId === importId ? sending : undefined
  const query = useImport(importId, own)
  const cache = useQueryClient()
  const { data } = query
  const isDone = data?.state === 'done'
  const hasRun = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (data?.state === 'running' || own) hasRun.current = true
    // Whatever was answered before may show what the file has changed.
    if (isDone && hasRun.current) void askAnew(cache, { predicate: ({ queryKey }) => queryKey[0] !== 'importState' })
  }, [data?.state, own, isDone, cache])
  const name = data?.fileName ?? undefined
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {name === undefined ? t('imports.one') : t('imports.oneOf', { name })}
      </h2>
      {data && (
        <p className={styles.soft}>
          {t(`imports.kind.${data.kind}`)} · <bdi>{instant(data.startedAt)}</bdi>
        </p>
      )}
      <div className={styles.step}>
        <Standing {...{ query, sending: own, onAgain, shifts }} />
        <div>
          <Button variant="default" onClick={() => onBack(isDone)}>
            {t(own && !isDone ? 'imports.backToSteps' : 'imports.another')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
