import { PREVIEW_LIMITS } from '@telemachos/contract/library/preview-kinds'

/** How much text a preview may still have: what is beyond is left out. */
export class TextBudget {
  #left: number = PREVIEW_LIMITS.text

  /** Whether anything was left out. */
  isSpent = false

  /** Whether there is room for any more. */
  get hasRoom(): boolean {
    return this.#left > 0
  }

  /** As much of a text as there is room for, and of one text `most` characters. */
  take(text: string, most = this.#left): string {
    const length = Math.min(most, this.#left)
    const taken = text.length <= length ? text : text.slice(0, length).toWellFormed()
    if (taken.length < text.length) this.isSpent = true
    this.#left -= taken.length
    return taken
  }
}
