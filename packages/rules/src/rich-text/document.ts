/**
 * Text with headings, lists, links and pictures. It is a document and never HTML: what is not in this
 * list cannot be said, so nothing that a browser would run can be stored. Names are those of the editor.
 */
export interface RichText {
  readonly type: 'doc'
  readonly content: readonly Block[]
}

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export interface Paragraph {
  readonly type: 'paragraph'
  readonly attrs?: { readonly textAlign: Alignment }
  readonly content?: readonly Inline[]
}

export interface Heading {
  readonly type: 'heading'
  /** 2 is the upper one: the title of what the text belongs to is above. */
  readonly attrs: { readonly level: 2 | 3; readonly textAlign?: Alignment }
  readonly content?: readonly Inline[]
}

export interface List {
  readonly type: 'bulletList' | 'orderedList'
  /** Of one with numbers: the first of them, where that is not 1. */
  readonly attrs?: { readonly start: number }
  readonly content: readonly ListItem[]
}

export interface ListItem {
  readonly type: 'listItem'
  readonly content: readonly (Paragraph | List)[]
}

export interface Picture {
  readonly type: 'picture'
  readonly attrs: {
    /** Names a picture that was uploaded: never an address. */
    readonly key: string
    /** What it shows, for who does not see it. */
    readonly alt: string
    readonly width: number
    readonly height: number
  }
}

export type Block = Paragraph | Heading | List | Picture

export type Inline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly type: 'hardBreak' }

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'underline' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } }
