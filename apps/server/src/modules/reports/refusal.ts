import { AppError } from '../../kernel/errors.ts'

/** What is wrong with a text, and where. */
export interface Mistake {
  /** A rule of the contract's texts, without `rule.`. */
  readonly rule: string
  /** What it is about: a name, or PostgreSQL's own words about the text; never a value of a row. */
  readonly about?: string | undefined
  /** Where in the author's text, counted from 0; undefined where nothing says so. */
  readonly offset?: number | undefined
  readonly near?: readonly string[] | undefined
}

/** Makes the refusal of a text, for a mistake at so many bytes of it. */
export type Refuse = (mistake: Mistake, location?: number) => StatementRefused

/** A text that is refused. */
export class StatementRefused extends AppError {
  readonly mistake: Mistake
  readonly place: { readonly line: number; readonly column: number } | undefined

  constructor(mistake: Mistake, text: string) {
    const place = mistake.offset === undefined ? undefined : placeOf(text, mistake.offset)
    super('invalid_input', {
      fields: [
        {
          field: 'Query',
          rule: mistake.rule,
          ...(place && { at: `${place.line}:${place.column}` }),
        },
      ],
      details: {
        reason: mistake.about ?? null,
        line: place?.line ?? null,
        column: place?.column ?? null,
        near: mistake.near ?? [],
      },
      reason: `a statement is refused: ${mistake.rule}`,
    })
    this.mistake = mistake
    this.place = place
  }
}

/**
 * Line and column, both from 1.
 */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const MOST_NEAR = 3

/**
 * The names that are most like another, nearest first.
 * ```ts
 * nearTo('lastname', ['last_name', 'first_name', 'user_id']) // => ['last_name', 'first_name']
 * ```
 */
export function nearTo(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase()
  return [...new Set(names)]
    .map((one) => ({ one, steps: distance(wanted, one.toLowerCase()) }))
    .filter(({ one, steps }) => steps <= Math.max(2, Math.ceil(one.length / 2)))
    .toSorted((a, b) => a.steps - b.steps || (a.one < b.one ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ one }) => one)
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...a].entries()) {
    const next = [place + 1]
    for (let at = 1; at <= b.length; at++) {
      const change = (row[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1)
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
