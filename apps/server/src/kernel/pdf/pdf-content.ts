import type { Language } from '@telemachos/contract/core/define-texts'

/** How a part of a document looks: lengths are points, colours `#rrggbb`. */
interface PdfStyle {
  readonly margin?: number | readonly [number, number] | readonly [number, number, number, number]
  readonly alignment?: 'left' | 'center' | 'right' | 'justify'
  readonly bold?: boolean
  readonly fontSize?: number
  readonly lineHeight?: number
  readonly characterSpacing?: number
  readonly color?: string
  readonly background?: string
  readonly decoration?: 'underline' | 'lineThrough'
  readonly sup?: boolean
  readonly sub?: boolean
  /** An address of http, https or mailto. */
  readonly link?: string
  readonly pageBreak?: 'before' | 'after'
  readonly unbreakable?: boolean
  /** Width in columns, of an image or a drawing. */
  readonly width?: number | 'auto' | '*'
  readonly height?: number
  readonly columnGap?: number
  readonly preserveLeadingSpaces?: boolean
  readonly noWrap?: boolean
  /** In cells of tables. */
  readonly colSpan?: number
  readonly rowSpan?: number
  readonly fillColor?: string
  readonly border?: readonly [boolean, boolean, boolean, boolean]
  readonly borderColor?: readonly [string, string, string, string]
}

/** A part of a document, in pdfmake's form; of that only what this lists is taken. */
export type PdfNode =
  | string
  | (PdfStyle & { readonly text: string | readonly PdfNode[] })
  | (PdfStyle & { readonly stack: readonly PdfNode[] })
  | (PdfStyle & { readonly columns: readonly PdfNode[] })
  | (PdfStyle & { readonly ul: readonly PdfNode[] })
  | (PdfStyle & { readonly ol: readonly PdfNode[]; readonly start?: number })
  | (PdfStyle & { readonly table: PdfTableNode; readonly layout?: PdfTableLayout })
  /** PNG or JPEG as a data address. */
  | (PdfStyle & { readonly image: string; readonly fit?: readonly [number, number] })
  /** A drawing that refers to nothing outside of itself. */
  | (PdfStyle & { readonly svg: string })
  | (PdfStyle & {
      readonly qr: string
      readonly fit?: number
      readonly eccLevel?: 'L' | 'M' | 'Q' | 'H'
    })

/** `lines` has a line below each row, `grid` around each cell. */
type PdfTableLayout = 'lines' | 'grid' | 'noBorders'

interface PdfTableNode {
  readonly body: readonly (readonly PdfNode[])[]
  readonly widths?: readonly (number | 'auto' | '*')[]
  /** Rows that each page begins with. */
  readonly headerRows?: number
  readonly dontBreakRows?: boolean
}

/** A document that is ready to be drawn. */
export interface PdfContent {
  readonly language: Language
  readonly title: string
  readonly author?: string
  readonly madeAt: Date
  readonly orientation?: 'portrait' | 'landscape'
  /** Points at the left, top, right and bottom of each page. */
  readonly margins?: readonly [number, number, number, number]
  /** What stands at the foot of each page beside its number; without it there is neither. */
  readonly foot?: string
  readonly content: readonly PdfNode[]
}

export type PdfResult = { readonly pdf: Uint8Array } | { readonly problem: string }
