import { Button, LoadingOverlay, Progress, TextInput } from '@mantine/core'
import '@mantine/core/styles/LoadingOverlay.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import { useTimeout } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import texts from 'texts:blockui'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './blockui.module.css'

addTexts(texts)

/** How long something would take, in milliseconds. */
const TAKES = 2000

/** A form that nobody can reach while it is saved. The button keeps the focus: it stands outside of what is blocked. */
const Blocked = ({ message, loaderProps, ...rest }: LoadingOverlay.Props & { message?: ReactNode }) => {
  const [isBlocked, setBlocked] = useState(false)
  const { start } = useTimeout(() => setBlocked(false), TAKES)
  const block = () => {
    if (isBlocked) return
    setBlocked(true)
    start()
  }
  return (
    <Stack>
      <div className={styles.place} role="group" aria-label="Open shift" aria-busy={isBlocked}>
        <div className={styles.form} inert={isBlocked}>
          <TextInput label="Ward" defaultValue="Ward 4" />
          <TextInput label="Wanted" defaultValue="One nurse, Friday night" />
        </div>
        <LoadingOverlay
          visible={isBlocked}
          zIndex={1}
          loaderProps={message === undefined ? { ...loaderProps } : { children: message }}
          {...rest}
        />
      </div>
      <div>
        {/* Not `disabled`: that would take the focus away. */}
        <Button variant="default" aria-disabled={isBlocked} data-disabled={isBlocked} onClick={block}>
          Block
        </Button>
        <span className="unseen" role="status">
          {isBlocked ? 'The shift is being saved.' : ''}
        </span>
      </div>
    </Stack>
  )
}

const Basic = () => <Blocked />

const Message = () => <Blocked message={<strong className={styles.message}>The shift is being saved</strong>} />

const Color = () => (
  <Blocked
    overlayProps={{ color: 'var(--brand-wash)', backgroundOpacity: 0.85 }}
    loaderProps={{ color: 'var(--brand)' }}
  />
)

const Loader = () => (
  <Blocked
    message={
      <div className={styles.loader}>
        <strong>Step 2 of 3</strong>
        <Progress value={66} animated aria-label="Saving" w={160} />
      </div>
    }
  />
)

const BlockuiPage = () => <Examples page="blockui" parts={{ Basic, Message, Color, Loader }} />
export default BlockuiPage
