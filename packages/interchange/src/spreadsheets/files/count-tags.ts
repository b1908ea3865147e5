const LESS_THAN = 0x3c
const COLON = 0x3a

/** What may come right behind the name of a tag that opens: a space, `>` or `/`. */
const isEnd = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x3e || byte === 0x2f || (byte !== undefined && byte >= 9 && byte <= 13)

/**
 * Counts the elements of a part whose names have one letter, without parsing it: some ten times quicker. What a
 * chunk cuts in two is passed over, as is every part that is not in UTF-8: the count is never too high, but for
 * what looks like an element in a comment.
 */
export class TagCounter {
  readonly #counts: Map<number, number>
  /** How long the prefix of the part's elements is, as in `x:c`; undefined before its root has been seen. */
  #prefix: number | undefined

  constructor(letters: readonly string[]) {
    this.#counts = new Map(letters.map((letter) => [letter.charCodeAt(0), 0]))
  }

  /** How many there are of the letter that there are most of. */
  get most(): number {
    return Math.max(...this.#counts.values())
  }

  /** Takes the next bytes of the part. */
  write(chunk: Uint8Array): void {
    const prefix = (this.#prefix ??= prefixOf(chunk))
    if (prefix === undefined) return
    for (let at = chunk.indexOf(LESS_THAN); at >= 0; at = chunk.indexOf(LESS_THAN, at + 1)) {
      const letter = chunk[at + 1 + prefix] ?? 0
      const count = this.#counts.get(letter)
      if (count !== undefined && isEnd(chunk[at + 2 + prefix])) this.#counts.set(letter, count + 1)
    }
  }
}

/** The length of the prefix of the first element in a chunk, with its colon; undefined where there is none. */
function prefixOf(chunk: Uint8Array): number | undefined {
  for (let at = chunk.indexOf(LESS_THAN); at >= 0; at = chunk.indexOf(LESS_THAN, at + 1)) {
    const first = chunk[at + 1] ?? 0
    // Neither a declaration nor a comment.
    if (first === 0x3f || first === 0x21) continue
    let end = at + 1
    while (end < chunk.length && !isEnd(chunk[end]) && chunk[end] !== COLON) end += 1
    return chunk[end] === COLON ? end - at : 0
  }
  return undefined
}
