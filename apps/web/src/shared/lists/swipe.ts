/** So far a finger goes before it is clear which way. */
const SLACK = 10
/** So far it goes sideways, at least, to turn to somebody else. */
const FAR = 72
/** The edges of a screen belong to the system's own going back. */
const EDGE = 28
/** What a finger does something else with. */
const OWN = 'input, textarea, select, [contenteditable="true"], [draggable="true"], [role="slider"]'

/** Which way a swipe leads: to the one before, or to the next. */
export type SwipeWay = 'previous' | 'next'

/** A finger's way over the page, from where it was put down. */
export interface Way {
  readonly x: number
  readonly y: number
}

/**
 * What a finger's way means: `undefined` while that is not clear, `scroll` where it goes up or down.
 * @param isMirrored whether the page reads from right to left.
 */
export function meaningOf(
  { x, y }: Way,
  isMirrored: boolean,
): { readonly way: SwipeWay; readonly isFar: boolean } | 'scroll' | undefined {
  if (Math.abs(y) > SLACK && Math.abs(y) >= Math.abs(x)) return 'scroll'
  // Clearly sideways: a thumb's way is an arc.
  if (Math.abs(x) <= SLACK || Math.abs(x) < 1.5 * Math.abs(y)) return undefined
  const isNext = x < 0 !== isMirrored
  return { way: isNext ? 'next' : 'previous', isFar: Math.abs(x) >= FAR }
}

/**
 * Turns a frame by swiping sideways over it with one finger: what scrolls sideways itself, fields, what
 * is selected and the edges of the screen are left alone, and up and down stays with the browser.
 * @returns what ends it.
 */
export function listenForSwipes(
  frame: HTMLElement,
  onSwipe: (way: SwipeWay) => void,
  mayGo: (way: SwipeWay) => boolean,
): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const ends = new AbortController()
  const { signal } = ends
  let start: { readonly id: number; readonly x: number; readonly y: number } | undefined
  let turn: { readonly way: SwipeWay; readonly isFar: boolean } | undefined
  const { touchAction } = frame.style
  // In an enlarged page a finger moves what is in sight.
  const leaveToBrowser = (): void => {
    frame.style.touchAction = isEnlarged() ? 'auto' : 'pan-y pinch-zoom'
  }
  leaveToBrowser()
  visualViewport?.addEventListener('resize', leaveToBrowser, { signal })

  function stop(): void {
    start = undefined
    turn = undefined
    frame.style.translate = ''
  }
  frame.addEventListener(
    'pointerdown',
    (event) => {
      stop()
      // A second finger enlarges the page.
      if (!event.isPrimary) return
      if (event.pointerType === 'touch' && isFree(event, frame)) {
        start = { id: event.pointerId, x: event.clientX, y: event.clientY }
      }
    },
    { signal },
  )
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (start?.id !== event.pointerId) return
      const x = event.clientX - start.x
      const mirrored = getComputedStyle(frame).direction === 'rtl'
      const meaning = meaningOf({ x, y: event.clientY - start.y }, mirrored)
      if (turn === undefined && (meaning === 'scroll' || hasSelection())) return stop()
      turn = typeof meaning === 'object' ? meaning : turn && { ...turn, isFar: false }
      if (turn && !calm.matches) frame.style.translate = `${mayGo(turn.way) ? x : x / 5}px`
    },
    { signal },
  )
  // Wherever the finger is taken away, and whatever has become of what was under it.
  addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (start?.id !== pointerId) return
      const done = turn
      stop()
      if (done?.isFar && mayGo(done.way)) onSwipe(done.way)
    },
    { signal },
  )
  addEventListener('pointercancel', stop, { signal })
  return () => {
    ends.abort()
    stop()
    frame.style.touchAction = touchAction
  }
}

/** Whether a finger that is put down here may turn the frame. */
function isFree({ clientX, target }: PointerEvent, frame: HTMLElement): boolean {
  if (isEnlarged() || clientX < EDGE || clientX > innerWidth - EDGE) return false
  if (!(target instanceof Element) || target.closest(OWN) || hasSelection()) return false
  for (let one: Element | null = target; one && one !== frame; one = one.parentElement) {
    const scrolls = one.scrollWidth > one.clientWidth + 1
    if (scrolls && /auto|scroll/.test(getComputedStyle(one).overflowX)) return false
  }
  return true
}

const isEnlarged = (): boolean => (visualViewport?.scale ?? 1) > 1.01

const hasSelection = (): boolean => getSelection()?.isCollapsed === false
