import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:clipboard,copy'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './extensions.module.css'

addTexts(texts)

const Basic = () => {
  const [text, setText] = useState('Ward 4, Friday, 7 PM to 7 AM')
  const [isCopied, setCopied] = useState(false)
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault()
        void copy(text, 'The shift is copied.').then(setCopied)
      }}
    >
      <TextInput
        className={styles.grows ?? ''}
        aria-label="Text to copy"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setCopied(false)
        }}
      />
      <Button
        type="submit"
        disabled={text === ''}
        leftSection={<Icon name={isCopied ? 'done' : 'copy'} size={16} />}
        variant={isCopied ? 'light' : 'filled'}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </form>
  )
}

const ADDRESS = 'https://onward.example/calendar?shift=4711'

const Fixed = () => {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={styles.row}>
      <TextInput className={styles.grows ?? ''} label="Address of the shift" readOnly dir="ltr" value={ADDRESS} />
      <Button
        variant="default"
        className={styles.low ?? ''}
        leftSection={<Icon name={isCopied ? 'done' : 'copy'} size={16} />}
        onClick={() => void copy(ADDRESS, 'The address is copied.').then(setCopied)}
      >
        {isCopied ? 'Address copied' : 'Copy the address'}
      </Button>
    </div>
  )
}

const ClipboardPage = () => <Examples page="clipboard" parts={{ Basic, Fixed }} />
export default ClipboardPage
