/** What is one of several of its kind: where it goes, the next one takes its place. */
const ITEM = 'li, tr, article, [role=row], [role=listitem]'

/** What has its own beginning; in it the focus goes no further up. */
const WINDOW = 'dialog, [role=dialog], [role=menu], [role=listbox]'

/** A call, or a part of the page that is being loaded: the library of the page hides what it is in. */
const UNDER_WAY = 'main [aria-busy=true], [style*="display: none !important"]'

/** What lies over the page even where it has never had the focus. */
const DIALOG = 'dialog, [role=dialog]'

const HEADING = 'h1, h2, h3, h4, legend'

/** An element that had the focus, and its ancestors, each with its position among its siblings. */
type Trail = readonly { readonly element: Element; readonly index: number }[]

/** What had the focus last in each window, and on the page below all windows. */
const lastIn = new WeakMap<Element, Trail>()

/**
 * Gives the focus to what has come where a pressed thing has gone: the next item of a list, the row
 * that stays, or the heading of the part. Without it whoever works by the keyboard would begin at the
 * top of the page again. A press by mistake does nothing there: it is never a button.
 */
export function keepFocus(): void {
  let trail: Trail = []
  /** What had the focus has gone, and nothing else has taken it; who takes it away has a reason. */
  let isAway = false
  let isExpected = false

  const remember = (): void => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return
    trail = trailOf(activeElement)
    lastIn.set(activeElement.closest(WINDOW) ?? document.body, trail)
  }
  const recover = (): void => {
    isExpected = false
    const [last] = trail
    if (!hasNothing() || !last || (!isAway && takesFocus(last.element))) {
      // Whoever takes it away from what could keep it has a reason.
      isAway = false
      return
    }
    isAway = true
    // What is under way may yet bring it back.
    if (document.querySelector(UNDER_WAY)) return
    for (const landing of landings(trail)) {
      land(landing)
      // What lies under a modal window is inert, and takes no focus.
      if (hasNothing()) continue
      isAway = false
      return
    }
  }
  /** Whoever closes a window or goes to another page sets the focus themselves: they come first. */
  const expect = (): void => {
    // It may be so for a moment only.
    if (trail[0]?.element.matches(':disabled')) isAway = true
    if (isExpected) return
    isExpected = true
    requestAnimationFrame(() => requestAnimationFrame(recover))
  }

  for (const name of ['focusin', 'click', 'keydown']) addEventListener(name, remember, true)
  new MutationObserver(expect).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'aria-busy', 'open', 'style'],
  })
}

function trailOf(focused: Element): Trail {
  const trail = []
  for (let element: Element | null = focused; element; element = element.parentElement) {
    trail.push({ element, index: [...(element.parentElement?.children ?? [])].indexOf(element) })
  }
  return trail
}

/** Whether nothing has the focus; what has been disabled keeps it in name, until the browser draws. */
const hasNothing = (): boolean => {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.matches(':disabled')
}

const takesFocus = (element: Element): boolean => isShown(element) && !element.matches(':disabled')

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility()

/** Where the focus may go, best first: where it was, in the topmost window or below it, or the title. */
function* landings(trail: Trail): Generator<Element> {
  const [last] = trail
  // It was disabled for a moment, and can be pressed again.
  if (last && takesFocus(last.element)) yield last.element
  const windows = [...document.querySelectorAll(WINDOW)]
    .filter((part) => isShown(part) && (lastIn.has(part) || part.matches(DIALOG)))
    .toReversed()
  for (const part of [...windows, document.body]) {
    const lastHere = lastIn.get(part)
    const element = lastHere?.[0]?.element
    if (element && takesFocus(element)) yield element
    if (lastHere) yield* landingsOf(lastHere)
    if (part === document.body) continue
    const heading = headingOf(part)
    if (heading) yield heading
    yield part
  }
  yield* landingsOf(trail)
  const title = document.querySelector('h1')
  if (title) yield title
}

/** The next item where one has gone, and then what heads the part that stays. */
function* landingsOf(trail: Trail): Generator<Element> {
  const at = trail.findIndex(({ element }) => isShown(element))
  const stays = trail[at]?.element
  const gone = trail[at - 1]
  if (!stays) return
  if (gone?.element.matches(ITEM)) {
    const items = [...stays.children].filter((child) => child.matches(ITEM))
    const next = items[Math.min(gone.index, items.length - 1)]
    if (next) yield next
  }
  for (
    let part: Element | null = stays;
    part && part !== document.body;
    part = part.parentElement
  ) {
    if (part.matches(ITEM)) yield part
    const heading = headingOf(part)
    if (heading) yield heading
    if (part.matches(WINDOW)) yield part
  }
}

const headingOf = (part: Element): Element | undefined =>
  [...part.querySelectorAll(HEADING)].find(isShown)

function land(landing: Element): void {
  if (!(landing instanceof HTMLElement)) return
  if (landing.tabIndex < 0 && !landing.hasAttribute('tabindex')) landing.tabIndex = -1
  landing.focus({ preventScroll: true })
  landing.scrollIntoView({ block: 'nearest' })
}
