import type { Block, Inline, ListItem, Mark, Picture } from '@telemachos/rules/rich-text/document'
import { readRichText } from '@telemachos/rules/rich-text/rich-text'
import { useState, type ReactNode } from 'react'
import { callAddress, useTexts } from '#shared'
import { showPiece, readPieces } from '#ui'
import classes from './rich-text-view.module.css'

interface Props {
  /** As it is stored: plain text, or a document. */
  readonly text: string
  /** The level of the heading that the text is under. */
  readonly under: 1 | 2 | 3
}

/** A description as people read it: built part by part, so that nothing in it can be run. */
export function RichTextView({ text, under }: Props) {
  return (
    <div className={classes.text}>
      {readRichText(text).content.map((block, index) => (
        <BlockView key={index} block={block} under={under} />
      ))}
    </div>
  )
}

function BlockView({ block, under }: { readonly block: Block; readonly under: Props['under'] }) {
  switch (block.type) {
    case 'heading': {
      const As = `h${under + block.attrs.level - 1}` as 'h2'
      return (
        <As data-align={block.attrs.textAlign} data-level={block.attrs.level}>
          {pieces(block.content)}
        </As>
      )
    }
    case 'paragraph':
      return <p data-align={block.attrs?.textAlign}>{pieces(block.content)}</p>
    case 'picture':
      return <PictureView picture={block.attrs} />
    case 'bulletList':
      return <ul>{block.content.map((item, index) => itemView(item, index, under))}</ul>
    case 'orderedList':
      return (
        <ol start={block.attrs?.start}>
          {block.content.map((item, index) => itemView(item, index, under))}
        </ol>
      )
  }
}

const itemView = ({ content }: ListItem, key: number, under: Props['under']) => (
  <li key={key}>
    {content.map((block, index) => (
      <BlockView key={index} block={block} under={under} />
    ))}
  </li>
)

const pieces = (content: readonly Inline[] = []) =>
  content.map((piece, index) =>
    piece.type === 'hardBreak' ? (
      <br key={index} />
    ) : (
      <span key={index}>{marked(piece.text, piece.marks ?? [])}</span>
    ),
  )

/** A text with its marks; an address that is written out is a link without one. */
function marked(text: string, marks: readonly Mark[]): ReactNode {
  const isLink = marks.some(({ type }) => type === 'link')
  const inner: ReactNode = isLink ? text : readPieces(text).map(showPiece)
  return marks.reduceRight<ReactNode>((shown, mark) => {
    switch (mark.type) {
      case 'bold':
        return <strong>{shown}</strong>
      case 'italic':
        return <em>{shown}</em>
      case 'underline':
        return <u>{shown}</u>
      case 'link':
        return (
          <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
            {shown}
          </a>
        )
    }
  }, inner)
}

/** A picture in its own proportions; in its place what it shows, where it cannot be loaded. */
function PictureView({ picture }: { readonly picture: Picture['attrs'] }) {
  const { t } = useTexts()
  const [isBroken, setBroken] = useState(false)
  const { key: Key, alt, width, height } = picture
  if (isBroken) return <p className={classes.broken}>{t('quest.picture.failed', { alt })}</p>
  return (
    <img
      src={callAddress('actions.getPicture', { Key })}
      alt={alt}
      {...{ width, height }}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  )
}
