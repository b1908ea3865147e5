import type { askToConfirm, ConfirmRequest } from '../dialogs/dialog-store.ts'
import { TypedText } from './typed-text.ts'

/** What is asked before something unsaved is left, in words. */
export interface LeaveWords {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/** The open windows, the topmost last: of several with something unsaved it asks. */
const windows: WindowWork[] = []

/** What waits until there is no window. */
const waiting = new Set<() => void>()

/** Resolves once no window is open: what comes late does not put itself over what somebody does. */
export async function untilNoWindow(): Promise<void> {
  if (windows.length > 0) await new Promise<void>((resolve) => waiting.add(resolve))
}

/** What somebody does in a window, and whether it would be lost. */
export class WindowWork {
  readonly #watched = new Set<() => boolean>()
  #typed: TypedText | undefined
  #isAsking = false

  readonly isUnsaved = (): boolean =>
    (this.#typed?.isUnsaved() ?? false) || [...this.#watched].some((isUnsaved) => isUnsaved())

  /** Whether it is the one that asks, of several windows with something unsaved. */
  readonly isFirstToAsk = (): boolean => windows.findLast((one) => one.isUnsaved()) === this

  readonly watch = (isUnsaved: () => boolean): (() => void) => {
    this.#watched.add(isUnsaved)
    return () => void this.#watched.delete(isUnsaved)
  }

  /** Looks at what is typed in an element; @returns what ends it. */
  readonly start = (content: HTMLElement): (() => void) => {
    const typed = new TypedText(content)
    this.#typed = typed
    windows.push(this)
    const stop = typed.start()
    return () => {
      stop()
      windows.splice(windows.indexOf(this), 1)
      if (windows.length > 0) return
      for (const goOn of waiting) goOn()
      waiting.clear()
    }
  }

  /** Ends what is saved by ending it. */
  readonly finish = (): void => this.#typed?.finish()

  /** Whether it may be left; a second question is answered no while the first one waits. */
  async ask(how: typeof askToConfirm, words: ConfirmRequest): Promise<boolean> {
    if (this.#isAsking) return false
    this.#isAsking = true
    try {
      return await how({ ...words, danger: true })
    } finally {
      this.#isAsking = false
    }
  }
}
