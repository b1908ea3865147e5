import type { Draft, DraftSection } from './draft.ts'
import { positionOf } from './draft-positions.ts'
import { take, WHOLE, type Editing, type Step } from './history.ts'

export type SectionEdit =
  | { readonly type: 'addSection' }
  | {
      readonly type: 'changeSection'
      readonly section: number
      readonly change: Partial<DraftSection>
      readonly field?: string
    }
  /** Shows or hides its questions in the outline: no step to take back. */
  | { readonly type: 'openSection'; readonly section: number; readonly open: boolean }
  | { readonly type: 'moveSection'; readonly section: number; readonly by: -1 | 1 }
  | { readonly type: 'removeSection'; readonly section: number }

/** Sections that a questionnaire has at most, as the contract says. */
export const MAX_SECTIONS = 100

const EMPTY: DraftSection = { Text: { el: '', en: '' }, Condition: '', Questions: [] }

/** The state after an edit of a section; the same state where there is none. */
export function editSections(state: Editing, action: SectionEdit): Editing {
  const { draft, chosen } = state
  const { Sections } = draft
  if (action.type === 'addSection') {
    if (Sections.length >= MAX_SECTIONS) return state
    const at = (sectionOf(state) ?? Sections.length - 1) + 1
    const next = { ...draft, Sections: Sections.toSpliced(at, 0, EMPTY) }
    return take(state, next, { kind: 'section', section: at })
  }
  const { section } = action
  const own = Sections[section]
  if (!own) return state
  if (action.type === 'changeSection') {
    const next = { ...draft, Sections: Sections.with(section, { ...own, ...action.change }) }
    return take(state, next, chosen, action.field && `section ${section} ${action.field}`)
  }
  if (action.type === 'openSection')
    return { ...state, draft: withOpen(draft, section, action.open) }
  const others = Sections.toSpliced(section, 1)
  if (action.type === 'removeSection') return take(state, { ...draft, Sections: others }, WHOLE)
  const to = section + action.by
  if (!Sections[to]) return state
  const next = { ...draft, Sections: others.toSpliced(to, 0, own) }
  return take(state, next, chosen.kind === 'section' ? { kind: 'section', section: to } : chosen)
}

/** The state with the section open in which the chosen question stands. */
export function revealChosen(state: Editing): Editing {
  const { draft, chosen } = state
  const section = chosen.kind === 'question' ? positionOf(draft, chosen.id)?.section : undefined
  if (section === undefined || draft.Sections[section]?.open !== false) return state
  return { ...state, draft: withOpen(draft, section, true) }
}

function withOpen(draft: Draft, section: number, open: boolean): Draft {
  const own = draft.Sections[section]
  return own ? { ...draft, Sections: draft.Sections.with(section, { ...own, open }) } : draft
}

/** The section that is chosen, or that the chosen question stands in. */
export function sectionOf({ draft, chosen }: Step): number | undefined {
  if (chosen.kind === 'section') return chosen.section
  return chosen.kind === 'question' ? positionOf(draft, chosen.id)?.section : undefined
}
