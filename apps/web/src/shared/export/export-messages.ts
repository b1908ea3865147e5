import type { ExportCell } from '@telemachos/rules/export-cells'

export type ExportFormat = 'xlsx' | 'xls' | 'csv'

/** A sheet that is whole from the start. */
export interface MoreRows {
  readonly sheet: string
  readonly rows: readonly (readonly ExportCell[])[]
}

/** What the page says to the worker that writes the file. */
export type ToWorker =
  | {
      readonly kind: 'start'
      readonly format: ExportFormat
      readonly separator: string
      /** The name of the sheet: at most 31 characters, none of []:*?/\ */
      readonly sheet: string
      /** Further sheets, of a workbook alone, each with its header first. */
      readonly more: readonly MoreRows[]
      /** Where the file goes; without it, it comes back as a blob. */
      readonly handle: FileSystemFileHandle | undefined
    }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly ExportCell[])[] }
  | { readonly kind: 'end' }

/** What it answers; `taken` follows every `rows`, once they are written. */
export type FromWorker =
  | { readonly kind: 'taken' }
  | { readonly kind: 'done'; readonly file: Blob | null }
  | { readonly kind: 'failed'; readonly reason: string }
