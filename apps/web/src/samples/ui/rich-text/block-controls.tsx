import { RichTextEditor as Kit } from '@mantine/tiptap'
import type { Editor } from '@tiptap/react'
import { LinkControl } from './link-control.tsx'
import { PictureControl } from './picture-control.tsx'

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
