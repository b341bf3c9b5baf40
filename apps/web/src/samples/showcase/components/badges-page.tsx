import { Badge } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { BadgeCheck, CalendarClock, CircleAlert, Moon, Stethoscope } from 'lucide'
import texts from 'texts:badges'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './badges.module.css'

addTexts(texts)

const Contextual = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Badge tt="none" key={name} color={color} radius="sm">
        {name}
      </Badge>
    ))}
  </Stack>
)

const Glow = () => (
  <div className={styles.glowing}>
    {Object.entries(SOLID).map(([name, color]) => (
      <Badge tt="none" key={name} color={color} radius="sm" className={styles.glow}>
        {name}
      </Badge>
    ))}
  </div>
)

const Light = () => (
  <Stack isRow>
    {Object.entries(COLORS).map(([name, color]) => (
      <Badge tt="none" key={name} color={color} variant="light" radius="sm">
        {name}
      </Badge>
    ))}
  </Stack>
)

const Icons = () => (
  <Stack isRow>
    <Badge tt="none" radius="sm" size="lg" leftSection={<Drawing of={Stethoscope} size={14} />}>
      Ward 4
    </Badge>
    <Badge tt="none" radius="sm" size="lg" color={SOLID.success} leftSection={<Drawing of={BadgeCheck} size={14} />}>
      Licence valid
    </Badge>
    <Badge tt="none" radius="sm" size="lg" variant="light" color="blue" leftSection={<Drawing of={Moon} size={14} />}>
      Night
    </Badge>
    <Badge
      tt="none"
      radius="sm"
      size="lg"
      variant="light"
      color="red"
      rightSection={<Drawing of={CircleAlert} size={14} />}
    >
      Short of one
    </Badge>
    <Badge tt="none" radius="sm" size="lg" variant="default" rightSection={<Drawing of={CalendarClock} size={14} />}>
      Due Friday
    </Badge>
  </Stack>
)

const Links = () => (
  <Stack isRow>
    <Badge tt="none" component={Link} href="/components/pill-badges" radius="sm" size="lg" className={styles.link}>
      Pill badges
    </Badge>
    <Badge
      tt="none"
      component={Link}
      href="/components/avatar"
      radius="sm"
      size="lg"
      variant="light"
      color="blue"
      className={styles.link}
    >
      Avatar
    </Badge>
  </Stack>
)

const Block = () => (
  <Stack>
    <Badge tt="none" fullWidth radius="sm" size="lg">
      The rota of December is out
    </Badge>
    <Badge tt="none" fullWidth radius="sm" size="lg" variant="light" color="orange">
      Two nights are open
    </Badge>
  </Stack>
)

const BadgesPage = () => <Examples page="badges" parts={{ Contextual, Glow, Light, Icons, Links, Block }} />
export default BadgesPage
