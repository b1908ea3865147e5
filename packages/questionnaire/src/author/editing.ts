import { WINDOW_SECONDS } from '../attempt/clock.ts'
import type { TypeId } from '../definition.ts'
import type { Clip } from './clip.ts'
import type { Draft, DraftQuestion } from './draft.ts'
import {
  changeQuestion,
  findQuestion,
  moveQuestion,
  stepOf,
  withoutQuestion,
  withQuestion,
  type Target,
} from './draft-positions.ts'
import { editSections, revealChosen, type SectionEdit } from './edit-sections.ts'
import {
  beforeField,
  besideOf,
  stillThere,
  take,
  travel,
  WHOLE,
  type Chosen,
  type Editing,
} from './history.ts'
import { renameQuestion, renameRow, renameScale } from './mentions.ts'
import { allQuestions, newQuestion, optionsOf, withType } from './new-question.ts'
import { isFull, paste, roomIn, targetOf, withoutQuestions } from './paste.ts'
import type { LineQuestion } from './read-lines.ts'
import { renameValue } from './rename-value.ts'
import { withUniqueIds } from './unique-ids.ts'

/**
 * What becomes of a question: its new values, or how they follow from those that it has by then. What
 * is read from a question on the screen may be older than an edit that has not been drawn yet.
 */
export type QuestionChange =
  | Partial<DraftQuestion>
  | ((question: DraftQuestion) => Partial<DraftQuestion>)

/** The same for the whole draft. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>)

export type Edit =
  | { readonly type: 'choose'; readonly chosen: Chosen }
  | { readonly type: 'changeWhole'; readonly change: DraftChange; readonly field?: string }
  | SectionEdit
  | { readonly type: 'addQuestion'; readonly questionType: TypeId }
  /** Several at once, as an author pasted them; those with options are of single choice. */
  | {
      readonly type: 'addQuestions'
      readonly questions: readonly LineQuestion[]
      /** The type of those without options. */
      readonly questionType: TypeId
    }
  | {
      readonly type: 'changeQuestion'
      readonly id: string
      readonly change: QuestionChange
      readonly field?: string
    }
  | { readonly type: 'changeType'; readonly id: string; readonly questionType: TypeId }
  /** Everything that names the question, row, option or scale follows; a name that cannot be had changes nothing. */
  | { readonly type: 'renameQuestion'; readonly id: string; readonly model: string }
  | {
      readonly type: 'renameRow'
      readonly id: string
      readonly index: number
      readonly model: string
    }
  | {
      readonly type: 'renameValue'
      readonly id: string
      readonly index: number
      readonly value: string
    }
  | { readonly type: 'renameScale'; readonly index: number; readonly id: string }
  | { readonly type: 'stepQuestion'; readonly id: string; readonly by: -1 | 1 }
  | { readonly type: 'moveQuestion'; readonly id: string; readonly target: Target }
  | { readonly type: 'removeQuestion'; readonly id: string }
  /** A section that has no other goes with them. */
  | { readonly type: 'removeQuestions'; readonly ids: ReadonlySet<string> }
  /** @param questId the questionnaire into which it is pasted. */
  | { readonly type: 'paste'; readonly clip: Clip; readonly questId: number }
  | { readonly type: 'undo' | 'redo' }
  /** Another draft in its place, such as an earlier version; can be taken back. */
  | { readonly type: 'replace'; readonly draft: Draft }

/** Begins to write a draft; questions whose ids are missing or taken get ids of their own. */
export function startEditing(draft: Draft): Editing {
  const repaired = withUniqueIds(draft)
  const [first] = allQuestions(repaired)
  return {
    draft: repaired,
    chosen: first ? { kind: 'question', id: first.Id } : WHOLE,
    past: [],
    future: [],
    field: '',
    pasted: new Map(),
  }
}

/** The state after an edit; the same state where the edit changes nothing. What it chooses can be seen. */
export function edit(state: Editing, action: Edit): Editing {
  const next = make(state, action)
  return next.chosen === state.chosen ? next : revealChosen(next)
}

function make(state: Editing, action: Edit): Editing {
  const { draft, chosen } = state
  switch (action.type) {
    case 'choose':
      return { ...state, chosen: action.chosen, field: '' }
    case 'undo':
      return travel(state, 'past', 'future')
    case 'redo':
      return travel(state, 'future', 'past')
    case 'paste':
      return paste(state, action.clip, action.questId)
    case 'replace':
      return take(state, action.draft, stillThere(action.draft, chosen))
    case 'changeWhole':
      return take(state, changeWhole(draft, changeOf(action.change, draft)), chosen, action.field)
    case 'addSection':
    case 'changeSection':
    case 'openSection':
    case 'moveSection':
    case 'removeSection':
      return editSections(state, action)
    case 'addQuestion':
      return isFull(draft) ? state : put(state, newQuestion(draft, action.questionType))
    case 'addQuestions':
      return putAll(state, action.questions, action.questionType)
    case 'changeQuestion': {
      const next = changeQuestion(draft, action.id, (one) => ({
        ...one,
        ...changeOf(action.change, one),
      }))
      return take(state, next, chosen, action.field && `${action.id} ${action.field}`)
    }
    case 'changeType': {
      // Whoever goes through the types on the way to one loses nothing to those in between.
      const field = `${action.id} type`
      const before = beforeField(state, field)
      const next = changeQuestion(draft, action.id, (one) =>
        withType(findQuestion(before, action.id) ?? one, action.questionType),
      )
      return take(state, next, chosen, field)
    }
    case 'renameQuestion': {
      // From the name before it was typed over, whose letters may have named others on the way.
      const field = `${action.id} model`
      const next = renameQuestion(beforeField(state, field), action.id, action.model)
      return take(state, next, chosen, field)
    }
    case 'renameRow': {
      const { id, index, model } = action
      const field = `${id} row ${index} model`
      return take(state, renameRow(beforeField(state, field), id, index, model), chosen, field)
    }
    case 'renameValue': {
      const { id, index, value } = action
      const field = `${id} option ${index} value`
      return take(state, renameValue(beforeField(state, field), id, index, value), chosen, field)
    }
    case 'renameScale': {
      const field = `scale ${action.index} id`
      return take(
        state,
        renameScale(beforeField(state, field), action.index, action.id),
        chosen,
        field,
      )
    }
    case 'stepQuestion': {
      const target = stepOf(draft, action.id, action.by)
      return target ? take(state, moveQuestion(draft, action.id, target), chosen) : state
    }
    case 'moveQuestion':
      return take(state, moveQuestion(draft, action.id, action.target), chosen)
    case 'removeQuestion':
      return take(state, withoutQuestion(draft, action.id), besideOf(state, new Set([action.id])))
    case 'removeQuestions': {
      const next = withoutQuestions(draft, action.ids)
      return take(state, next, stillThere(next, besideOf(state, action.ids)))
    }
  }
}

/** What becomes timed is available for 24 hours (spec §9), until its author says otherwise. */
function changeWhole(draft: Draft, change: Partial<Draft>): Draft {
  const isTimedNow = draft.Duration === null && typeof change.Duration === 'number'
  const Window = isTimedNow ? (draft.Window ?? WINDOW_SECONDS) : draft.Window
  return { ...draft, Window, ...change }
}

function changeOf<Of>(change: Partial<Of> | ((of: Of) => Partial<Of>), of: Of): Partial<Of> {
  return typeof change === 'function' ? change(of) : change
}

/** Puts a new question behind what is chosen, and chooses it. */
function put(state: Editing, question: DraftQuestion): Editing {
  const next = withQuestion(withSection(state.draft), question, targetOf(state))
  return take(state, next, { kind: 'question', id: question.Id })
}

const SINGLE_CHOICE = 1

/** Puts questions behind what is chosen as far as there is room, in their order, and chooses the first. */
function putAll(state: Editing, questions: readonly LineQuestion[], questionType: TypeId): Editing {
  let draft = withSection(state.draft)
  let target = targetOf(state)
  let first: Chosen | undefined
  for (const { Text, Options } of questions.slice(0, roomIn(draft))) {
    const isChoice = Options.length > 0
    const empty = newQuestion(draft, isChoice ? SINGLE_CHOICE : questionType)
    const question = { ...empty, Text, ...(isChoice && { Options: optionsOf(Options) }) }
    draft = withQuestion(draft, question, target)
    target = { after: question.Id }
    first ??= { kind: 'question', id: question.Id }
  }
  return first ? take(state, draft, first) : state
}

/** The draft with a section to put questions into. */
function withSection(draft: Draft): Draft {
  return draft.Sections.length > 0
    ? draft
    : { ...draft, Sections: [{ Text: { el: '', en: '' }, Condition: '', Questions: [] }] }
}
