import { Badge, Button } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { Bell, Mail } from 'lucide'
import { useState } from 'react'
import texts from 'texts:pill-badges'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './pill-badges.module.css'

addTexts(texts)

const Contextual = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Badge tt="none" key={name} color={color}>
        {name}
      </Badge>
    ))}
  </Stack>
)

const Glow = () => (
  <div className={styles.glowing}>
    {Object.entries(SOLID).map(([name, color]) => (
      <Badge tt="none" key={name} color={color} className={styles.glow}>
        {name}
      </Badge>
    ))}
  </div>
)

const Light = () => (
  <Stack isRow>
    {['Cardiology', 'Paediatrics', 'Surgery', 'Oncology', 'Radiology', 'Intensive care', 'Maternity', 'Day ward'].map(
      (ward, tone) => (
        <Pill key={ward} tone={tone}>
          {ward}
        </Pill>
      ),
    )}
  </Stack>
)

const Notification = () => {
  const [requests, setRequests] = useState(3)
  return (
    <Stack>
      <div className={styles.notified}>
        <span className={styles.place} role="img" aria-label={`${requests} new requests`}>
          <Drawing of={Bell} size={22} />
          {requests > 0 && (
            <Badge tt="none" circle color="red" className={styles.count}>
              {requests}
            </Badge>
          )}
        </span>
        <span className={styles.place} role="img" aria-label={requests > 0 ? 'There is new mail' : 'No new mail'}>
          <Drawing of={Mail} size={22} />
          {requests > 0 && <span className={styles.dot} />}
        </span>
        <span className={styles.place} role="img" aria-label="Maya Okafor, 2 shifts today">
          <Avatar name="Maya Okafor" size={42} />
          <Badge tt="none" circle color={SOLID.success} className={styles.count}>
            2
          </Badge>
        </span>
      </div>
      <Stack isRow>
        <Button variant="default" size="xs" disabled={requests > 8} onClick={() => setRequests(requests + 1)}>
          Ask for a shift
        </Button>
        <Button variant="default" size="xs" disabled={requests === 0} onClick={() => setRequests(0)}>
          Mark all as read
        </Button>
      </Stack>
    </Stack>
  )
}

const Links = () => (
  <Stack isRow>
    <Badge tt="none" component={Link} href="/components/buttons" size="lg" className={styles.link}>
      Buttons
    </Badge>
    <Badge
      tt="none"
      component={Link}
      href="/components/alerts"
      size="lg"
      variant="light"
      color="blue"
      className={styles.link}
    >
      Alerts
    </Badge>
  </Stack>
)

const Block = () => (
  <Stack>
    <Badge tt="none" fullWidth size="lg">
      Everybody has confirmed
    </Badge>
    <Badge tt="none" fullWidth size="lg" variant="light" color="red">
      One licence has run out
    </Badge>
  </Stack>
)

const PillBadgesPage = () => (
  <Examples page="pill-badges" parts={{ Contextual, Glow, Light, Notification, Links, Block }} />
)
export default PillBadgesPage
