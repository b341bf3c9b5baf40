import { Button, Modal, Select, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '#web/ui/controls/combobox.css'
import { useState } from 'react'
import texts from 'texts:modals'
import { addTexts } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { RULE, RULES } from './modals.samples.tsx'
import styles from './modals.module.css'

addTexts(texts)

/** What every dialog of the kit needs here: a name for its cross, and a page that scrolls on without jumping. */
const SHARED = { closeButtonProps: { 'aria-label': 'Close' }, lockScroll: false }

const Basic = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Modal {...SHARED} opened={isOpen} onClose={() => setOpen(false)} title="Terms of a shift">
        {RULE}
        <Actions>
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </Actions>
      </Modal>
    </>
  )
}

const Centered = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open in the middle</Button>
      {isOpen && (
        <Dialog title="Terms of a shift" onClose={() => setOpen(false)}>
          {RULE}
          <Actions>
            <Button onClick={() => setOpen(false)}>Accept</Button>
          </Actions>
        </Dialog>
      )}
    </>
  )
}

const Backdrop = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open what stays</Button>
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        closeOnClickOutside={false}
        title="Unsaved rota"
      >
        A press beside this dialog leaves it open. Escape and its buttons close it.
        <Actions>
          <Button onClick={() => setOpen(false)}>Keep the rota</Button>
        </Actions>
      </Modal>
    </>
  )
}

const Still = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open at once</Button>
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        transitionProps={{ duration: 0 }}
        title="Terms of a shift"
      >
        {RULE}
      </Modal>
    </>
  )
}

const Themes = () => {
  const [theme, setTheme] = useState<keyof typeof COLORS>('primary')
  const [isOpen, setOpen] = useState(false)
  // The keys of this object are its own.
  const names = Object.keys(COLORS) as (keyof typeof COLORS)[]
  return (
    <Stack isRow>
      {names.map((name) => (
        <Button
          key={name}
          variant="light"
          color={COLORS[name]}
          onClick={() => {
            setTheme(name)
            setOpen(true)
          }}
        >
          {name}
        </Button>
      ))}
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`The theme ${theme}`}
        classNames={{ header: styles.head ?? '' }}
        attributes={{ header: { 'data-theme': theme } }}
      >
        <p>{RULE}</p>
      </Modal>
    </Stack>
  )
}

const SIZES = { sm: 'Small', md: 'Default', lg: 'Large', xl: 'Extra large', full: 'Full screen' }
const Sizes = () => {
  const [size, setSize] = useState('md')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack isRow>
      {Object.entries(SIZES).map(([id, name]) => (
        <Button
          key={id}
          variant="default"
          onClick={() => {
            setSize(id)
            setOpen(true)
          }}
        >
          {name}
        </Button>
      ))}
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Terms of a shift"
        size={size}
        fullScreen={size === 'full'}
        radius={size === 'full' ? 0 : 'md'}
      >
        {RULE}
      </Modal>
    </Stack>
  )
}

const Events = () => {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('Nothing has happened yet.')
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Open and listen</Button>
      <Text size="sm" role="status">
        {said}
      </Text>
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onEnterTransitionEnd={() => setSaid('The dialog was opened.')}
        onExitTransitionEnd={() => setSaid('The dialog was closed.')}
        title="What the page hears"
      >
        The page hears when this dialog has come, and when it has gone: {said}
      </Modal>
    </Stack>
  )
}

const Form = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a clinician</Button>
      {isOpen && (
        <Dialog title="Invite a clinician" onClose={() => setOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              tell(`Invited: ${String(new FormData(event.currentTarget).get('name'))}`)
              setOpen(false)
            }}
          >
            <TextInput name="name" label="Name" autoComplete="off" required data-autofocus />
            <Actions>
              <Button variant="default" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button type="submit">Invite</Button>
            </Actions>
          </form>
        </Dialog>
      )}
    </>
  )
}

const LongScroll = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the long one</Button>
      <Modal
        {...SHARED}
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="All terms"
        classNames={{ inner: styles.scroller ?? '', content: styles.whole ?? '' }}
      >
        {RULES}
      </Modal>
    </>
  )
}

const ScrollInside = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open what scrolls inside</Button>
      <Modal {...SHARED} opened={isOpen} onClose={() => setOpen(false)} title="All terms">
        <div className={styles.inside} tabIndex={0} role="region" aria-label="The terms">
          {RULES}
        </div>
        <Actions>
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </Actions>
      </Modal>
    </>
  )
}

const Toggle = () => {
  const [open, setOpen] = useState<'first' | 'second'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('first')}>Open the first of two</Button>
      {open === 'first' && (
        <Dialog title="First: choose the ward" onClose={close}>
          Ward 4 has an open night on Friday.
          <Actions>
            <Button onClick={() => setOpen('second')}>To the second</Button>
          </Actions>
        </Dialog>
      )}
      {open === 'second' && (
        <Dialog title="Second: confirm the night" onClose={close}>
          Friday, 7 PM to 7 AM, on ward 4.
          <Actions>
            <Button variant="default" onClick={() => setOpen('first')}>
              Back to the first
            </Button>
            <Button onClick={close}>Confirm</Button>
          </Actions>
        </Dialog>
      )}
    </>
  )
}

const Unmount = () => {
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  return (
    <Stack>
      <Select
        label="When it is closed"
        data={['it is taken out', 'it stays, out of sight']}
        allowDeselect={false}
        value={isKept ? 'it stays, out of sight' : 'it is taken out'}
        onChange={(choice) => setKept(choice !== 'it is taken out')}
      />
      <Button onClick={() => setOpen(true)}>Open with a field</Button>
      <Modal {...SHARED} opened={isOpen} keepMounted={isKept} onClose={() => setOpen(false)} title="Note">
        <TextInput label="Kept only if the dialog stays" defaultValue="" data-autofocus />
      </Modal>
    </Stack>
  )
}

const ModalsPage = () => (
  <Examples
    page="modals"
    parts={{ Basic, Centered, Backdrop, Still, Themes, Sizes, Events, Form, LongScroll, ScrollInside, Toggle, Unmount }}
  />
)
export default ModalsPage
