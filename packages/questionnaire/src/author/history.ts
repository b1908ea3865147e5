import type { Draft } from './draft.ts'
import { findQuestion } from './draft-positions.ts'
import { allQuestions } from './new-question.ts'

/** What of the draft is being written. */
export type Chosen =
  | { readonly kind: 'whole' }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'question'; readonly id: string }

export interface Step {
  readonly draft: Draft
  readonly chosen: Chosen
}

/** A draft being written, with what was before and what was taken back. */
export interface Editing extends Step {
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** Changes of the same field in a row are taken back together. */
  readonly field: string
  /** What questions that came from other questionnaires are called here: see `sourceName`. */
  readonly pasted: ReadonlyMap<string, string>
}

/** Steps that can be taken back. */
const MAX_UNDO_STEPS = 200

export const WHOLE: Chosen = { kind: 'whole' }

/** The state with another draft; a step of its own, unless it goes on with the same field. */
export function take(state: Editing, draft: Draft, chosen: Chosen, field = ''): Editing {
  if (draft === state.draft) return state
  const isSameField = field !== '' && field === state.field
  const past = isSameField
    ? state.past
    : [...state.past, { draft: state.draft, chosen: state.chosen }].slice(-MAX_UNDO_STEPS)
  return { ...state, draft, chosen, field, past, future: [] }
}

/** The draft before a field began to be changed. */
export function beforeField(state: Editing, field: string): Draft {
  return state.field === field ? (state.past.at(-1)?.draft ?? state.draft) : state.draft
}

/** Takes the last step back, or gives it again; shows where something comes or goes. */
export function travel(state: Editing, from: 'past' | 'future', to: 'past' | 'future'): Editing {
  const step = state[from].at(-1)
  if (!step) return state
  const here: Step = { draft: state.draft, chosen: state.chosen }
  return {
    ...state,
    ...step,
    chosen: stillThere(step.draft, step.chosen),
    field: '',
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], here],
  }
}

/** What was chosen, or the whole where that is gone. */
export function stillThere(draft: Draft, chosen: Chosen): Chosen {
  if (chosen.kind === 'question') return findQuestion(draft, chosen.id) ? chosen : WHOLE
  if (chosen.kind === 'section') return draft.Sections[chosen.section] ? chosen : WHOLE
  return chosen
}

/** What is chosen once some questions are gone: what was, or else the next one, or the one before. */
export function besideOf({ draft, chosen }: Step, gone: ReadonlySet<string>): Chosen {
  if (chosen.kind !== 'question' || !gone.has(chosen.id)) return chosen
  const questions = allQuestions(draft)
  const index = questions.findIndex(({ Id }) => Id === chosen.id)
  const isLeft = ({ Id }: { readonly Id: string }): boolean => !gone.has(Id)
  const other = questions.slice(index).find(isLeft) ?? questions.slice(0, index).findLast(isLeft)
  return other ? { kind: 'question', id: other.Id } : WHOLE
}
