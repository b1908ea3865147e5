import type { TileResult } from './run-tile.ts'

/** What a tile of a report has to say in a file. */
export type CollectedTile = { readonly title: string } & (
  | {
      readonly kind: 'found'
      readonly shows: string
      /** What is said of it where its rows are not. */
      readonly summary?: string
      readonly result: NonNullable<TileResult['Result']>
      readonly compared: TileResult['Compared']
      readonly unheeded: TileResult['Unheeded']
      readonly values: Readonly<Record<string, unknown>>
    }
  /** A text, or why there is nothing to be shown. */
  | { readonly kind: 'said'; readonly text: string }
)
