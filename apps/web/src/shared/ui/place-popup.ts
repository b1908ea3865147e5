/** The parts of a rectangle that matter here, in pixels of the window. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Between a popup and what it belongs to, and between it and the edge of the window. */
const GAP = 6
const EDGE = 8

/**
 * Where a popup goes so that it is seen whole: below its anchor, or above it where there is more
 * room; from the anchor's start, moved in from the window's edges. In pixels of the window.
 */
export function placePopup(anchor: Box, popup: Size, view: Size): { left: number; top: number } {
  const below = anchor.bottom + GAP
  const above = anchor.top - GAP - popup.height
  const fitsBelow = below + popup.height <= view.height - EDGE
  const top = fitsBelow || anchor.top < view.height - anchor.bottom ? below : above
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most))
  return {
    left: within(anchor.left, view.width - popup.width - EDGE),
    top: within(top, view.height - popup.height - EDGE),
  }
}
