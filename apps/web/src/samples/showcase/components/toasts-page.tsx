import { Button, Notification } from '@mantine/core'
import '@mantine/core/styles/Notification.layer.css'
import { BadgeCheck, CalendarClock, TriangleAlert } from 'lucide'
import { useState } from 'react'
import texts from 'texts:toasts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { tell, warn } from '#web/ui/overlays/toast.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './toasts.module.css'

addTexts(texts)

const Basic = () => {
  const [isShown, setShown] = useState(true)
  return (
    <Stack>
      {isShown && (
        <Notification
          role="status"
          withBorder
          title="The rota of December is out"
          closeButtonProps={{ 'aria-label': 'Dismiss' }}
          onClose={() => setShown(false)}
        >
          Requests for swaps are open until Friday.
        </Notification>
      )}
      <Button variant="default" disabled={isShown} onClick={() => setShown(true)}>
        Bring it back
      </Button>
    </Stack>
  )
}

const Translucent = () => (
  <div className={styles.ground}>
    <Notification
      role="status"
      withCloseButton={false}
      className={styles.glass ?? ''}
      title="A swap was agreed"
      color="lagoon"
    >
      Ward 4, the night from Friday to Saturday.
    </Notification>
  </div>
)

const Icons = () => (
  <Stack>
    <Notification
      role="status"
      withBorder
      withCloseButton={false}
      icon={<Drawing of={CalendarClock} size={18} />}
      title="Tomorrow at seven"
    >
      Your shift on ward 2 begins.
    </Notification>
    <Notification
      role="status"
      withBorder
      withCloseButton={false}
      color="green.9"
      icon={<Drawing of={BadgeCheck} size={18} />}
      title="Licence verified"
    >
      It is valid until next autumn.
    </Notification>
    <Notification
      role="status"
      withBorder
      withCloseButton={false}
      color="red.9"
      icon={<Drawing of={TriangleAlert} size={18} />}
      title="Ward 4 is short of one nurse"
    >
      Four people could be asked.
    </Notification>
  </Stack>
)

const Live = () => (
  <Stack isRow>
    <Button onClick={() => tell('The shift is offered to Maya Okafor.')}>Say that it went well</Button>
    <Button variant="default" onClick={() => warn('The shift was not offered', 'The licence runs out before its day.')}>
      Say that it did not
    </Button>
  </Stack>
)

const ToastsPage = () => <Examples page="toasts" parts={{ Basic, Translucent, Icons, Live }} />
export default ToastsPage
