import { RichTextEditor as Kit } from '@mantine/tiptap'
import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { Link as LinkSign } from 'lucide'
import { useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import styles from './rich-text.module.css'

/** The field is begun in when it comes. */
const begin = (field: HTMLInputElement | null) => field?.focus()

/** Asks for an address below the tools, and makes what is selected a link to it; an empty one takes the link away. */
export const LinkControl = ({ editor }: { editor: Editor | null }) => {
  const t = useText()
  const [address, setAddress] = useState<string>()
  const isOpen = address !== undefined
  const close = () => {
    setAddress(undefined)
    editor?.commands.focus()
  }
  const set = () => {
    const selected = editor?.chain().focus().extendMarkRange('link')
    // The editor takes no address that would run as a script.
    if (address) selected?.setLink({ href: address }).run()
    else selected?.unsetLink().run()
    close()
  }
  return (
    <>
      <Kit.Control
        aria-label={t('richtext.link')}
        title={t('richtext.link')}
        aria-expanded={isOpen}
        active={editor?.isActive('link') ?? false}
        onClick={() => (isOpen ? close() : setAddress(String(editor?.getAttributes('link').href ?? '')))}
      >
        <Drawing of={LinkSign} size={16} />
      </Kit.Control>
      {isOpen && (
        <div className={styles.link}>
          <TextInput
            ref={begin}
            aria-label={t('richtext.address')}
            type="url"
            placeholder="https://onward.test/"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close()
              if (event.key !== 'Enter') return
              // The form around it is not sent.
              event.preventDefault()
              set()
            }}
          />
          <Button variant="default" onClick={set}>
            {t('richtext.save')}
          </Button>
        </div>
      )}
    </>
  )
}
