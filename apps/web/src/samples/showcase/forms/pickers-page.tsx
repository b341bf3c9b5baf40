import { Button, Text } from '@mantine/core'
import { addDays, dayNumber } from '@onward/scheduling'
import '#web/ui/controls/combobox.css'
import { useState } from 'react'
import texts from 'texts:pickers,when'
import { longDate, longTimes, mediumDate, today } from '#web/lib/formats/formats.ts'
import { addTexts, localeOf } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { Days } from '#web/ui/when/day-picker.tsx'
import { TypedDateField, TypedTimeField } from '#web/ui/when/when-fields.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => {
  const [date, setDate] = useState(today())
  return <TypedDateField label="First day" value={date} onChange={setDate} />
}

const Time = () => {
  const [time, setTime] = useState('19:00')
  return (
    <TypedTimeField
      label="Beginning"
      description="7p, 1930 and 7:30 are all understood."
      value={time}
      onChange={setTime}
    />
  )
}

const Both = () => {
  const [date, setDate] = useState(today())
  const [time, setTime] = useState('07:00')
  return (
    <fieldset className={styles.fieldset}>
      <legend>Handover</legend>
      <Stack>
        <TypedDateField label="On" value={date} onChange={setDate} />
        <TypedTimeField label="At" value={time} onChange={setTime} />
        <Text size="sm" role="status">
          {date && time ? longTimes(`${date}T${time}`, `${date}T${time}`) : 'Day and time are wanted.'}
        </Text>
      </Stack>
    </fieldset>
  )
}

const Several = () => {
  const [dates, setDates] = useState<ReadonlySet<string>>(new Set([today()]))
  const toggle = (date: string) => setDates(toggled(dates, date, !dates.has(date)))
  return (
    <Stack>
      <TypedDateField
        label="Add a day off"
        value=""
        onChange={(date) => date && setDates(toggled(dates, date, true))}
      />
      <Days value={today()} isMany isChosen={(date) => dates.has(date)} onChoose={toggle} />
      <ul className={styles.names} aria-label="Days off">
        {[...dates].toSorted().map((date) => (
          <li key={date}>
            {mediumDate(date)}{' '}
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={`Remove ${mediumDate(date)}`}
              onClick={() => toggle(date)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const Range = () => {
  const [from, setFrom] = useState(today())
  const [to, setTo] = useState(addDays(today(), 4))
  /** The first press begins anew, the second ends it; whichever is earlier comes first. */
  const choose = (date: string) => {
    if (to !== '' || from === '') return setSpan(date, '')
    return date < from ? setSpan(date, from) : setSpan(from, date)
  }
  const setSpan = (first: string, last: string) => {
    setFrom(first)
    setTo(last)
  }
  return (
    <Stack>
      <TypedDateField label="From" value={from} onChange={(date) => setSpan(date, date <= to ? to : '')} />
      <TypedDateField
        label="To"
        value={to}
        onChange={setTo}
        refuses={(date) => (date < from ? 'It would end before it begins.' : undefined)}
      />
      <Days
        value={from || today()}
        isMany
        isChosen={(date) => date === from || (from <= date && date <= to)}
        onChoose={choose}
      />
      <Text size="sm" role="status">
        {from && to ? `${dayNumber(to) - dayNumber(from) + 1} days of leave` : 'Choose the other end.'}
      </Text>
    </Stack>
  )
}

const Human = () => {
  const [date, setDate] = useState(addDays(today(), 1))
  const away = date === '' ? undefined : dayNumber(date) - dayNumber(today())
  const said = new Intl.RelativeTimeFormat(localeOf(), { numeric: 'auto' })
  return (
    <Stack>
      <TypedDateField
        label="Day of the swap"
        placeholder="tomorrow, fri, +3 or 4 nov"
        value={date}
        onChange={setDate}
      />
      <Text size="sm" role="status">
        {away === undefined ? 'No day yet.' : `That is ${said.format(away, 'day')}.`}
      </Text>
    </Stack>
  )
}

const Off = () => {
  const [date, setDate] = useState(today())
  const [first, last] = [addDays(today(), 2), addDays(today(), 6)]
  return (
    <TypedDateField
      label="Visit to the office"
      value={date}
      onChange={setDate}
      refuses={(day) =>
        first <= day && day <= last
          ? `The office is closed from ${mediumDate(first)} to ${mediumDate(last)}.`
          : undefined
      }
    />
  )
}

const Inline = () => {
  const [date, setDate] = useState(today())
  return (
    <Stack>
      <Days value={today()} isChosen={(day) => day === date} onChoose={setDate} />
      <Text size="sm" role="status">
        {longDate(date)}
      </Text>
    </Stack>
  )
}

const PickersPage = () => <Examples page="pickers" parts={{ Basic, Time, Both, Several, Range, Human, Off, Inline }} />
export default PickersPage
