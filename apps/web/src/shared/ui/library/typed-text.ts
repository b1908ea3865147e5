import { SAVED_EVENT } from '../open-window.ts'

/** Fields in which nobody writes what would have to be written again. */
const NOTHING_TO_LOSE =
  '[data-keeps-text] *, [data-keeps-text], [type=search], [type=password], [type=checkbox], [type=radio], ' +
  '[type=range], [type=color], [type=file], [role=combobox], [role=searchbox], select'

const KEPT_FIELDS = '[data-keeps-text] :is(input, textarea, [contenteditable=true])'

const FIELDS = 'input, textarea, [contenteditable=true]'

/** What is typed in the fields of an element and not saved since: by what the fields had before. */
export class TypedText {
  readonly #root: HTMLElement
  readonly #before = new WeakMap<Element, string>()
  readonly #typed = new Set<Element>()

  constructor(root: HTMLElement) {
    this.#root = root
    if (document.activeElement) this.#note(document.activeElement)
  }

  /** Whether a field has another text than before somebody typed in it. */
  isUnsaved(): boolean {
    return [...this.#typed].some(
      (field) => this.#root.contains(field) && textOf(field) !== this.#before.get(field),
    )
  }

  /** Leaves a field of those that are saved when they are left. */
  finish(): void {
    const field = document.activeElement
    if (field instanceof HTMLElement && this.#root.contains(field) && field.matches(KEPT_FIELDS))
      field.blur()
  }

  /** Begins to look; @returns what ends it. */
  start(): () => void {
    const handlers = {
      focusin: (event: Event) => this.#note(event.target),
      beforeinput: (event: Event) => this.#note(event.target),
      input: (event: Event) => this.#type(event.target),
      [SAVED_EVENT]: (event: Event) => this.#forget(event.target),
    }
    const all = Object.entries(handlers)
    for (const [name, handle] of all) this.#root.addEventListener(name, handle, true)
    return () => {
      for (const [name, handle] of all) this.#root.removeEventListener(name, handle, true)
    }
  }

  #note(target: EventTarget | null): void {
    const field = fieldOf(target)
    if (field && !this.#typed.has(field)) this.#before.set(field, textOf(field))
  }

  #type(target: EventTarget | null): void {
    const field = fieldOf(target)
    if (!field || field.matches(NOTHING_TO_LOSE)) return
    if (!this.#before.has(field)) this.#before.set(field, '')
    this.#typed.add(field)
  }

  #forget(form: EventTarget | null): void {
    for (const field of this.#typed) {
      if (form instanceof Node && form.contains(field)) this.#typed.delete(field)
    }
  }
}

const fieldOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(FIELDS) : null

const textOf = (field: Element): string =>
  'value' in field ? String(field.value) : (field.textContent ?? '')
