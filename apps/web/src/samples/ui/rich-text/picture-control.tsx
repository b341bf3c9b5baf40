import { RichTextEditor as Kit } from '@mantine/tiptap'
import { Button, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { ImagePlus } from 'lucide'
import { useRef, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { useText } from '#web/lib/text.ts'
import { pictureFault, pictureOf } from '#web/samples/lib/picture-file.ts'
import { warn } from '#web/ui/overlays/toast.ts'
import styles from './rich-text.module.css'

const PICTURES = { types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'], most: 1_000_000 }

/** The field is begun in when it comes, and its proposal is overwritten by typing. */
const begin = (field: HTMLInputElement | null) => field?.select()

/** Takes a picture, and asks what it shows before it is put in the text; the file's name is only a proposal. */
export const PictureControl = ({ editor }: { editor: Editor | null }) => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<{ src: string; alt: string }>()
  const take = async (file: File) => {
    const src = pictureFault(file, PICTURES) ? undefined : await pictureOf(file).catch(() => undefined)
    if (src === undefined) return void warn(t('richtext.notPicture'), t('richtext.notPictureHint'))
    setPicture({ src, alt: file.name.replace(/\.\w+$/, '') })
  }
  const close = () => {
    setPicture(undefined)
    editor?.commands.focus()
  }
  const insert = () => {
    if (picture) editor?.chain().focus().insertContent({ type: 'picture', attrs: picture }).run()
    close()
  }
  return (
    <>
      <Kit.Control
        aria-label={t('richtext.picture')}
        title={t('richtext.picture')}
        onClick={() => input.current?.click()}
      >
        <Drawing of={ImagePlus} size={16} />
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
      {picture && (
        <div className={styles.link}>
          <TextInput
            ref={begin}
            aria-label={t('richtext.shows')}
            placeholder={t('richtext.shows')}
            value={picture.alt}
            onChange={({ currentTarget }) => setPicture({ ...picture, alt: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close()
              if (event.key !== 'Enter') return
              // The form around it is not sent.
              event.preventDefault()
              insert()
            }}
          />
          <Button variant="default" onClick={insert}>
            {t('richtext.insert')}
          </Button>
        </div>
      )}
    </>
  )
}
