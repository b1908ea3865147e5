/** Nobody sees them, and some turn the writing of what follows: `\u202Egpj.exe` reads as `exe.jpg`. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** White space, and controls; NUL is refused wherever it stands. */
const BREAKS = /[[\s\p{Cc}]--[\0]]+/gv

/** What is there to see: a letter, a digit or a sign. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A title as it is kept: one line, nothing that only hides or turns letters; empty where there is nothing
 * to see in it.
 * ```ts
 * cleanLine(' Οδηγός\n 2026 ') // => 'Οδηγός 2026'
 * cleanLine('\u202Egpj.exe') // => 'gpj.exe'
 * cleanLine('\u200B\u200D') // => ''
 * ```
 */
export function cleanLine(text: string): string {
  const line = text.replace(UNSEEN, '').replace(BREAKS, ' ').trim()
  return SEEN.test(line) ? line : ''
}
