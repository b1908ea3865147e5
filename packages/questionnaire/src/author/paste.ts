import { questionsIn, type Clip } from './clip.ts'
import { copyOf, sourceName } from './copy-question.ts'
import type { Draft, DraftQuestion, DraftSection } from './draft.ts'
import { findQuestion, hasSameLayout, withLines, withoutQuestion } from './draft-positions.ts'
import { MAX_SECTIONS, sectionOf } from './edit-sections.ts'
import { take, type Editing, type Step } from './history.ts'
import { allQuestions } from './new-question.ts'

/** Questions that a questionnaire has at most, as the contract says. */
export const MAX_QUESTIONS = 1_000

/** Whether nothing can be added any more. */
export const isFull = (draft: Draft): boolean => roomIn(draft) === 0

/** How many questions can still be added. */
export const roomIn = (draft: Draft): number =>
  Math.max(0, MAX_QUESTIONS - allQuestions(draft).length)

/** Whether there is room for what a clip brings; what only moves needs none. */
export function hasRoomFor(draft: Draft, clip: Clip, questId: number): boolean {
  const coming = questionsIn(clip).length - movedBy(draft, clip, questId).length
  const isOver = clip.section !== null && draft.Sections.length >= MAX_SECTIONS
  return !isOver && allQuestions(draft).length + coming <= MAX_QUESTIONS
}

/** The ids of what was cut of this very draft and is still there: it moves, as it is by now. */
export function movedBy(draft: Draft, clip: Clip, questId: number): string[] {
  if (!clip.isCut || clip.from.questId !== questId) return []
  const there = new Set(allQuestions(draft).map(({ Id }) => Id))
  return questionsIn(clip).flatMap(({ Id }) => (there.has(Id) ? [Id] : []))
}

/**
 * Puts a clip behind what is chosen. Copies come under names of their own; what was cut here leaves
 * its place only now (spec §4), and a section that this leaves empty goes. The same state where
 * everything is put back into its place.
 */
export function paste(state: Editing, clip: Clip, questId: number): Editing {
  const { draft, chosen } = state
  const moved = new Set(movedBy(draft, clip, questId))
  const isOntoItself = !clip.section && chosen.kind === 'question' && moved.has(chosen.id)
  if (isOntoItself || !hasRoomFor(draft, clip, questId)) return state
  const isMoved = ({ Id }: DraftQuestion): boolean => moved.has(Id)
  const rest = clip.lines.map((line) => line.filter((one) => !isMoved(one)))
  const copies = copyOf(state, { ...clip, lines: rest }, questId)
  const lines = clip.lines.map((line, index) => [
    ...line.filter(isMoved).flatMap(({ Id }) => findQuestion(draft, Id) ?? []),
    ...(copies.lines[index] ?? []),
  ])
  const [left, emptied] = takeOut(draft, moved)
  const section = copies.section && { ...copies.section, Questions: lines }
  const put = section ? withSection(state, left, section) : withLinesAt(state, left, lines)
  const placed = withoutSections(put, emptied)
  if (hasSameLayout(placed, draft)) return state
  const last = lines.at(-1)?.at(-1)
  const next = section
    ? take(state, placed, { kind: 'section', section: placed.Sections.indexOf(section) })
    : take(state, placed, last ? { kind: 'question', id: last.Id } : chosen)
  if (clip.from.questId === questId) return next
  const pasted = new Map(state.pasted)
  const names = lines.flat().map(({ Model }) => Model)
  questionsIn(clip).forEach((question, index) =>
    pasted.set(sourceName(clip, question), names[index] ?? question.Model),
  )
  return { ...next, pasted }
}

/** The draft without some questions; a section that had only them goes with them. */
export function withoutQuestions(draft: Draft, ids: ReadonlySet<string>): Draft {
  const [left, emptied] = takeOut(draft, ids)
  return withoutSections(left, emptied)
}

/** Where what is put into the draft goes: behind what is chosen, or to the end. */
export function targetOf({ draft, chosen }: Step): { after: string } | { endOf: number } {
  if (chosen.kind === 'question') return { after: chosen.id }
  if (chosen.kind === 'section') return { endOf: chosen.section }
  return { endOf: Math.max(0, draft.Sections.length - 1) }
}

/** The draft without some questions, and those of its sections that are empty without them. */
function takeOut(draft: Draft, ids: ReadonlySet<string>): [Draft, ReadonlySet<DraftSection>] {
  const left = [...ids].reduce(withoutQuestion, draft)
  const emptied = left.Sections.filter(
    ({ Questions }, at) => Questions.length === 0 && draft.Sections[at]?.Questions.length !== 0,
  )
  return [left, new Set(emptied)]
}

function withoutSections(draft: Draft, gone: ReadonlySet<DraftSection>): Draft {
  if (gone.size === 0) return draft
  return { ...draft, Sections: draft.Sections.filter((one) => !gone.has(one)) }
}

const EMPTY: DraftSection = { Text: { el: '', en: '' }, Condition: '', Questions: [] }

function withLinesAt(state: Editing, left: Draft, lines: Clip['lines']): Draft {
  const base = left.Sections.length > 0 ? left : { ...left, Sections: [EMPTY] }
  return withLines(base, lines, targetOf(state))
}

function withSection(state: Editing, left: Draft, section: DraftSection): Draft {
  const at = sectionOf(state) ?? left.Sections.length - 1
  return { ...left, Sections: left.Sections.toSpliced(at + 1, 0, section) }
}
