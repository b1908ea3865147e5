/** A finger that rests for so long is a hold. */
const HOLD_MS = 500

/** A finger that has moved by more than this scrolls, or selects. */
const MOVED_PX = 10

interface Point {
  readonly clientX: number
  readonly clientY: number
}

/** Calls a function later; the answered function takes that back. */
type Later = (run: () => void, ms: number) => () => void

/**
 * A finger that is held still on something, and then says so once.
 * ```ts
 * const hold = new Hold(openMenu, later)
 * hold.begin(event) // and move(event), end() as the finger does
 * ```
 */
export class Hold {
  readonly #onHeld: () => void
  readonly #later: Later
  #from: Point | undefined
  #cancel: (() => void) | undefined
  #isHeld = false

  constructor(onHeld: () => void, later: Later) {
    this.#onHeld = onHeld
    this.#later = later
  }

  /** Whether the finger that is down, or was down last, has been held. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  /** A finger comes down. */
  begin(at: Point): void {
    this.end()
    this.#isHeld = false
    this.#from = { clientX: at.clientX, clientY: at.clientY }
    this.#cancel = this.#later(() => this.#hold(), HOLD_MS)
  }

  /** It moves: a little is nothing. */
  move({ clientX, clientY }: Point): void {
    if (!this.#from) return
    const by = Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY)
    if (by > MOVED_PX) this.end()
  }

  /** It is lifted, begins to scroll, or another one comes. */
  end(): void {
    this.#cancel?.()
    this.#cancel = undefined
    this.#from = undefined
  }

  /**
   * A click comes: once a finger was held, the first one is that of its lifting. One of the keyboard, or of what
   * reads the page aloud, has no count of presses and is none of a finger's.
   * @param presses the click's `detail`.
   * @returns whether it is that of the lifting.
   */
  takesClick(presses: number): boolean {
    const isOfFinger = this.#isHeld && presses > 0
    this.forget()
    return isOfFinger
  }

  /** Nothing is held, nor was. */
  forget(): void {
    this.end()
    this.#isHeld = false
  }

  /**
   * The browser takes the press for a long one, which may be a little before it is one here.
   * @returns whether it is held: then no menu of the browser's comes in its place.
   */
  isLong(): boolean {
    if (this.#from) this.#hold()
    return this.#isHeld
  }

  #hold(): void {
    this.end()
    this.#isHeld = true
    this.#onHeld()
  }
}
