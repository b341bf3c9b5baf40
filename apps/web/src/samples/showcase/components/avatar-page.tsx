import { Avatar as KitAvatar, Tooltip } from '@mantine/core'
import '@mantine/core/styles/Avatar.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import { Building2, HeartPulse, Siren, Stethoscope, Syringe } from 'lucide'
import texts from 'texts:avatar'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Faces } from '#web/samples/ui/people/faces.tsx'
import { initialsOf } from '#web/ui/layout/initials.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './avatar.module.css'

addTexts(texts)

/** Drawn by the page itself, as a small picture would be sent. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#bfe3e6"/><path d="M8 64c0-16 10-22 24-22s24 6 24 22z" fill="#0b6b75"/><circle cx="32" cy="26" r="13" fill="#8a5a3c"/><path d="M18 26c-2-22 30-22 28 0-6-8-20-8-28 0z" fill="#2a1d17"/></svg>',
)}`

const SIZES = [
  { size: 26, says: 'Small' },
  { size: 38, says: 'Default' },
  { size: 56, says: 'Large' },
  { size: 84, says: 'Extra large' },
]

const Sizes = () => (
  <ul className={styles.row}>
    {SIZES.map(({ size, says }) => (
      <li key={says}>
        <Avatar name="Maya Okafor" src={PICTURE} size={size} />
        {says}
      </li>
    ))}
  </ul>
)

const Initials = () => (
  <ul className={styles.row}>
    {SIZES.map(({ size, says }) => (
      <li key={says}>
        <Avatar name="Hana Okabe" size={size} />
        {says}
      </li>
    ))}
  </ul>
)

const Solid = () => (
  <ul className={styles.row}>
    {Object.entries(SOLID).map(([name, color]) => (
      <li key={name}>
        <KitAvatar variant="filled" color={color} aria-hidden="true">
          HO
        </KitAvatar>
        {name}
      </li>
    ))}
  </ul>
)

const Light = () => (
  <ul className={styles.row}>
    {Object.entries(COLORS).map(([name, color]) => (
      <li key={name}>
        <KitAvatar variant="light" color={color} aria-hidden="true">
          MO
        </KitAvatar>
        {name}
      </li>
    ))}
  </ul>
)

const PLACES = [
  { place: 'Facility', color: 'lagoon', icon: Building2 },
  { place: 'Ward', color: 'blue', icon: Stethoscope },
  { place: 'Cardiology', color: 'red', icon: HeartPulse },
  { place: 'Vaccination', color: 'green', icon: Syringe },
  { place: 'Emergency', color: 'orange', icon: Siren },
]

const Icons = () => (
  <ul className={styles.row}>
    {PLACES.map(({ place, color, icon }) => (
      <li key={place}>
        <KitAvatar color={color} aria-hidden="true">
          <Drawing of={icon} size={20} />
        </KitAvatar>
        {place}
      </li>
    ))}
  </ul>
)

const STATUSES = [
  { name: 'Maya Okafor', status: 'online', says: 'Online' },
  { name: 'Hana Okabe', status: 'busy', says: 'Busy, in theatre' },
  { name: 'Jonas Lindqvist', status: 'away', says: 'Away since 10 AM' },
  { name: 'Rosa Calder', status: 'offline', says: 'Offline' },
] as const

const Status = () => (
  <ul className={styles.people}>
    {STATUSES.map(({ name, status, says }) => (
      <li key={name}>
        <Avatar name={name} status={status} size={42} />
        <span>
          <b>{name}</b>
          <small>{says}</small>
        </span>
      </li>
    ))}
  </ul>
)

const TEAM = ['Maya Okafor', 'Hana Okabe', 'Jonas Lindqvist', 'Rosa Calder', 'Ade Bello']

const Group = () => (
  <Stack>
    <Faces
      label="On call tonight"
      size={38}
      more="and 3 more"
      people={TEAM.map((username) => ({ username, avatar: '' }))}
    />
    <KitAvatar.Group spacing={6} role="img" aria-label={`Night team of ward 4: ${TEAM.join(', ')}`}>
      {TEAM.map((name) => (
        <KitAvatar key={name} color="blue">
          {initialsOf(name)}
        </KitAvatar>
      ))}
    </KitAvatar.Group>
  </Stack>
)

const Lifted = () => (
  <ul className={styles.lifted}>
    {TEAM.map((name) => (
      <li key={name}>
        <Tooltip label={name} events={{ hover: true, focus: true, touch: true }}>
          <button type="button" aria-label={name}>
            <Avatar name={name} size={46} />
          </button>
        </Tooltip>
      </li>
    ))}
  </ul>
)

const AvatarPage = () => (
  <Examples page="avatar" parts={{ Sizes, Initials, Solid, Light, Icons, Status, Group, Lifted }} />
)
export default AvatarPage
