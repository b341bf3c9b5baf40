import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import texts from 'texts:editor'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import { Html, wordsOf } from '#web/samples/ui/rich-text/html.tsx'
import { RichText } from '#web/samples/ui/rich-text/rich-text.tsx'
import styles from './editor.module.css'

addTexts(texts)

const HANDOVER =
  '<h2>Handover</h2><p>Bed 4 sleeps <strong>badly</strong>.</p><ul><li><p>Keys are at the desk</p></li></ul>'

const Controlled = () => {
  const [html, setHtml] = useState(HANDOVER)
  return (
    <Stack>
      <RichText label="Note to the next shift" hasBlocks value={html} onChange={setHtml} />
      <Stack isRow>
        <Button variant="default" onClick={() => setHtml(HANDOVER)}>
          Reset
        </Button>
        <Button variant="default" onClick={() => setHtml('')}>
          Clear
        </Button>
      </Stack>
      <section className={styles.shown} aria-label="The note, as it is read">
        <Html of={html} />
      </section>
    </Stack>
  )
}

const Free = () => {
  const html = useRef(HANDOVER)
  const [saved, setSaved] = useState<string>()
  return (
    <Stack>
      <RichText
        label="Letter to the ward"
        hasBlocks
        value={HANDOVER}
        onChange={(changed) => {
          html.current = changed
        }}
      />
      <Button className={styles.save} onClick={() => setSaved(wordsOf(html.current))}>
        Save
      </Button>
      <p className={styles.state} role="status">
        {saved === undefined ? 'Not saved yet.' : `Saved: ${saved || 'nothing'}`}
      </p>
    </Stack>
  )
}

const Short = () => {
  const [html, setHtml] = useState('')
  return <RichText label="Comment" value={html} onChange={setHtml} />
}

const KEYS = [
  ['Ctrl B', 'Bold'],
  ['Ctrl I', 'Italic'],
  ['Ctrl U', 'Underline'],
  ['Ctrl Alt 2', 'Heading'],
  ['Ctrl Shift 8', 'Bullet list'],
  ['Ctrl Shift 7', 'Numbered list'],
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
]

const Keys = () => (
  <dl className={styles.keys}>
    {KEYS.map(([keys, does]) => (
      <div key={keys}>
        <dt>
          <kbd>{keys}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)

const EditorPage = () => (
  <Examples page="editor" parts={{ Controlled, Free, Short, Keys }} wide={['Controlled', 'Free']} />
)
export default EditorPage
