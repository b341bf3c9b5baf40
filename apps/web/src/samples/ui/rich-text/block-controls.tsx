import { RichTextEditor as Kit } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { pictureFault, pictureOf } from '#web/samples/lib/picture-file.ts'
import { LinkControl } from './link-control.tsx'
import { useText } from '#web/lib/text.ts'
import { ImagePlus } from 'lucide-react'
import { warn } from '#web/ui/overlays/toast.ts'

const PICTURES = { types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'], most: 1_000_000 }

/** What longer texts want: headings and other blocks, links, pictures, and the way back. */
export const BlockControls = ({ editor }: { editor: Editor | null }) => (
  <>
    <Kit.ControlsGroup>
      <Kit.H2 />
      <Kit.H3 />
      <Kit.Blockquote />
      <Kit.CodeBlock />
      <Kit.Hr />
    </Kit.ControlsGroup>
    <Kit.ControlsGroup>
      <LinkControl editor={editor} />
      <Kit.Unlink />
      <PictureControl editor={editor} />
    </Kit.ControlsGroup>
    <Kit.ControlsGroup>
      <Kit.Undo />
      <Kit.Redo />
    </Kit.ControlsGroup>
  </>
)

const PictureControl = ({ editor }: { editor: Editor | null }) => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const src = pictureFault(file, PICTURES) ? undefined : await pictureOf(file).catch(() => undefined)
    if (src === undefined) return warn(t('richtext.notPicture'), t('richtext.notPictureHint'))
    // What the file is called says more than nothing.
    const alt = file.name.replace(/\.\w+$/, '')
    editor?.chain().focus().insertContent({ type: 'picture', attrs: { src, alt } }).run()
  }
  return (
    <>
      <Kit.Control
        aria-label={t('richtext.picture')}
        title={t('richtext.picture')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={16} />
      </Kit.Control>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES.types.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again.
          currentTarget.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
