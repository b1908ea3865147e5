import { drawAsOf, isFresh } from '#shared'
import { isPhone } from '#ui'

let drawing: HTMLElement | undefined

/** A place in a list of which only what is in view is drawn. */
const IN_VIEW = '[data-index]'

/**
 * What the server has drawn, where the page can take it over as it is: it is seen, so that it was made
 * for this window, nothing of it was left out, and the page begins with what it was drawn from, which
 * is not too old. Long lists of a phone's are drawn anew: the server does not know which cards are in
 * view.
 */
export function drawingToAdopt(): HTMLElement | undefined {
  const found = document.getElementById('drawing')
  const at = Number(found?.dataset['at'])
  if (!found || !at || !isFresh()) return undefined
  if (getComputedStyle(found).display === 'none') return undefined
  if (isPhone() && found.querySelector(IN_VIEW)) return undefined
  drawing = found
  drawAsOf(at, isPhone())
  return found
}

/**
 * The page answers: what was a drawing is the page now. The rules that stood in for the styles of
 * single elements become those, which the page will change.
 */
export function finishAdopting(): void {
  if (!drawing) return
  const adopted = drawing
  drawing = undefined
  drawAsOf(undefined, isPhone())
  const sheet = adopted.previousElementSibling
  const rules = sheet instanceof HTMLStyleElement ? [...(sheet.sheet?.cssRules ?? [])] : []
  const styles = new Map(
    rules.flatMap((rule) => {
      const name = rule instanceof CSSStyleRule && /"(\d+)"/.exec(rule.selectorText)?.[1]
      return name ? [[name, rule.style.cssText] as const] : []
    }),
  )
  for (const element of adopted.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles.get(element.dataset['style'] ?? '') ?? ''
    element.removeAttribute('data-style')
  }
  adopted.style.display = 'contents'
  for (const name of ['id', 'inert', 'aria-hidden', 'data-at']) adopted.removeAttribute(name)
  sheet?.remove()
}
