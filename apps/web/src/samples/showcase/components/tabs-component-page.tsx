import { Tabs as KitTabs } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:tabs-component'
import { addTexts } from '#web/lib/text.ts'
import { Tabs } from '#web/samples/ui/layout/tabs.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import styles from './tabs-component.module.css'

addTexts(texts)

const PARTS = [
  { id: 'rota', label: 'Rota', icon: 'calendar', hint: 'Who is on the ward', content: 'The rota of December is out.' },
  { id: 'staff', label: 'Staff', icon: 'users', hint: 'Who may be asked', content: 'Twelve nurses and four doctors.' },
  {
    id: 'licences',
    label: 'Licences',
    icon: 'license',
    hint: 'What runs out',
    content: 'One runs out in eleven days.',
  },
] as const
type Part = (typeof PARTS)[number]['id']

const Basic = () => {
  const [part, setPart] = useState<Part>('rota')
  return (
    <Tabs
      label="Cardiology"
      tabs={PARTS.map(({ id, label, content }) => ({ id, label, content }))}
      value={part}
      onChange={setPart}
    />
  )
}

const Icons = () => {
  const [part, setPart] = useState<Part>('staff')
  return <Tabs label="Cardiology, with icons" tabs={PARTS} value={part} onChange={setPart} />
}

const Left = () => {
  const [part, setPart] = useState<Part>('rota')
  return (
    <div className={styles.stage}>
      <Tabs label="Cardiology, in a column" isVertical tabs={PARTS} value={part} onChange={setPart} />
    </div>
  )
}

const List = () => (
  <>
    {PARTS.map(({ id, label }) => (
      <KitTabs.Tab key={id} value={id}>
        {label}
      </KitTabs.Tab>
    ))}
  </>
)
const Panels = () => (
  <>
    {PARTS.map(({ id, content }) => (
      <KitTabs.Panel key={id} value={id} className={styles.panel}>
        {content}
      </KitTabs.Panel>
    ))}
  </>
)

const Right = () => (
  <KitTabs defaultValue="rota" orientation="vertical" placement="right" className={styles.right}>
    <KitTabs.List aria-label="Cardiology, on the other side">
      <List />
    </KitTabs.List>
    <Panels />
  </KitTabs>
)

const Filled = () => (
  <KitTabs defaultValue="rota">
    <KitTabs.List aria-label="Cardiology, filling the line" className={styles.filled}>
      <List />
    </KitTabs.List>
    <Panels />
  </KitTabs>
)

const Justified = () => (
  <KitTabs defaultValue="staff">
    <KitTabs.List aria-label="Cardiology, all as wide" grow>
      <List />
    </KitTabs.List>
    <Panels />
  </KitTabs>
)

const Centered = () => (
  <KitTabs defaultValue="staff">
    <KitTabs.List aria-label="Cardiology, in the centre" justify="center">
      <List />
    </KitTabs.List>
    <Panels />
  </KitTabs>
)

const End = () => (
  <KitTabs defaultValue="licences">
    <KitTabs.List aria-label="Cardiology, at the end" justify="flex-end">
      <List />
    </KitTabs.List>
    <Panels />
  </KitTabs>
)

const TabsComponentPage = () => (
  <Examples page="tabs-component" parts={{ Basic, Icons, Left, Right, Filled, Justified, Centered, End }} />
)
export default TabsComponentPage
