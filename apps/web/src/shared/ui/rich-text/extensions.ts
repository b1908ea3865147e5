import { Extension, type Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { ALIGNMENTS } from '@telemachos/rules/rich-text/document'
import { safeAddress } from '@telemachos/rules/rich-text/safe-address'
import { PictureNode } from './picture-node.ts'

/** How paragraphs and headings are aligned. */
const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => {
            const [, pasted] = /text-align:\s*(\w+)/i.exec(element.dataset['style'] ?? '') ?? []
            const wanted = element.dataset['align'] ?? pasted
            return ALIGNMENTS.find((one) => one === wanted && one !== 'left') ?? null
          },
          // A style would be refused by the page's policy.
          renderHTML: ({ textAlign }) => (textAlign ? { 'data-align': String(textAlign) } : {}),
        },
      },
    },
  ],
})

/** What a text may have, as packages/rules has it: what is not here cannot be written or pasted. */
export const extensionsFor = (addressOf: (key: string) => string): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  ListKeymap,
  HardBreak,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeAddress(address) !== undefined,
    HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
  }),
  Alignment,
  PictureNode.configure({ addressOf }),
  UndoRedo,
  Dropcursor.configure({ width: 2 }),
  Gapcursor,
]
