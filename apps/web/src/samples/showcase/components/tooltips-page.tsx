import { Button, Switch, Tooltip } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import { BadgeCheck } from 'lucide'
import { useState } from 'react'
import texts from 'texts:tooltips'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Tip } from '#web/samples/ui/overlays/tip.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'

addTexts(texts)

/** Who uses keys or a finger sees it too; without the second word the kit shows it to a mouse only. */
const EVENTS = { hover: true, focus: true, touch: true }

const Controlled = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <Switch
        label="Show the tooltip"
        checked={isOpen}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
      <Tooltip label="Friday, 7 PM to 7 AM" opened={isOpen} position="bottom" withArrow>
        <Button variant="default">Open shift</Button>
      </Tooltip>
    </Stack>
  )
}

const Uncontrolled = () => (
  <Tooltip label="Friday, 7 PM to 7 AM" events={EVENTS} withArrow interactive>
    <Button>Open shift</Button>
  </Tooltip>
)

// The kit mirrors left and right where reading runs right to left.
const PLACES = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const
const Positions = () => (
  <Stack isRow>
    {Object.entries(PLACES).map(([position, name]) => (
      <Tooltip
        key={position}
        label="Ward 4"
        // The keys are four of the places that the kit knows.
        position={position as keyof typeof PLACES}
        events={EVENTS}
        withArrow
        interactive
      >
        <Button variant="default">{name}</Button>
      </Tooltip>
    ))}
  </Stack>
)

const Lines = () => (
  <Tip label="Licence" tone={4} says={['Valid until 30 September', 'Looked up this morning']}>
    <Drawing of={BadgeCheck} size={18} />
  </Tip>
)

const TooltipsPage = () => <Examples page="tooltips" parts={{ Controlled, Uncontrolled, Positions, Lines }} />
export default TooltipsPage
