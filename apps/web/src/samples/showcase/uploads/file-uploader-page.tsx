import texts from 'texts:file-uploader'
import { addTexts } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { FileDrop } from './file-drop.tsx'

addTexts(texts)

const MEGABYTE = 1_000_000

const Single = () => (
  <FileDrop
    label="Drop your licence here, or choose it"
    limits={{ hint: 'One file, at most 5 MB.', most: 5 * MEGABYTE }}
  />
)

const Multiple = () => (
  <FileDrop
    label="Drop your certificates here, or choose them"
    isMany
    limits={{ hint: 'At most 5 MB each.', most: 5 * MEGABYTE }}
  />
)

const Pictures = () => (
  <FileDrop
    label="Drop pictures of the ward here, or choose them"
    isMany
    limits={{
      hint: 'PNG, JPEG or GIF, at most 1 MB each.',
      most: MEGABYTE,
      types: ['image/png', 'image/jpeg', 'image/gif'],
    }}
  />
)

const FileUploaderPage = () => <Examples page="file-uploader" parts={{ Single, Multiple, Pictures }} />
export default FileUploaderPage
