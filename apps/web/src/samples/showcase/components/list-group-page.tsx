import { Badge, Tabs } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import { BedDouble, Moon, Stethoscope, Sun } from 'lucide'
import { useState } from 'react'
import texts from 'texts:list-group'
import { Link } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import styles from './list-group.module.css'

addTexts(texts)

const WARDS = ['Cardiology', 'Paediatrics', 'Surgery', 'Maternity']

const Basic = () => (
  <ul className={styles.list}>
    {WARDS.map((ward) => (
      <li key={ward}>{ward}</li>
    ))}
  </ul>
)

const Disabled = () => {
  const [chosen, setChosen] = useState('Cardiology')
  return (
    <ul className={styles.list}>
      {WARDS.map((ward) => (
        <li key={ward}>
          <button
            type="button"
            disabled={ward === 'Surgery'}
            aria-pressed={ward === chosen}
            onClick={() => setChosen(ward)}
          >
            {ward}
            {ward === 'Surgery' && <small>Closed this week</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const Numbered = () => (
  <ol className={styles.list}>
    <li>Look at the open shifts</li>
    <li>Ask for one</li>
    <li>Wait for the answer</li>
    <li>Confirm within a day</li>
  </ol>
)

const SHIFTS = [
  { name: 'Early', hours: '7 AM to 3 PM', icon: Sun },
  { name: 'Late', hours: '3 PM to 11 PM', icon: Stethoscope },
  { name: 'Night', hours: '11 PM to 7 AM', icon: Moon },
  { name: 'On call', hours: 'From home', icon: BedDouble },
]

const Icons = () => (
  <ul className={styles.list}>
    {SHIFTS.map(({ name, hours, icon }) => (
      <li key={name}>
        <Drawing of={icon} size={18} />
        {name}
        <small>{hours}</small>
      </li>
    ))}
  </ul>
)

const Badges = () => (
  <ul className={`${styles.list} ${styles.ended}`}>
    <li>
      Open shifts
      <Badge circle size="lg">
        7
      </Badge>
    </li>
    <li>
      Requests
      <Badge circle size="lg" color="red">
        2
      </Badge>
    </li>
    <li>
      Licences
      <Pill tone={2}>Runs out</Pill>
    </li>
    <li>
      Rota of December
      <Pill tone={4}>Published</Pill>
    </li>
  </ul>
)

const Tags = () => {
  const [isKept, setKept] = useState(false)
  return (
    <ul className={styles.list}>
      <li>
        <Link href="/components/list-group" aria-current="page">
          List group
        </Link>
      </li>
      <li>
        <Link href="/components/buttons">Buttons</Link>
      </li>
      <li>
        <a href="mailto:rota@onward.test">Write to the rota office</a>
      </li>
      <li>
        <button type="button" aria-pressed={isKept} onClick={() => setKept(!isKept)}>
          Keep this list
          <small>{isKept ? 'Kept' : 'Not kept'}</small>
        </button>
      </li>
    </ul>
  )
}

const Contextual = () => (
  <ul className={styles.list}>
    {Object.keys(COLORS).map((name) => (
      <li key={name} data-kind={name}>
        This is what {name} looks like
      </li>
    ))}
  </ul>
)

const PEOPLE = [
  { name: 'Maya Okafor', since: '5 minutes ago', says: 'Asks for the night of Friday in Cardiology.' },
  { name: 'Hana Okabe', since: '1 hour ago', says: 'Has renewed the licence and sent a copy of it.' },
  { name: 'Jonas Lindqvist', since: 'yesterday', says: 'Would swap an early shift for a late one.' },
]

const Custom = () => (
  <ul className={styles.list}>
    {PEOPLE.map(({ name, since, says }) => (
      <li key={name}>
        <Avatar name={name} size={40} />
        <div className={styles.words}>
          <b>{name}</b>
          <small>{since}</small>
          <p>{says}</p>
        </div>
      </li>
    ))}
  </ul>
)

const Flush = () => (
  <ul className={`${styles.list} ${styles.flush}`}>
    {WARDS.map((ward) => (
      <li key={ward}>{ward}</li>
    ))}
  </ul>
)

const Horizontal = () => (
  <ul className={`${styles.list} ${styles.horizontal}`}>
    {SHIFTS.map(({ name }) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

const PARTS = [
  { id: 'staff', label: 'Staff', says: 'Twelve nurses and four doctors.' },
  { id: 'shifts', label: 'Shifts', says: 'Seven are open, two of them nights.' },
  { id: 'licences', label: 'Licences', says: 'One runs out in eleven days.' },
  { id: 'rules', label: 'Rules', says: 'Eleven hours of rest between two shifts.' },
]

const Navigation = () => (
  <Tabs defaultValue="staff" orientation="vertical" className={styles.beside}>
    <Tabs.List aria-label="Cardiology" className={styles.tabs}>
      {PARTS.map(({ id, label }) => (
        <Tabs.Tab key={id} value={id}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {PARTS.map(({ id, says }) => (
      <Tabs.Panel key={id} value={id}>
        {says}
      </Tabs.Panel>
    ))}
  </Tabs>
)

const ListGroupPage = () => (
  <Examples
    page="list-group"
    parts={{ Basic, Disabled, Numbered, Icons, Badges, Tags, Custom, Flush, Contextual, Navigation, Horizontal }}
    wide={['Horizontal']}
  />
)
export default ListGroupPage
