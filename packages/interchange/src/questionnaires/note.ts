/** Why something of a file does not come as it was; the text for people is `interchange.<reason>`. */
export type Reason =
  /** Left out. */
  | 'no_such_type'
  | 'no_such_setting'
  | 'in_repeated'
  | 'condition'
  | 'never_shown'
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

/** How much is lost: something of what is asked; how it is asked; or a setting that nothing asks by. */
export type NoteKind = 'loss' | 'change' | 'setting'

const KINDS: Readonly<Record<Reason, NoteKind>> = {
  no_such_type: 'loss',
  no_such_setting: 'setting',
  in_repeated: 'loss',
  condition: 'loss',
  never_shown: 'loss',
  expression: 'loss',
  required_if: 'loss',
  pattern: 'loss',
  choices_elsewhere: 'loss',
  picture_elsewhere: 'loss',
  language: 'loss',
  too_many: 'loss',
  malformed: 'loss',
  renamed: 'change',
  other_type: 'change',
  several_questions: 'change',
  flattened: 'change',
  written_out: 'change',
  formatting: 'change',
  shortened: 'loss',
  value_shown: 'change',
  greek_missing: 'change',
  title_missing: 'change',
  link_kept: 'change',
}

/** Settings by which something is asked, suggested, scored or ended; the others are about looks. */
const MEANT =
  /^(?:triggers|quota|assessments|(?:choices|rows|columns)?(?:enable|visible)If|(?:re)?setValue|default|correctAnswer|allowMultiple|readOnly)|: (?:assessment_value|default|visibleIf|enableIf)/i

/** How much a note says is lost. */
export function kindOf({ reason, part }: Pick<Note, 'reason' | 'part'>): NoteKind {
  return reason === 'no_such_setting' && MEANT.test(part) ? 'loss' : KINDS[reason]
}

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

/** Collects what does not map, each thing once, losses first; what is beyond the most is counted. */
export class Notes {
  readonly #lists: Readonly<Record<NoteKind, Note[]>> = { loss: [], change: [], setting: [] }
  readonly #seen = new Set<string>()

  add(at: string, part: string, reason: Reason, detail = ''): void {
    const note = { at: cut(at), part: cut(part), reason, detail: cut(detail) }
    const key = JSON.stringify(note)
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    const list = this.#lists[kindOf(note)]
    if (list.length < MAX_COUNT) list.push(note)
  }

  get list(): readonly Note[] {
    const { loss, change, setting } = this.#lists
    return [...loss, ...change, ...setting].slice(0, MAX_COUNT)
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
