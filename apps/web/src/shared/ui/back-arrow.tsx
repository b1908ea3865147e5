/** The arrow of a way back, which listeners need not hear; mirrored where the page is. */
export function BackArrow() {
  return (
    <span aria-hidden="true" className="reading-arrow">
      ←
    </span>
  )
}
