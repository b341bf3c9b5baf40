import { Textarea } from '@mantine/core'
import { useState } from 'react'
import texts from 'texts:textarea'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { FloatingLines } from './floating-field.tsx'
import styles from './fields.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <Textarea label="Handover" rows={3} placeholder="What the next shift should know" />
    <Textarea label="Reason" rows={2} disabled defaultValue="Filled in by the office." />
  </Stack>
)

const Floating = () => <FloatingLines label="Wishes for the rota" rows={3} />

const MOST = 20

const Counter = () => {
  const [text, setText] = useState('Swap with Hana')
  const over = text.length - MOST
  return (
    <Stack>
      <Textarea
        label="Note on the board"
        description={`At most ${MOST} characters.`}
        rows={2}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={over > 0 && `Too long by ${over}.`}
        bottomSection={
          <span className={styles.count} dir="ltr" data-over={over > 0 || undefined}>
            {text.length} / {MOST}
          </span>
        }
      />
      {/* Said once when it gets too long, not with every letter. */}
      <div role="status">{over > 0 && <span className="unseen">The note is too long.</span>}</div>
    </Stack>
  )
}

const Growing = () => <Textarea label="Letter to the ward" autosize minRows={2} maxRows={6} />

const TextareaPage = () => <Examples page="textarea" parts={{ Basic, Floating, Counter, Growing }} />
export default TextareaPage
