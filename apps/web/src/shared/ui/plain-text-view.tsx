import { readParagraphs } from './plain-text.ts'
import type { Piece } from './plain-text.ts'
import classes from './plain-text-view.module.css'

/** Text as people wrote it: paragraphs, line breaks, and web addresses that open in a new tab. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={classes.text}>
      {readParagraphs(text).map((lines, index) => (
        <p key={index}>
          {lines.map((pieces, line) => (
            <span key={line} className={classes.line}>
              {pieces.map(showPiece)}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** Text, or a link to the address that it is. */
export function showPiece(piece: Piece, index: number) {
  if (typeof piece === 'string') return piece
  return (
    <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
      {piece.href}
    </a>
  )
}
