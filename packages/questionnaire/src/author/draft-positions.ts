import type { Draft, DraftQuestion, DraftSection } from './draft.ts'

/** Where questions stand in a draft, and putting them elsewhere; nothing is changed in place. */

export interface Position {
  readonly section: number
  readonly line: number
  readonly index: number
}

/** Where a question goes: before the line of another one, beside it, or at a section's end. */
export type Target =
  | { readonly before: string }
  | { readonly after: string }
  | { readonly beside: string }
  | { readonly endOf: number }

type Lines = DraftSection['Questions']

/** Questions that stand side by side at most. */
const MAX_PER_LINE = 5

/** Where the question stands; undefined for one that is not there. */
export function positionOf({ Sections }: Draft, id: string): Position | undefined {
  for (const [section, { Questions }] of Sections.entries()) {
    for (const [line, questions] of Questions.entries()) {
      const index = questions.findIndex(({ Id }) => Id === id)
      if (index >= 0) return { section, line, index }
    }
  }
  return undefined
}

function questionAt({ Sections }: Draft, at: Position): DraftQuestion | undefined {
  return Sections[at.section]?.Questions[at.line]?.[at.index]
}

/** The question of an id; undefined where the draft has none. */
export function findQuestion(draft: Draft, id: string): DraftQuestion | undefined {
  const at = positionOf(draft, id)
  return at && questionAt(draft, at)
}

/** The draft with one question replaced. */
export function changeQuestion(
  draft: Draft,
  id: string,
  change: (question: DraftQuestion) => DraftQuestion,
): Draft {
  const at = positionOf(draft, id)
  if (!at) return draft
  return changeLines(draft, at.section, (lines) =>
    lines.with(
      at.line,
      (lines[at.line] ?? []).map((one) => (one.Id === id ? change(one) : one)),
    ),
  )
}

/** The draft without a question; a line that it leaves empty goes with it (spec §4). */
export function withoutQuestion(draft: Draft, id: string): Draft {
  const at = positionOf(draft, id)
  if (!at) return draft
  return changeLines(draft, at.section, (lines) => {
    const left = (lines[at.line] ?? []).filter(({ Id }) => Id !== id)
    return left.length > 0 ? lines.with(at.line, left) : lines.toSpliced(at.line, 1)
  })
}

/** The draft with a question put somewhere; unchanged where there is no such place. */
export function withQuestion(draft: Draft, question: DraftQuestion, target: Target): Draft {
  if ('endOf' in target) {
    if (!draft.Sections[target.endOf]) return draft
    return changeLines(draft, target.endOf, (lines) => [...lines, [question]])
  }
  const other = Object.values(target)[0] as string
  const at = positionOf(draft, other)
  if (!at) return draft
  return changeLines(draft, at.section, (lines) => {
    if ('before' in target) return lines.toSpliced(at.line, 0, [question])
    const line = lines[at.line] ?? []
    if ('after' in target || line.length >= MAX_PER_LINE)
      return lines.toSpliced(at.line + 1, 0, [question])
    return lines.with(at.line, line.toSpliced(at.index + 1, 0, question))
  })
}

/** The draft with lines put behind a question's, or at a section's end; unchanged without such a place. */
export function withLines(
  draft: Draft,
  lines: Lines,
  target: { readonly after: string } | { readonly endOf: number },
): Draft {
  const at = 'after' in target ? positionOf(draft, target.after) : undefined
  const section = 'endOf' in target ? target.endOf : at?.section
  if (section === undefined) return draft
  return changeLines(draft, section, (own) =>
    own.toSpliced(at ? at.line + 1 : own.length, 0, ...lines),
  )
}

/** The draft with a question at another place; unchanged where that is where it stands. */
export function moveQuestion(draft: Draft, id: string, target: Target): Draft {
  const question = findQuestion(draft, id)
  if (!question || Object.values(target).includes(id)) return draft
  const moved = withQuestion(withoutQuestion(draft, id), question, target)
  return findQuestion(moved, id) && !hasSameLayout(moved, draft) ? moved : draft
}

/** Whether the same questions stand on the same lines of sections that say the same. */
export function hasSameLayout(one: Draft, other: Draft): boolean {
  return standing(one) === standing(other)
}

function standing({ Sections }: Draft): string {
  const sections = Sections.map(({ Text, Condition, Questions }) => [
    Text,
    Condition,
    Questions.map((line) => line.map(({ Id }) => Id)),
  ])
  return JSON.stringify(sections)
}

/** The target one step up or down; undefined at the end of the way. */
export function stepOf(draft: Draft, id: string, by: -1 | 1): Target | undefined {
  const at = positionOf(draft, id)
  if (!at) return undefined
  const lines = draft.Sections[at.section]?.Questions ?? []
  const line = lines[at.line] ?? []
  // Out of a line that others share, it first gets a line of its own.
  if (line.length > 1) {
    const [neighbour] = line.filter(({ Id }) => Id !== id)
    if (!neighbour) return undefined
    return by < 0 ? { before: neighbour.Id } : { after: neighbour.Id }
  }
  const next = lines[at.line + by]?.[0]
  if (next) return by < 0 ? { before: next.Id } : { after: next.Id }
  const section = at.section + by
  if (!draft.Sections[section]) return undefined
  const first = draft.Sections[section].Questions[0]?.[0]
  return by < 0 || !first ? { endOf: section } : { before: first.Id }
}

/** The question of the line above, beside which this one could stand. */
export function neighbourAbove(draft: Draft, id: string): string | undefined {
  const at = positionOf(draft, id)
  if (!at) return undefined
  const lines = draft.Sections[at.section]?.Questions ?? []
  const above = lines[at.line - 1] ?? []
  return (lines[at.line]?.length ?? 0) === 1 && above.length < MAX_PER_LINE
    ? above.at(-1)?.Id
    : undefined
}

/** The draft as it is saved: without empty lines and sections (spec §4, question editor). */
export function tidyDraft(draft: Draft): Draft {
  const sections = draft.Sections.map((section) => ({
    ...section,
    Questions: section.Questions.filter((line) => line.length > 0),
  }))
  return { ...draft, Sections: sections.filter(({ Questions }) => Questions.length > 0) }
}

function changeLines(draft: Draft, section: number, change: (lines: Lines) => Lines): Draft {
  const own = draft.Sections[section]
  if (!own) return draft
  return {
    ...draft,
    Sections: draft.Sections.with(section, { ...own, Questions: change(own.Questions) }),
  }
}
