import { Button } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { dateSpan } from '#web/lib/formats/formats.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import styles from './charts.module.css'
import type { RangeProps } from './range-fields.tsx'

const RangeFields = lazyPart(() => import('./range-fields.tsx'), 'RangeFields')

/** Says from which day to which, and opens the two fields that change it. They arrive when they are first wanted. */
export const RangeButton = (props: RangeProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { from, to } = props.value
  return (
    <div className={styles.range}>
      <Button
        className={styles.button}
        variant="default"
        size="xs"
        leftSection={<Icon name="calendar" size={14} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={() => void RangeFields.preload()}
        onClick={() => setOpen(!isOpen)}
      >
        {dateSpan(from, to)}
        <span className="unseen">: {props.label}</span>
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <RangeFields {...props} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
