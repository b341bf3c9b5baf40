import { Button, Popover, Text } from '@mantine/core'
import '#web/ui/overlays/drop-panel.css'
import { useState } from 'react'
import texts from 'texts:popovers'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './popovers.module.css'

addTexts(texts)

const LOOK = { width: 240, withArrow: true, classNames: { dropdown: styles.panel ?? '' } }
const HELD = (
  <>
    <strong>Ward 4, Friday night</strong>
    <p>7 PM to 7 AM. One nurse is still wanted.</p>
  </>
)

const Controlled = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack isRow>
      <Popover {...LOOK} opened={isOpen} onChange={setOpen}>
        <Popover.Target>
          <Button onClick={() => setOpen(!isOpen)} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
            Open shift
          </Button>
        </Popover.Target>
        <Popover.Dropdown>{HELD}</Popover.Dropdown>
      </Popover>
      <Text size="sm" role="status">
        The popover is {isOpen ? 'open' : 'closed'}.
      </Text>
    </Stack>
  )
}

// With the focus inside Escape closes it; it listens nowhere else.
const Uncontrolled = () => (
  <Popover {...LOOK} trapFocus returnFocus>
    <Popover.Target>
      <Button>Open shift</Button>
    </Popover.Target>
    <Popover.Dropdown>{HELD}</Popover.Dropdown>
  </Popover>
)

// The kit mirrors left and right where reading runs right to left.
const PLACES = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const
const Positions = () => (
  <Stack isRow>
    {Object.entries(PLACES).map(([position, name]) => (
      // The keys are four of the places that the kit knows.
      <Popover key={position} {...LOOK} position={position as keyof typeof PLACES} trapFocus returnFocus>
        <Popover.Target>
          <Button variant="default">{name}</Button>
        </Popover.Target>
        <Popover.Dropdown>{HELD}</Popover.Dropdown>
      </Popover>
    ))}
  </Stack>
)

const Focus = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover {...LOOK} opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button
          variant="default"
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Open while it has the focus
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{HELD}</Popover.Dropdown>
    </Popover>
  )
}

const Click = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover {...LOOK} opened={isOpen} onChange={setOpen} closeOnClickOutside={false} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(!isOpen)}>
          Open until it is closed
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {HELD}
        <Button size="xs" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

const Legacy = () => {
  const [isOpen, setOpen] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const close = () => {
    setOpen(false)
    setPinned(false)
  }
  return (
    <div
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <Popover {...LOOK} opened={isOpen || isPinned} onDismiss={close} offset={2}>
        <Popover.Target>
          <Button
            variant="default"
            onClick={() => (isPinned ? close() : setPinned(true))}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          >
            Open under the pointer, or pressed
          </Button>
        </Popover.Target>
        <Popover.Dropdown>{HELD}</Popover.Dropdown>
      </Popover>
    </div>
  )
}

const PopoversPage = () => (
  <Examples page="popovers" parts={{ Controlled, Uncontrolled, Positions, Focus, Click, Legacy }} />
)
export default PopoversPage
