import { Alert, Button, TextInput } from '@mantine/core'
import { BadgeCheck, CircleAlert, Info, TriangleAlert } from 'lucide'
import { useState } from 'react'
import texts from 'texts:alerts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'

addTexts(texts)

const Basic = () => <Alert>Nights of the coming week are open for requests.</Alert>

const Titled = () => (
  <Stack>
    <Alert title="Ward 4 is short of one nurse">Friday, 7 PM to 7 AM. Four people could be asked.</Alert>
    <Alert title="The rota of December is out" color="green">
      Everybody has had it by mail.
    </Alert>
  </Stack>
)

const Colors = () => (
  <Stack>
    {Object.entries(COLORS).map(([name, color]) => (
      <Alert key={name} color={color}>
        This is what {name} looks like.
      </Alert>
    ))}
  </Stack>
)

const Icons = () => (
  <Stack>
    <Alert icon={<Drawing of={Info} />}>A licence may be looked up while a shift is planned.</Alert>
    <Alert icon={<Drawing of={BadgeCheck} />} color="green" title="Verified">
      The licence is valid until next autumn.
    </Alert>
    <Alert icon={<Drawing of={TriangleAlert} />} color="orange" title="Runs out">
      Eleven days are left to renew it.
    </Alert>
  </Stack>
)

const Dismissed = () => {
  const [isShown, setShown] = useState(true)
  return (
    <Stack>
      {isShown && (
        <Alert withCloseButton closeButtonLabel="Dismiss" onClose={() => setShown(false)}>
          The page knows whether this is shown.
        </Alert>
      )}
      <Button variant="default" disabled={isShown} onClick={() => setShown(true)}>
        Bring it back
      </Button>
    </Stack>
  )
}

/** Keeps for itself whether it is shown. */
const Closing = ({ children }: { children: string }) => {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <Alert color="gray" withCloseButton closeButtonLabel="Dismiss" onClose={() => setShown(false)}>
      {children}
    </Alert>
  )
}

const Uncontrolled = () => (
  <Stack>
    <Closing>Once dismissed, this one is gone until the page is opened again.</Closing>
    <Closing>And so is this one.</Closing>
  </Stack>
)

const Digits = () => {
  const [text, setText] = useState('')
  const isWrong = /\D/.test(text)
  return (
    <Stack>
      <TextInput
        label="Badge number"
        placeholder="Digits only"
        inputMode="numeric"
        value={text}
        error={isWrong}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div aria-live="polite">
        {isWrong && (
          <Alert color="red" icon={<Drawing of={CircleAlert} />}>
            A badge number has digits only.
          </Alert>
        )}
      </div>
    </Stack>
  )
}

const AlertsPage = () => (
  <Examples page="alerts" parts={{ Basic, Titled, Colors, Icons, Dismissed, Uncontrolled, Digits }} />
)
export default AlertsPage
