import { Button, Collapse, Timeline } from '@mantine/core'
import '@mantine/core/styles/Timeline.layer.css'
import { CalendarCheck, CalendarPlus, FileText, ListChecks, UserRoundCheck } from 'lucide'
import { useState } from 'react'
import texts from 'texts:timeline'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Faces } from '#web/samples/ui/people/faces.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Moment } from './timeline.moment.tsx'
import styles from './timeline.module.css'

addTexts(texts)

const TEAM = ['Maya Okafor', 'Hana Okabe', 'Jonas Wieland'].map((username) => ({ username, avatar: '' }))

const Basic = () => (
  <Timeline active={3} bulletSize={14} lineWidth={2} className={styles.line ?? ''}>
    <Timeline.Item color={COLORS.primary} title={<Moment name="The rota was drafted" ago="Two hours ago" />}>
      <p>Nights of the coming week, with three open.</p>
      <p className={styles.file}>
        <Drawing of={FileText} size={18} /> rota-ward-4.pdf
      </p>
    </Timeline.Item>
    <Timeline.Item color="green.9" title={<Moment name="A swap was agreed" ago="An hour ago" />}>
      <p>Friday for Sunday, on ward 2.</p>
      <p className={styles.person}>
        <Avatar name="Maya Okafor" />
        <span>
          <strong>Maya Okafor</strong>
          <small>Nurse, intensive care</small>
        </span>
      </p>
    </Timeline.Item>
    <Timeline.Item color={COLORS.info} title={<Moment name="The team of the night" ago="Ten minutes ago" />}>
      <p>Three people have confirmed.</p>
      <Faces label="Confirmed" people={TEAM} size={36} />
    </Timeline.Item>
    <Timeline.Item color="orange.9" title={<Moment name="The handover" ago="At seven" />}>
      <p>Every bed is gone through at the board.</p>
    </Timeline.Item>
  </Timeline>
)

const Icons = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Timeline active={3} bulletSize={30} lineWidth={2} className={styles.line ?? ''}>
      <Timeline.Item
        bullet={<Drawing of={CalendarPlus} size={16} />}
        title={<Moment name="Maya Okafor asks for a swap" ago="An hour ago" />}
      >
        <p>The night from Friday to Saturday, on ward 4.</p>
        <Stack isRow>
          <Button size="xs" onClick={() => tell('The swap is accepted.')}>
            Accept
          </Button>
          <Button size="xs" variant="default" onClick={() => tell('The swap is declined.')}>
            Decline
          </Button>
        </Stack>
      </Timeline.Item>
      <Timeline.Item
        color="blue.8"
        bullet={<Drawing of={ListChecks} size={16} />}
        title={<Moment name="Two shifts are open" ago="This morning" />}
      >
        <p>Nobody has taken them yet.</p>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-controls="open-shifts"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the shifts' : 'Show the shifts'}
        </Button>
        <Collapse id="open-shifts" expanded={isOpen}>
          <ul className={styles.list}>
            <li>Ward 2, Tuesday night</li>
            <li>Ward 4, Friday night</li>
          </ul>
        </Collapse>
      </Timeline.Item>
      <Timeline.Item
        color="green.9"
        bullet={<Drawing of={UserRoundCheck} size={16} />}
        title={<Moment name="A licence was verified" ago="Yesterday" />}
      >
        <p>Hana Okabe may work on every ward again.</p>
      </Timeline.Item>
      <Timeline.Item
        color="red.9"
        bullet={<Drawing of={CalendarCheck} size={16} />}
        title={<Moment name="The rota of December is out" ago="On Monday" />}
      >
        <ul className={styles.list}>
          <li>62 shifts, all of them taken</li>
          <li>4 people on call</li>
        </ul>
      </Timeline.Item>
    </Timeline>
  )
}

const TimelinePage = () => <Examples page="timeline" parts={{ Basic, Icons }} />
export default TimelinePage
