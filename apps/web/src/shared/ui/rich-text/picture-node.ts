import { mergeAttributes, Node } from '@tiptap/core'
import { isPictureAttrs, type PictureAttrs } from './picture-attrs.ts'

interface PictureOptions {
  /** Where a picture is read. */
  readonly addressOf: (key: string) => string
}

/** A picture of ours between the paragraphs. What is pasted from elsewhere is none. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ addressOf: () => '' }),
  addAttributes: () => ({
    key: { default: '' },
    alt: { default: '' },
    width: { default: 1 },
    height: { default: 1 },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-key]',
      getAttrs: (image) => {
        const attrs: PictureAttrs = {
          key: image.dataset['key'] ?? '',
          alt: image.getAttribute('alt') ?? '',
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
        }
        return isPictureAttrs(attrs) ? attrs : false
      },
    },
  ],
  renderHTML({ node }) {
    const { key, alt, width, height } = node.attrs as PictureAttrs
    const src = this.options.addressOf(key)
    return ['img', mergeAttributes({ 'data-key': key, src, alt, width, height })]
  },
})
