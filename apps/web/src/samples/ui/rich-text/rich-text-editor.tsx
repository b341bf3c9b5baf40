import { RichTextEditor as Kit } from '@mantine/tiptap'
import '@mantine/tiptap/styles.layer.css'
import { TextAlign } from '@tiptap/extension-text-align'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import texts from 'texts:richtext'
import { addTexts, useText } from '#web/lib/text.ts'
import { BlockControls } from './block-controls.tsx'
import { PictureNode } from './picture-node.ts'
import './rich-text-editor.css'

addTexts(texts)

type Props = { labelledBy: string; value: string; hasBlocks?: boolean; onChange: (html: string) => void }

export const RichTextEditor = ({ labelledBy, value, hasBlocks = false, onChange }: Props) => {
  const t = useText()
  // What the editor itself has said last: any other text was set from outside, as a form's reset does.
  const said = useRef(value)
  const editor = useEditor({
    extensions: [
      StarterKit.configure(
        hasBlocks
          ? { link: { openOnClick: false, defaultProtocol: 'https' }, heading: { levels: [2, 3] } }
          : { link: false, codeBlock: false },
      ),
      ...(hasBlocks ? [PictureNode] : []),
      TextAlign.configure({ types: ['paragraph'] }),
    ],
    content: value,
    // The page's policy takes no styles that a script writes; ours stand beside.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy } },
    onUpdate: ({ editor: changed }) => {
      said.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(said.current)
    },
  })
  useEffect(() => {
    if (value === said.current) return
    said.current = value
    editor?.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <Kit
      editor={editor}
      labels={{
        boldControlLabel: t('richtext.bold'),
        italicControlLabel: t('richtext.italic'),
        underlineControlLabel: t('richtext.underline'),
        strikeControlLabel: t('richtext.strike'),
        bulletListControlLabel: t('richtext.bullets'),
        orderedListControlLabel: t('richtext.numbers'),
        alignLeftControlLabel: t('richtext.alignStart'),
        alignCenterControlLabel: t('richtext.alignCenter'),
        alignRightControlLabel: t('richtext.alignEnd'),
        undoControlLabel: t('richtext.undo'),
        redoControlLabel: t('richtext.redo'),
        h2ControlLabel: t('richtext.heading'),
        h3ControlLabel: t('richtext.smallHeading'),
        blockquoteControlLabel: t('richtext.quote'),
        codeBlockControlLabel: t('richtext.code'),
        hrControlLabel: t('richtext.rule'),
        unlinkControlLabel: t('richtext.unlink'),
      }}
    >
      <Kit.Toolbar>
        <Kit.ControlsGroup>
          <Kit.Bold />
          <Kit.Italic />
          <Kit.Underline />
          <Kit.Strikethrough />
        </Kit.ControlsGroup>
        <Kit.ControlsGroup>
          <Kit.BulletList />
          <Kit.OrderedList />
        </Kit.ControlsGroup>
        <Kit.ControlsGroup>
          <Kit.AlignLeft />
          <Kit.AlignCenter />
          <Kit.AlignRight />
        </Kit.ControlsGroup>
        {hasBlocks && <BlockControls editor={editor} />}
      </Kit.Toolbar>
      <Kit.Content />
    </Kit>
  )
}
