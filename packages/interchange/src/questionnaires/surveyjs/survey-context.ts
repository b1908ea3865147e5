import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { Label } from '@telemachos/questionnaire/definition'
import type { Assembly, ForeignSource, Sketch } from '../assemble-draft.ts'
import type { Properties } from '../../json-tree.ts'
import type { Languages, Translations } from '../languages.ts'
import type { Notes } from '../note.ts'

/** What the readers of a file of survey-creator share. */
export interface SurveyContext {
  readonly notes: Notes
  readonly assembly: Assembly
  readonly languages: Languages
}

/** Where an element stands: the conditions of what it stands in. */
export interface Surroundings {
  readonly conditions: readonly ForeignSource[]
  readonly isHidden: boolean
}

/** An element with what every question has. */
export interface Element {
  readonly name: string
  readonly type: string
  readonly props: Properties
  readonly around: Surroundings
}

export type Common = Omit<Sketch, 'type'>

/** A text in whatever languages; '' for what is none. */
export function labelOf(context: SurveyContext, at: string, part: string, value: unknown): Label {
  return context.languages.label(at, part, translationsOf(value))
}

function translationsOf(value: unknown): Translations {
  if (typeof value === 'string' || typeof value === 'number') return { default: String(value) }
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([code, text]) =>
      typeof text === 'string' ? [[code, text]] : [],
    ),
  )
}

/** What of an element nobody asked for. */
export function noteUnread(context: SurveyContext, at: string, props: Properties): void {
  for (const key of props.unread()) context.notes.add(at, key, 'no_such_setting')
}

/** A condition of a setting, where there is one. */
export function sourceOf(props: Properties, part: string): ForeignSource[] {
  const source = props.text(part).trim()
  return source === '' ? [] : [{ part, source }]
}

/**
 * Whether a part of the file is hidden for good: `visible` says so, and no `visibleIf` beside it, which
 * decides where there is one. It comes, but nobody is asked, which is noted.
 */
export function isNeverShown(
  { notes }: SurveyContext,
  at: string,
  props: Properties,
  visibleIf: readonly ForeignSource[],
): boolean {
  if (props.take('visible') !== false || visibleIf.length > 0) return false
  notes.add(at, 'visible', 'never_shown')
  return true
}

/** The objects of a list; what else is in it is noted. */
export function objectsOf(
  context: SurveyContext,
  at: string,
  part: string,
  list: readonly unknown[],
): JsonObject[] {
  return list.flatMap((item) => {
    if (isObject(item)) return [item]
    context.notes.add(at, part, 'malformed', typeof item === 'string' ? item : '')
    return []
  })
}
