import { Menu, type MantineTransition } from '@mantine/core'
import { CalendarClock, Copy, Trash2, UserRoundPlus } from 'lucide'
import texts from 'texts:context-menu'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { ContextMenu } from '#web/samples/ui/overlays/context-menu.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import styles from './extensions.module.css'

addTexts(texts)

const ITEMS = (
  <>
    <Menu.Item leftSection={<Drawing of={UserRoundPlus} size={16} />} onClick={() => tell('Chosen: Assign')}>
      Assign
    </Menu.Item>
    <Menu.Item leftSection={<Drawing of={CalendarClock} size={16} />} onClick={() => tell('Chosen: Swap')}>
      Swap
    </Menu.Item>
    <Menu.Item leftSection={<Drawing of={Copy} size={16} />} onClick={() => tell('Chosen: Copy')}>
      Copy
    </Menu.Item>
    <Menu.Divider />
    <Menu.Item leftSection={<Drawing of={Trash2} size={16} />} onClick={() => tell('Chosen: Cancel')}>
      Cancel
    </Menu.Item>
  </>
)

const Basic = () => <ContextMenu face="Press here with the other button">{ITEMS}</ContextMenu>

const LeftClick = () => (
  <ContextMenu opens="left" face="Press here">
    {ITEMS}
  </ContextMenu>
)

const DoubleClick = () => (
  <ContextMenu opens="double" face="Press here twice">
    {ITEMS}
  </ContextMenu>
)

const FLIP: MantineTransition = {
  in: { opacity: 1, transform: 'perspective(40rem) rotateX(0)' },
  out: { opacity: 0, transform: 'perspective(40rem) rotateX(-60deg)' },
  common: { transformOrigin: 'top' },
  transitionProperty: 'transform, opacity',
}
const MOTIONS: Record<string, MantineTransition> = { fade: 'fade', flip: FLIP, slide: 'slide-down', pop: 'pop' }
const Motions = () => (
  <div className={styles.places}>
    {Object.entries(MOTIONS).map(([name, transition]) => (
      <ContextMenu key={name} transition={transition} face={`The menu comes by ${name}`}>
        {ITEMS}
      </ContextMenu>
    ))}
  </div>
)

const Submenu = () => (
  <ContextMenu face="Press here for a menu within a menu">
    <Menu.Item onClick={() => tell('Chosen: Open')}>Open</Menu.Item>
    <Menu.Sub position="right-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item>Offer to</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.Item onClick={() => tell('Chosen: Everybody')}>Everybody</Menu.Item>
        <Menu.Sub position="right-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item>Ward 4</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <Menu.Item onClick={() => tell('Chosen: Maya Okafor')}>Maya Okafor</Menu.Item>
            <Menu.Item onClick={() => tell('Chosen: Jonas Wieland')}>Jonas Wieland</Menu.Item>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
    <Menu.Item onClick={() => tell('Chosen: Print')}>Print</Menu.Item>
  </ContextMenu>
)

const ContextMenuPage = () => (
  <Examples page="context-menu" parts={{ Basic, LeftClick, DoubleClick, Submenu, Motions }} />
)
export default ContextMenuPage
