import type { TypeId } from '../definition.ts'
import type { Draft, DraftQuestion, DraftSection } from './draft.ts'
import {
  changeQuestion,
  findQuestion,
  moveQuestion,
  placeOf,
  stepOf,
  withoutQuestion,
  withQuestion,
  type Target,
} from './draft-places.ts'
import { allQuestions, copyOf, newQuestion, withType } from './new-question.ts'
import { withUniqueIds } from './unique-ids.ts'

/** What of the draft is being written. */
export type Chosen =
  | { readonly kind: 'whole' }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'question'; readonly id: string }

interface Step {
  readonly draft: Draft
  readonly chosen: Chosen
}

/** A question that was copied or cut (spec §4, question editor). */
interface Clip {
  readonly question: DraftQuestion
  readonly isCut: boolean
}

/** A draft being written, with what was before and what was taken back. */
export interface Editing extends Step {
  readonly clip: Clip | null
  readonly past: readonly Step[]
  readonly future: readonly Step[]
  /** Changes of the same field in a row are taken back together. */
  readonly field: string
}

export type Edit =
  | { readonly type: 'choose'; readonly chosen: Chosen }
  | { readonly type: 'changeWhole'; readonly change: Partial<Draft>; readonly field?: string }
  | { readonly type: 'addSection' }
  | {
      readonly type: 'changeSection'
      readonly section: number
      readonly change: Partial<DraftSection>
      readonly field?: string
    }
  | { readonly type: 'moveSection'; readonly section: number; readonly by: -1 | 1 }
  | { readonly type: 'removeSection'; readonly section: number }
  | { readonly type: 'addQuestion'; readonly questionType: TypeId }
  | {
      readonly type: 'changeQuestion'
      readonly id: string
      readonly change: Partial<DraftQuestion>
      readonly field?: string
    }
  | { readonly type: 'changeType'; readonly id: string; readonly questionType: TypeId }
  | { readonly type: 'stepQuestion'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'moveQuestion'; readonly id: string; readonly target: Target }
  | { readonly type: 'removeQuestion'; readonly id: string }
  | { readonly type: 'copy' | 'cut'; readonly id: string }
  | { readonly type: 'paste' | 'cancelClip' | 'undo' | 'redo' }
  /** Another draft in its place, such as an earlier version; can be taken back. */
  | { readonly type: 'replace'; readonly draft: Draft }

/** Steps that can be taken back. */
const LONGEST_PAST = 200
const NO_TEXT = { el: '', en: '' }
const WHOLE: Chosen = { kind: 'whole' }

/** Begins to write a draft; questions whose ids are missing or taken get ids of their own. */
export function startEditing(draft: Draft): Editing {
  const repaired = withUniqueIds(draft)
  const [first] = allQuestions(repaired)
  return {
    draft: repaired,
    chosen: first ? { kind: 'question', id: first.Id } : WHOLE,
    clip: null,
    past: [],
    future: [],
    field: '',
  }
}

/** The state after an edit; the same state where the edit changes nothing. */
export function edit(state: Editing, action: Edit): Editing {
  const { draft, chosen } = state
  switch (action.type) {
    case 'choose':
      return { ...state, chosen: action.chosen, field: '' }
    case 'copy':
    case 'cut': {
      const question = findQuestion(draft, action.id)
      return question ? { ...state, clip: { question, isCut: action.type === 'cut' } } : state
    }
    case 'cancelClip':
      return { ...state, clip: null }
    case 'undo':
      return travel(state, 'past', 'future')
    case 'redo':
      return travel(state, 'future', 'past')
    case 'paste':
      return paste(state)
    case 'replace':
      return take(state, action.draft, stillThere(action.draft, chosen))
    case 'changeWhole':
      return take(state, { ...draft, ...action.change }, chosen, action.field)
    case 'addSection':
    case 'changeSection':
    case 'moveSection':
    case 'removeSection':
      return editSections(state, action)
    case 'addQuestion': {
      const question = newQuestion(draft, action.questionType)
      return put(state, question)
    }
    case 'changeQuestion': {
      const next = changeQuestion(draft, action.id, (one) => ({ ...one, ...action.change }))
      return take(state, next, chosen, action.field && `${action.id} ${action.field}`)
    }
    case 'changeType': {
      // Whoever goes through the types on the way to one loses nothing to those in between.
      const field = `${action.id} type`
      const before = state.field === field ? (state.past.at(-1)?.draft ?? draft) : draft
      const next = changeQuestion(draft, action.id, (one) =>
        withType(findQuestion(before, action.id) ?? one, action.questionType),
      )
      return take(state, next, chosen, field)
    }
    case 'stepQuestion': {
      const target = stepOf(draft, action.id, action.by)
      return target ? take(state, moveQuestion(draft, action.id, target), chosen) : state
    }
    case 'moveQuestion':
      return take(state, moveQuestion(draft, action.id, action.target), chosen)
    case 'removeQuestion':
      return take(state, withoutQuestion(draft, action.id), besideOf(draft, action.id))
  }
}

type SectionEdit = Extract<
  Edit,
  { type: 'addSection' | 'changeSection' | 'moveSection' | 'removeSection' }
>

function editSections(state: Editing, action: SectionEdit): Editing {
  const { draft, chosen } = state
  const { Sections } = draft
  if (action.type === 'addSection') {
    const at = (sectionOf(state) ?? Sections.length - 1) + 1
    const section: DraftSection = { Text: NO_TEXT, Condition: '', Questions: [] }
    const next = { ...draft, Sections: Sections.toSpliced(at, 0, section) }
    return take(state, next, { kind: 'section', section: at })
  }
  const { section } = action
  const own = Sections[section]
  if (!own) return state
  if (action.type === 'changeSection') {
    const next = { ...draft, Sections: Sections.with(section, { ...own, ...action.change }) }
    return take(state, next, chosen, action.field && `section ${section} ${action.field}`)
  }
  const others = Sections.toSpliced(section, 1)
  if (action.type === 'removeSection') return take(state, { ...draft, Sections: others }, WHOLE)
  const to = section + action.by
  if (!Sections[to]) return state
  const next = { ...draft, Sections: others.toSpliced(to, 0, own) }
  return take(state, next, chosen.kind === 'section' ? { kind: 'section', section: to } : chosen)
}

/** A copy comes under names of its own; what was cut leaves its place only now (spec §4). */
function paste(state: Editing): Editing {
  const { draft, clip } = state
  if (!clip) return state
  if (!clip.isCut) return put(state, copyOf(draft, clip.question))
  const { Id } = clip.question
  const question = findQuestion(draft, Id)
  const target = targetOf(state)
  const cleared = { ...state, clip: null }
  if (!question) return put(cleared, copyOf(draft, clip.question))
  if ('after' in target && target.after === Id) return cleared
  const moved = moveQuestion(draft, Id, target)
  return take(cleared, moved, { kind: 'question', id: Id })
}

/** Puts a new question behind what is chosen, and chooses it. */
function put(state: Editing, question: DraftQuestion): Editing {
  const { draft } = state
  const place: Draft =
    draft.Sections.length > 0
      ? draft
      : { ...draft, Sections: [{ Text: NO_TEXT, Condition: '', Questions: [] }] }
  const next = withQuestion(place, question, targetOf(state))
  return take(state, next, { kind: 'question', id: question.Id })
}

function targetOf({ draft, chosen }: Step): Target {
  if (chosen.kind === 'question') return { after: chosen.id }
  if (chosen.kind === 'section') return { endOf: chosen.section }
  return { endOf: Math.max(0, draft.Sections.length - 1) }
}

function sectionOf({ draft, chosen }: Step): number | undefined {
  if (chosen.kind === 'section') return chosen.section
  return chosen.kind === 'question' ? placeOf(draft, chosen.id)?.section : undefined
}

function take(state: Editing, draft: Draft, chosen: Chosen, field = ''): Editing {
  if (draft === state.draft) return state
  const isSameField = field !== '' && field === state.field
  const past = isSameField
    ? state.past
    : [...state.past, { draft: state.draft, chosen: state.chosen }].slice(-LONGEST_PAST)
  return { ...state, draft, chosen, field, past, future: [] }
}

function travel(state: Editing, from: 'past' | 'future', to: 'past' | 'future'): Editing {
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

function stillThere(draft: Draft, chosen: Chosen): Chosen {
  if (chosen.kind === 'question') return findQuestion(draft, chosen.id) ? chosen : WHOLE
  if (chosen.kind === 'section') return draft.Sections[chosen.section] ? chosen : WHOLE
  return chosen
}

/** What is chosen once the question is gone: the next one, or the one before. */
function besideOf(draft: Draft, id: string): Chosen {
  const questions = allQuestions(draft)
  const place = questions.findIndex(({ Id }) => Id === id)
  const other = questions[place + 1] ?? questions[place - 1]
  return other ? { kind: 'question', id: other.Id } : WHOLE
}
