import { Alert, Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import type { Assignment } from '@onward/contract'
import { useEffect, useRef } from 'react'
import { whoOf } from '#web/lib/formats/who-of.ts'
import { longTimes } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { shiftTypeName } from '#web/lib/formats/shift-type-name.ts'
import { useText } from '#web/lib/text.ts'
import { PARTS, type Part } from './shift-merge.ts'

/** What somebody else has stored meanwhile, beside what was typed here. */
export type Met = { mine: Shown; theirs: Assignment; taken: readonly Part[]; both: readonly Part[] }
/** A shift in the words that a form has for it. */
export type Shown = Pick<Assignment, 'providerName' | 'facilityName' | 'startsAt' | 'endsAt' | 'note'> & {
  /** As its type is called. */
  type: string
}
export type Side = 'mine' | 'theirs'

type Props = { met: Met; sideOf: (part: Part) => Side; onChoose: (part: Part, side: Side) => void }

/** What was taken over from somebody else's change, and a choice for each thing that both have changed. */
export const ShiftMergeChoice = ({ met: { mine, theirs: shift, taken, both }, sideOf, onChoose }: Props) => {
  const t = useText()
  const theirs = { ...shift, type: shiftTypeName(shift) }
  const words = (part: Part, shown: Shown) => {
    const { facilityName, startsAt, endsAt, type, note } = shown
    if (part === 'provider') return whoOf(shown)
    if (part === 'facility') return facilityName
    return part === 'times' ? joined([longTimes(startsAt, endsAt), type]) : (note ?? t('shift.noNote'))
  }
  const names = {
    provider: t('event.provider'),
    facility: t('event.facility'),
    times: t('shift.times'),
    note: t('event.note'),
  }
  // What was pressed is done with: whoever goes on by keyboard goes on here.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Alert ref={place} tabIndex={-1} color="yellow" title={t('shift.bothChanged')}>
      <Stack gap="xs">
        {PARTS.filter((part) => taken.includes(part)).map((part) => (
          <p key={part}>{t('shift.taken', { part: names[part], value: words(part, theirs) })}</p>
        ))}
        {PARTS.filter((part) => both.includes(part)).map((part) => (
          <Radio.Group
            key={part}
            label={names[part]}
            value={sideOf(part)}
            onChange={(side) => onChoose(part, side === 'theirs' ? 'theirs' : 'mine')}
          >
            <Stack gap={8}>
              <Radio value="mine" label={t('shift.mine', { value: words(part, mine) })} />
              <Radio value="theirs" label={t('shift.theirs', { value: words(part, theirs) })} />
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
    </Alert>
  )
}
