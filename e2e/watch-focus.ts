import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Hears of an act after which the focus is on the body. */
    tellLostFocus?: (act: string) => Promise<void>
  }
}

/**
 * Watches that the focus is on something after every act: a press of what can be pressed, with the
 * mouse or by a key. Whoever works by the keyboard or listens to the page would have to begin at its
 * top again. What is lost is judged once the page is at rest, or when the next act begins.
 */
export async function watchFocus(page: Page, complaints: string[]): Promise<void> {
  await page.exposeFunction('tellLostFocus', (act: string) =>
    complaints.push(`The focus is on the body after ${act}`),
  )
  await page.addInitScript(watchHere)
}

/** Runs in the page, before anything else does. */
function watchHere(): void {
  /** What can be pressed, or holds what can. */
  const PRESSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [role]'
  /** What acts on the thing that has the focus, though it may be no button. */
  const KEYS = ['Enter', ' ', 'Delete', 'Backspace', 'Escape']
  /** A call is under way, or a part of the page is being loaded: what it is in is hidden meanwhile. */
  const BUSY = '[aria-busy="true"], [style*="display: none !important"]'
  /** For so many frames the focus has to be away, with nothing under way, before it counts as lost. */
  const FRAMES = 3
  let underWay = 0
  let act: string | undefined
  let framesAway = 0

  const { fetch } = window
  window.fetch = async (...request) => {
    underWay += 1
    try {
      return await fetch(...request)
    } finally {
      underWay -= 1
    }
  }

  /** What is on the screen alone has no focus on paper. */
  const isPaper = matchMedia('print')
  const isAway = () =>
    !isPaper.matches &&
    (document.activeElement === null || document.activeElement === document.body)
  /** The page is hidden, and what says why is on its way. */
  const isGivingWay = () =>
    document.documentElement.dataset['otherPerson'] !== undefined &&
    document.querySelector('#other-person') === null
  const isBusy = () =>
    underWay > 0 ||
    document.querySelector(BUSY) !== null ||
    isGivingWay() ||
    // A page that has no title is not there yet.
    document.querySelector('h1') === null
  const complain = () => {
    if (act !== undefined) void window.tellLostFocus?.(act)
    act = undefined
  }
  /** The act before was not followed by rest: it is judged by how long the focus has been away. */
  const judgeEarly = () => {
    if (isAway() && framesAway >= FRAMES && !isBusy()) complain()
  }
  const judgeAtRest = async (judged: string) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
    let hasChanged = false
    const changes = new MutationObserver(() => (hasChanged = true))
    changes.observe(document, { subtree: true, childList: true, attributes: true })
    let rested = 0
    while (act === judged && rested < FRAMES) {
      hasChanged = false
      await nextFrame()
      await idle()
      framesAway = isAway() && !isBusy() ? framesAway + 1 : 0
      rested = hasChanged || isBusy() ? 0 : rested + 1
    }
    changes.disconnect()
    if (act !== judged) return
    if (isAway()) complain()
    act = undefined
  }
  const begin = (event: Event, deed: string) => {
    judgeEarly()
    act = undefined
    framesAway = 0
    const { target } = event
    if (!event.isTrusted || isAway() || !(target instanceof Element)) return
    const pressed = target.closest(PRESSABLE)
    if (!pressed || pressed === document.body) return
    const labels = pressed instanceof HTMLInputElement ? [...(pressed.labels ?? [])] : []
    const words = pressed.ariaLabel ?? [pressed, ...labels].map((part) => part.textContent).join('')
    const name = words.trim().slice(0, 60)
    act = `${deed} ${pressed.tagName.toLowerCase()} «${name}» at ${location.pathname}`
    void judgeAtRest(act)
  }

  addEventListener(
    'pointerdown',
    () => {
      judgeEarly()
      // What is pressed next takes the focus, or drops it where nothing is, as when something is dragged.
      act = undefined
    },
    true,
  )
  addEventListener('click', (event) => begin(event, 'pressing'), true)
  addEventListener(
    'keydown',
    (event) => {
      if (KEYS.includes(event.key)) return begin(event, `${event.key.trim() || 'Space'} on`)
      // Whoever types on has not lost their place.
      judgeEarly()
      if (!isAway()) act = undefined
    },
    true,
  )
}
