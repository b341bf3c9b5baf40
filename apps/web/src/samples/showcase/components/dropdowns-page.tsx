import { ActionIcon, Button, Menu, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Menu.layer.css'
import '#web/ui/overlays/drop-panel.css'
import { CalendarClock, ChevronDown, MoreVertical, Pencil, Trash2, UserRoundPlus } from 'lucide'
import { useState, type ReactElement } from 'react'
import texts from 'texts:dropdowns'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './dropdowns.module.css'

addTexts(texts)

const ARROW = <Drawing of={ChevronDown} size={16} />
const ITEMS = ['Offer the shift', 'Swap the shift', 'Cancel the shift'].map((deed) => (
  <Menu.Item key={deed} onClick={() => tell(`Chosen: ${deed}`)}>
    {deed}
  </Menu.Item>
))
/** The three deeds, dropping down from a button. */
const Deeds = ({ children, ...rest }: { children: ReactElement } & Menu.Props) => (
  <Menu position="bottom-start" shadow="md" withInitialFocusPlaceholder={false} {...rest}>
    <Menu.Target>{children}</Menu.Target>
    <Menu.Dropdown p={4}>{ITEMS}</Menu.Dropdown>
  </Menu>
)

const Uncontrolled = () => (
  <Drop kind="menu" label="Shift" isNamed side="start" className={styles.button} face={<>Shift {ARROW}</>}>
    <DropLabel>Ward 4, Friday night</DropLabel>
    <DropItem icon={<Drawing of={CalendarClock} size={16} />} onClick={() => tell('Chosen: Swap the shift')}>
      Swap the shift
    </DropItem>
    <DropItem isDisabled>Extend the shift</DropItem>
    <DropDivider />
    <DropItem isDanger icon={<Drawing of={Trash2} size={16} />} onClick={() => tell('Chosen: Cancel the shift')}>
      Cancel the shift
    </DropItem>
  </Drop>
)

const Controlled = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack isRow>
      <Deeds opened={isOpen} onChange={setOpen}>
        <Button rightSection={ARROW}>Shift</Button>
      </Deeds>
      <Text size="sm" role="status">
        The menu is {isOpen ? 'open' : 'closed'}.
      </Text>
    </Stack>
  )
}

const Basic = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Deeds key={name}>
        <Button color={color} rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

const Split = () => (
  <Stack isRow>
    {Object.entries(SOLID).map(([name, color]) => (
      <Button.Group key={name}>
        <Button color={color} onClick={() => tell(`Pressed: ${name}`)}>
          {name}
        </Button>
        <Deeds position="bottom-end">
          <Button color={color} className={styles.rest} aria-label={`More for ${name}`}>
            {ARROW}
          </Button>
        </Deeds>
      </Button.Group>
    ))}
  </Stack>
)

const Outline = () => (
  <Stack isRow>
    {Object.entries(COLORS).map(([name, color]) => (
      <Deeds key={name}>
        <Button variant="outline" color={color} rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

const Flat = () => (
  <Stack isRow>
    {Object.entries(COLORS).map(([name, color]) => (
      <Deeds key={name}>
        <Button variant="light" color={color} rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

const GRADIENTS = {
  'lagoon to blue': { from: 'lagoon.8', to: 'blue.9' },
  'blue to plum': { from: 'blue.9', to: '#862e9c' },
  'green to lagoon': { from: 'green.9', to: 'lagoon.9' },
  'red to plum': { from: 'red.9', to: '#862e9c' },
  slate: { from: 'dark.4', to: 'dark.6' },
}
const Gradient = () => (
  <Stack isRow>
    {Object.entries(GRADIENTS).map(([name, gradient]) => (
      <Deeds key={name}>
        <Button variant="gradient" gradient={gradient} rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

const SIZES = { xs: 'Extra small', sm: 'Small', md: 'Medium', lg: 'Large' }
const Sizes = () => (
  <Stack isRow>
    {Object.entries(SIZES).map(([size, name]) => (
      <Deeds key={size}>
        <Button size={size} rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

// The kit mirrors left and right where reading runs right to left.
const PLACES = { down: 'bottom-start', up: 'top-start', start: 'left-start', end: 'right-start' } as const
const Directions = () => (
  <Stack isRow>
    {Object.entries(PLACES).map(([name, position]) => (
      <Deeds key={name} position={position}>
        <Button variant="default" rightSection={ARROW}>
          {name}
        </Button>
      </Deeds>
    ))}
  </Stack>
)

const Grouped = () => (
  <Button.Group>
    <Button variant="default" onClick={() => tell('Pressed: Week')}>
      Week
    </Button>
    <Button variant="default" onClick={() => tell('Pressed: Month')}>
      Month
    </Button>
    <Deeds position="bottom-end">
      <Button variant="default" rightSection={ARROW}>
        Shift
      </Button>
    </Deeds>
  </Button.Group>
)

const Icons = () => (
  <Menu position="bottom-start" shadow="md" withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="default" size="lg" aria-label="Deeds of the shift">
        <Drawing of={MoreVertical} size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown p={4}>
      <Menu.Item leftSection={<Drawing of={Pencil} size={16} />} onClick={() => tell('Chosen: Edit')}>
        Edit
      </Menu.Item>
      <Menu.Item leftSection={<Drawing of={UserRoundPlus} size={16} />} onClick={() => tell('Chosen: Assign')}>
        Assign
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<Drawing of={Trash2} size={16} />}
        className={styles.danger}
        onClick={() => tell('Chosen: Remove')}
      >
        Remove
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

const Form = () => {
  const [note, setNote] = useState('')
  return (
    <Stack>
      <Drop
        kind="dialog"
        label="Add a note"
        isNamed
        side="start"
        className={styles.button}
        face={<>Add a note {ARROW}</>}
      >
        {(close) => (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              setNote(String(new FormData(event.currentTarget).get('note')))
              close()
            }}
          >
            <TextInput name="note" label="Note for the ward" required data-autofocus />
            <Button type="submit">Keep it</Button>
          </form>
        )}
      </Drop>
      <Text size="sm" role="status">
        {note === '' ? 'There is no note yet.' : `Note: ${note}`}
      </Text>
    </Stack>
  )
}

const Hover = () => (
  <Deeds trigger="click-hover" openDelay={80} closeDelay={200}>
    <Button rightSection={ARROW}>Point at me, or press me</Button>
  </Deeds>
)

const NoArrow = () => (
  <Deeds>
    <Button variant="default">Shift</Button>
  </Deeds>
)

const DropdownsPage = () => (
  <Examples
    page="dropdowns"
    parts={{
      Controlled,
      Uncontrolled,
      Basic,
      Split,
      Outline,
      Flat,
      Gradient,
      Sizes,
      Directions,
      Grouped,
      Icons,
      Form,
      Hover,
      NoArrow,
    }}
  />
)
export default DropdownsPage
