import { cleanRichText } from '@telemachos/rules/rich-text/clean-rich-text'
import type { Picture } from '@telemachos/rules/rich-text/document'

export type PictureAttrs = Picture['attrs']

/** Whether a picture may stand in a text. */
export const isPictureAttrs = (attrs: PictureAttrs): boolean =>
  cleanRichText({ content: [{ type: 'picture', attrs }] }).content.length === 1
