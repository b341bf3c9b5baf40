import { ActionIcon, Button } from '@mantine/core'
import { AlignCenter, AlignLeft, AlignRight, ArrowRight, CalendarDays, Mail, Minus, Plus, Star } from 'lucide'
import { useState } from 'react'
import texts from 'texts:buttons'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './buttons.module.css'

addTexts(texts)

const Filled = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Button key={name} color={color}>
        {name}
      </Button>
    ))}
    <Button disabled>disabled</Button>
  </Stack>
)

const Outline = () => (
  <Stack isRow>
    {Object.entries(COLORS).map(([name, color]) => (
      <Button key={name} variant="outline" color={color}>
        {name}
      </Button>
    ))}
  </Stack>
)

const Flat = () => (
  <Stack isRow>
    {Object.entries(COLORS).map(([name, color]) => (
      <Button key={name} variant="light" color={color}>
        {name}
      </Button>
    ))}
  </Stack>
)

const GRADIENTS = [
  { says: 'Pine to lagoon', from: '#04505a', to: '#0a7f8a' },
  { says: 'Blue to violet', from: '#155a9c', to: '#5a4fcf' },
  { says: 'Wine to red', from: '#8f1d3f', to: '#c2352b' },
]

const Gradient = () => (
  <Stack isRow>
    {GRADIENTS.map(({ says, from, to }) => (
      <Button key={says} variant="gradient" gradient={{ from, to, deg: 120 }}>
        {says}
      </Button>
    ))}
  </Stack>
)

const Relief = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Button key={name} color={color} className={styles.relief}>
        {name}
      </Button>
    ))}
  </Stack>
)

const Round = () => (
  <Stack isRow>
    <Button radius="xl">filled</Button>
    <Button radius="xl" variant="outline">
      outline
    </Button>
    <Button radius="xl" variant="light" color="red">
      flat
    </Button>
  </Stack>
)

const Icons = () => {
  const [week, setWeek] = useState(48)
  return (
    <Stack isRow>
      <Button
        variant="light"
        rightSection={<Drawing of={ArrowRight} size={16} className="turns" />}
        onClick={() => setWeek(week + 1)}
      >
        Next week
      </Button>
      <Button leftSection={<Drawing of={CalendarDays} size={16} />} disabled={week === 48} onClick={() => setWeek(48)}>
        This week
      </Button>
      <span className={styles.state} aria-live="polite">
        Week {week}
      </span>
    </Stack>
  )
}

const IconOnly = () => {
  const [nurses, setNurses] = useState(3)
  const [isKept, setKept] = useState(false)
  return (
    <Stack isRow>
      <ActionIcon size={36} aria-label="One nurse more" onClick={() => setNurses(nurses + 1)}>
        <Drawing of={Plus} size={18} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="light"
        aria-label="One nurse fewer"
        disabled={nurses === 0}
        onClick={() => setNurses(nurses - 1)}
      >
        <Drawing of={Minus} size={18} />
      </ActionIcon>
      <ActionIcon
        size={36}
        radius="xl"
        variant={isKept ? 'filled' : 'outline'}
        aria-label="Keep as favourite"
        aria-pressed={isKept}
        onClick={() => setKept(!isKept)}
      >
        <Drawing of={Star} size={18} fill={isKept ? 'currentColor' : 'none'} />
      </ActionIcon>
      <span className={styles.state} aria-live="polite">
        Nurses at night: {nurses}
      </span>
    </Stack>
  )
}

const SPANS = ['Day', 'Week', 'Month']
const SIDES = [
  { side: 'start', icon: AlignLeft },
  { side: 'center', icon: AlignCenter },
  { side: 'end', icon: AlignRight },
] as const

const Groups = () => {
  const [span, setSpan] = useState('Week')
  const [side, setSide] = useState('start')
  return (
    <Stack isRow>
      <Button.Group aria-label="What the calendar shows">
        {SPANS.map((one) => (
          <Button
            key={one}
            variant={one === span ? 'filled' : 'default'}
            aria-pressed={one === span}
            onClick={() => setSpan(one)}
          >
            {one}
          </Button>
        ))}
      </Button.Group>
      <ActionIcon.Group role="group" aria-label="Alignment">
        {SIDES.map(({ side: one, icon }) => (
          <ActionIcon
            key={one}
            size={36}
            variant={one === side ? 'filled' : 'default'}
            aria-label={`Align to the ${one}`}
            aria-pressed={one === side}
            onClick={() => setSide(one)}
          >
            <Drawing of={icon} size={18} className="turns" />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
    </Stack>
  )
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const SHIFTS = ['Early', 'Late', 'Night']

const Choices = () => {
  const [days, setDays] = useState(['Mon', 'Thu'])
  const [shift, setShift] = useState('Early')
  return (
    <Stack>
      <fieldset className={styles.choices}>
        <legend>Days</legend>
        {DAYS.map((day) => (
          <label key={day} data-ripple="">
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                setDays(DAYS.filter((one) => (one === day ? checked : days.includes(one))))
              }
            />
            {day}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Shift</legend>
        {SHIFTS.map((one) => (
          <label key={one} data-ripple="">
            <input type="radio" name="shift" checked={one === shift} onChange={() => setShift(one)} />
            {one}
          </label>
        ))}
      </fieldset>
      <p className={styles.state} aria-live="polite">
        {shift} on {days.join(', ') || 'no day yet'}
      </p>
    </Stack>
  )
}

const Sizes = () => (
  <Stack isRow>
    <Button size="lg">Large</Button>
    <Button>Default</Button>
    <Button size="xs">Small</Button>
  </Stack>
)

const Block = () => {
  const [isTaken, setTaken] = useState(false)
  return (
    <div className={styles.blocks}>
      <Button fullWidth disabled={isTaken} onClick={() => setTaken(true)}>
        Take the shift
      </Button>
      <Button fullWidth variant="default" disabled={!isTaken} onClick={() => setTaken(false)}>
        Give it back
      </Button>
    </div>
  )
}

const Tags = () => {
  const [isSent, setSent] = useState(false)
  return (
    <Stack>
      <Stack isRow>
        <Button
          component="a"
          href="mailto:rota@onward.test"
          variant="light"
          leftSection={<Drawing of={Mail} size={16} />}
        >
          Write to the rota office
        </Button>
        <Button component={Link} href="/components/badges" variant="light">
          On to the badges
        </Button>
        <Button variant="light" disabled={!isSent} onClick={() => setSent(false)}>
          Start anew
        </Button>
      </Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(true)
        }}
      >
        <Button type="submit" disabled={isSent}>
          Send the request
        </Button>
      </form>
      <p className={styles.state} role="status">
        {isSent ? 'The request is sent.' : 'Nothing is sent yet.'}
      </p>
    </Stack>
  )
}

const ButtonsPage = () => (
  <Examples
    page="buttons"
    parts={{ Filled, Outline, Flat, Gradient, Round, Icons, IconOnly, Groups, Sizes, Relief, Block, Choices, Tags }}
    wide={['Filled']}
  />
)
export default ButtonsPage
