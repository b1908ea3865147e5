/** What answers by being pointed at, and what by having something else chosen in it. */
const POINTED = 'input[type="radio"], input[type="checkbox"], input[type="range"], [aria-pressed]'
const CHANGED = 'select, input[type="range"]'
const CHOICES = `${POINTED}, select, [role="combobox"]`

const MODIFIERS: readonly string[] = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']

/**
 * Whether what has the focus has it because an answer was chosen in it by mouse or finger. Then the
 * arrows go between questions; once a key has been used in it, they are the choice's own.
 */
export class PointedChoice {
  #isPointing = false
  #isChosen = false

  /** @returns what stops listening. */
  listen(): () => void {
    const listener = new AbortController()
    const options = { capture: true, signal: listener.signal }
    addEventListener('pointerdown', () => this.#begin(), options)
    addEventListener('click', ({ target }) => this.#choose(target, POINTED), options)
    addEventListener('change', ({ target }) => this.#choose(target, CHANGED), options)
    // Lists of our own choose before any click.
    addEventListener('pointerup', ({ target }) => this.#choose(target, '[role="option"]'), options)
    return () => listener.abort()
  }

  /** Whether the arrows are not the choice's that has the focus. */
  get holds(): boolean {
    return this.#isChosen && (document.activeElement?.matches(CHOICES) ?? false)
  }

  /** A key that is no arrow between questions: from here on the choice is moved through by keys. */
  takeKey(key: string): void {
    if (!MODIFIERS.includes(key)) this.#isPointing = this.#isChosen = false
  }

  #begin(): void {
    this.#isPointing = true
    this.#isChosen = false
  }

  #choose(target: EventTarget | null, selector: string): void {
    if (this.#isPointing && target instanceof Element && target.closest(selector)) {
      this.#isChosen = true
    }
  }
}
