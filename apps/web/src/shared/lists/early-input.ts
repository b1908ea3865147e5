import type { CellPlace } from './move-cell.ts'

/** What has been done in a grid that the server has drawn, before the page answers itself. */
export interface EarlyInput {
  /** The cell that the keyboard has come to, and whether the focus is still in the grid. */
  readonly cell: CellPlace | undefined
  readonly hasFocus: boolean
  /** Where the grid has been scrolled to; undefined where it stands as it was drawn. */
  readonly scroll: { readonly top: number; readonly left: number } | undefined
  /** What only the page itself can answer, in the order in which it was done. */
  readonly waiting: readonly WaitingInput[]
}

/** A key, or a click on a cell or on the button in it. */
export type WaitingInput =
  | { readonly kind: 'key'; readonly init: KeyboardEventInit }
  | {
      readonly kind: 'click'
      readonly cell: CellPlace
      readonly onButton: boolean
      readonly init: MouseEventInit
    }

/** Ends recording; what comes now the page hears itself. */
export type EndRecording = () => EarlyInput

let recording: EndRecording | undefined

/** Hands over what records from the application's entry to whoever draws the grid. */
export function passEarlyInput(end: EndRecording | undefined): void {
  recording = end
}

/** What ends recording, for the first grid that is drawn; undefined where nothing was recorded. */
export function takeEarlyInput(): EndRecording | undefined {
  const taken = recording
  recording = undefined
  return taken
}
