import type { KeptSettings } from '@telemachos/contract/core/kept-settings'

/** Styles that can stand in a rule as they are. */
const PLAIN = /^[\w\s:;.,%#()-]*$/

/** The largest window, in pixels, that is drawn for: what a drawing costs grows with it. */
const LARGEST = { width: 4_000, height: 2_500 }

/** Whether it is known for how large a window the page is to be drawn, and it is no wall. */
export function hasPlace(kept: KeptSettings): boolean {
  const [width, height, ...inWindow] = sizesOf(kept)
  const [windowWidth, windowHeight] = inWindow
  const fits = (size: number | undefined, most: number) =>
    size !== undefined && Number.isInteger(size) && size > 0 && size <= most
  return (
    fits(windowWidth, LARGEST.width) &&
    fits(windowHeight, LARGEST.height) &&
    fits(width, windowWidth ?? 0) &&
    fits(height, windowHeight ?? 0)
  )
}

/**
 * Frames what was drawn on the server, to stand in the page until the page draws itself. Nobody can
 * touch it or hears of it, since it does not answer. It is seen only in a window such as it was made
 * for, and light, unless a colour was chosen. The styles of single elements become rules, since the
 * page's policy takes none in attributes.
 * @param html as React writes it.
 * @param place the windows that it was made for, as a media query.
 * @param nonce what styles of this page carry.
 * @param at when it was drawn, in milliseconds, which the page that takes it over goes by.
 */
export function frameDrawing(
  html: string,
  place: string,
  kept: KeptSettings,
  nonce: string,
  at: number,
): string {
  const names = new Map<string, number>()
  let isWhole = true
  const body = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!PLAIN.test(style)) {
      isWhole = false
      return ''
    }
    const name = names.get(style) ?? names.size
    names.set(style, name)
    return ` data-style="${name}"`
  })
  const media = [place, ...schemeOf(kept)].join(' and ')
  const rules = [...names].map(([style, name]) => `#drawing [data-style="${name}"]{${style}}`)
  const shown = `#drawing{display:none}@media ${media}{#drawing{display:contents}}`
  return (
    `<style nonce="${nonce}">${shown}${rules.join('')}</style>` +
    `<div id="drawing" inert aria-hidden="true"${isWhole ? ` data-at="${at}"` : ''}>${body}</div>`
  )
}

/** The window whose size the browser keeps, as a media query. */
export function windowOf(kept: KeptSettings): string {
  const [, , width, height] = sizesOf(kept)
  return `(width: ${width}px) and (height: ${height}px)`
}

/** The grid's width and height that the browser keeps, and those of the window that it had them in. */
const sizesOf = ({ grid = '' }: KeptSettings): number[] => grid.split('-').map(Number)

/** What was chosen the page itself says to CSS; otherwise it is drawn light. */
function schemeOf({ scheme }: KeptSettings): string[] {
  return scheme === 'light' || scheme === 'dark' ? [] : ['(prefers-color-scheme: light)']
}
