import type { CallInput, CallOutput } from '#shared'
import { wholeView, type ResultView } from '../results/view-settings.ts'
import { wholeSetting, type ParameterSetting } from './parameters.ts'
import { readySteps, type Steps } from '../steps/step-columns.ts'

type Query = CallOutput<'reports.getQuery'>
type Saved = CallInput<'reports.saveQuery'>

/** A query as its author changes it. */
export interface QueryDraft {
  readonly Name: string
  readonly Descr: string
  /** The text, where it is not written by steps. */
  readonly Query: string
  readonly Steps: Steps | null
  readonly Roles: Query['Roles']
  readonly ViewName: string
  readonly Settings: readonly ParameterSetting[]
  readonly View: ResultView
}

/** A query before anything is said of it. */
export const NEW_QUERY: QueryDraft = {
  Name: '',
  Descr: '',
  Query: '',
  Steps: null,
  Roles: [],
  ViewName: '',
  Settings: [],
  View: wholeView(undefined),
}

/** A stored query as the editor has it. */
export function draftOf(query: Query): QueryDraft {
  const { Name, Descr, Steps, Roles, ViewName } = query
  return {
    Name,
    Descr,
    Query: query.Query ?? '',
    Steps,
    Roles,
    ViewName,
    Settings: query.Settings.map(wholeSetting),
    View: wholeView(query.View),
  }
}

/** What saving sends: the steps, or the text where there are none. */
export function savedOf(draft: QueryDraft, id: number | null, version: number | null): Saved {
  const { Name, Descr, Query, Steps, Roles, ViewName, Settings, View } = draft
  return {
    Id: id,
    Name,
    Descr,
    Roles: [...Roles],
    ViewName,
    Settings: [...Settings],
    View,
    ...(Steps ? { Steps: readySteps(Steps) } : { Query }),
    ...(version !== null && { Version: version }),
  }
}

/** What must be there before anything is sent. */
export const isWhole = ({ Query, Steps }: QueryDraft): boolean =>
  Steps !== null || Query.trim() !== ''
