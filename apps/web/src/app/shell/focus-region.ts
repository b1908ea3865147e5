/** Goes round the regions of the page that can be seen. @param step forward by 1, back by -1. */
export function focusNextRegion(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.checkVisibility() && !region.closest('[inert]'),
  )
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + step + regions.length) % regions.length]
  // What is only for a phone is there too, out of sight: it takes no focus.
  const inside = [
    ...(next?.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input') ?? []),
  ].find((element) => element.checkVisibility())
  ;(next?.id === 'content' ? next : inside)?.focus()
}
