/** Why something of a file does not come as it was; the text for people is `interchange.<reason>`. */
export type Reason =
  /** Left out. */
  | 'no_such_type'
  | 'no_such_setting'
  | 'in_repeated'
  | 'condition'
  | 'expression'
  | 'required_if'
  | 'pattern'
  | 'choices_elsewhere'
  | 'picture_elsewhere'
  | 'language'
  | 'too_many'
  | 'malformed'
  /** Comes, but otherwise than it was. */
  | 'renamed'
  | 'other_type'
  | 'several_questions'
  | 'flattened'
  | 'written_out'
  | 'formatting'
  | 'shortened'
  | 'value_shown'
  | 'greek_missing'
  | 'title_missing'
  | 'link_kept'

/** Something of a file that does not come as it was. */
export interface Note {
  /** The question's or section's name in the file; '' for the whole. */
  readonly at: string
  /** The option, setting or expression; '' for the question itself. */
  readonly part: string
  readonly reason: Reason
  /** What became of it, or what could not be read of it. */
  readonly detail: string
}

const MAX_LENGTH = 200
const MAX_COUNT = 2_000

/** Collects what does not map, each thing once; what is beyond the most is counted. */
export class Notes {
  readonly #list: Note[] = []
  readonly #seen = new Set<string>()

  add(at: string, part: string, reason: Reason, detail = ''): void {
    const note = { at: cut(at), part: cut(part), reason, detail: cut(detail) }
    const key = JSON.stringify(note)
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    if (this.#list.length < MAX_COUNT) this.#list.push(note)
  }

  get list(): readonly Note[] {
    return this.#list
  }

  get count(): number {
    return this.#seen.size
  }
}

/**
 * Half a character at the end would not be text any more.
 * ```ts
 * cut('abcdef', 4) // => 'abc…'
 * ```
 */
export function cut(text: string, maxLength = MAX_LENGTH): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
