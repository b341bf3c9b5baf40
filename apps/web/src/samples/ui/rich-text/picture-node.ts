import { Node } from '@tiptap/core'

/** A picture in a text, of the text's own bytes: what lies elsewhere would tell its owner who reads. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="data:image/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
