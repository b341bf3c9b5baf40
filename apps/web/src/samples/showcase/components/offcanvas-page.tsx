import { Button, Drawer as KitDrawer, TextInput, type DrawerProps } from '@mantine/core'
import '@mantine/core/styles/Drawer.layer.css'
import { useState } from 'react'
import texts from 'texts:offcanvas'
import { addTexts } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'

addTexts(texts)

const HELD = 'Nights of the coming week that nobody has taken yet: Tuesday on ward 2, Friday on ward 4.'

/** A drawer of the kit; which edge it comes from and what else differs is handed in. */
const Edge = ({ name, ...rest }: { name: string } & Partial<DrawerProps>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <KitDrawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        size={320}
        // The wheel and the finger are held; the scrollbar stays, so that nothing jumps.
        removeScrollProps={{ removeScrollBar: false }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        {...rest}
      >
        {HELD}
        <Actions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Actions>
      </KitDrawer>
    </>
  )
}

const Basic = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit the shift</Button>
      {isOpen && (
        <Drawer title="Edit the shift" onClose={() => setOpen(false)}>
          <TextInput label="Ward" defaultValue="Ward 4" data-autofocus />
          <Actions>
            <Button variant="default" onClick={() => setOpen(false)}>
              Discard
            </Button>
            <Button onClick={() => setOpen(false)}>Save</Button>
          </Actions>
        </Drawer>
      )}
    </>
  )
}

// The kit mirrors left and right where reading runs right to left.
const Placement = () => (
  <Stack isRow>
    <Edge name="From the start" position="left" />
    <Edge name="From the end" position="right" />
    <Edge name="From the top" position="top" size={190} />
    <Edge name="From the bottom" position="bottom" size={190} />
  </Stack>
)

const Scrolling = () => <Edge name="The page still scrolls" position="right" lockScroll={false} />

const NoBackdrop = () => (
  <Edge
    name="The page stays in reach"
    position="right"
    withOverlay={false}
    closeOnClickOutside={false}
    trapFocus={false}
    lockScroll={false}
  />
)

const OffcanvasPage = () => <Examples page="offcanvas" parts={{ Basic, Placement, Scrolling, NoBackdrop }} />
export default OffcanvasPage
