import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.layer.css'
import { ChevronDown } from 'lucide'
import { useState } from 'react'
import texts from 'texts:pills-component'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import styles from './pills-component.module.css'

addTexts(texts)

const WARDS = [
  { name: 'Cardiology', says: 'Four beds are free; the night of Friday is short of one nurse.' },
  { name: 'Surgery', says: 'All theatres are staffed until Sunday.' },
  { name: 'Maternity', says: 'Two midwives are on call tonight.' },
]

const Pills = () => (
  <>
    {WARDS.map(({ name }) => (
      <Tabs.Tab key={name} value={name}>
        {name}
      </Tabs.Tab>
    ))}
  </>
)
const Panels = () => (
  <>
    {WARDS.map(({ name, says }) => (
      <Tabs.Panel key={name} value={name} className={styles.panel}>
        {says}
      </Tabs.Panel>
    ))}
  </>
)

const MORE = ['Oncology', 'Radiology']

const Basic = () => {
  const [ward, setWard] = useState<string | null>('Cardiology')
  const isMore = MORE.includes(ward ?? '')
  return (
    <Tabs variant="pills" value={isMore ? null : ward} onChange={setWard}>
      <div className={styles.row}>
        <Tabs.List aria-label="Wards">
          <Pills />
        </Tabs.List>
        <Drop
          kind="menu"
          label="More wards"
          isNamed
          side="start"
          className={isMore ? styles.chosen : styles.more}
          face={
            <>
              {isMore ? ward : 'More'}
              <Drawing of={ChevronDown} size={16} />
            </>
          }
        >
          {MORE.map((name) => (
            <DropItem key={name} isChosen={name === ward} onClick={() => setWard(name)}>
              {name}
            </DropItem>
          ))}
        </Drop>
      </div>
      <Panels />
      {isMore && <p className={styles.panel}>{ward} is planned by another office.</p>}
    </Tabs>
  )
}

const Vertical = () => (
  <Tabs variant="pills" defaultValue="Cardiology" orientation="vertical" className={styles.vertical}>
    <Tabs.List aria-label="Wards, in a column">
      <Pills />
    </Tabs.List>
    <Panels />
  </Tabs>
)

const Filled = () => (
  <Tabs variant="pills" defaultValue="Cardiology">
    <Tabs.List aria-label="Wards, filling the line" className={styles.filled}>
      <Pills />
    </Tabs.List>
    <Panels />
  </Tabs>
)

const Justified = () => (
  <Tabs variant="pills" defaultValue="Surgery">
    <Tabs.List aria-label="Wards, all as wide" grow>
      <Pills />
    </Tabs.List>
    <Panels />
  </Tabs>
)

const Centered = () => (
  <Tabs variant="pills" defaultValue="Surgery">
    <Tabs.List aria-label="Wards, in the centre" justify="center">
      <Pills />
    </Tabs.List>
    <Panels />
  </Tabs>
)

const End = () => (
  <Tabs variant="pills" defaultValue="Maternity">
    <Tabs.List aria-label="Wards, at the end" justify="flex-end">
      <Pills />
    </Tabs.List>
    <Panels />
  </Tabs>
)

const Themes = () => (
  <Tabs variant="pills" defaultValue="success">
    <Tabs.List aria-label="Colours">
      {Object.entries(SOLID).map(([name, color]) => (
        <Tabs.Tab key={name} value={name} color={color}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {Object.keys(SOLID).map((name) => (
      <Tabs.Panel key={name} value={name} className={styles.panel}>
        This is what {name} looks like when it is chosen.
      </Tabs.Panel>
    ))}
  </Tabs>
)

const PillsComponentPage = () => (
  <Examples
    page="pills-component"
    parts={{ Basic, Vertical, Filled, Justified, Centered, End, Themes }}
    wide={['Themes']}
  />
)
export default PillsComponentPage
