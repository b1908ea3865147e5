import type { CallInput, CallOutput } from '#shared'
import { wholeView, type ResultView } from '../results/view-settings.ts'

type Report = CallOutput<'reports.getReport'>
type Saved = CallInput<'reports.saveReport'>

/** A tile as the server has it. */
export type Tile = Report['Tiles'][number]
export type QueryTile = Extract<Tile, { Kind: 'query' }>
export type StepsTile = Extract<Tile, { Kind: 'steps' }>
export type QuestTile = Extract<Tile, { Kind: 'quest' }>
export type TileResult = CallOutput<'reports.runTile'>

/** What the filters of a report are set to, with all that may be left out. */
export interface Filters {
  readonly From: string | null
  readonly To: string | null
  readonly MentorId: number | null
  readonly Group: string | null
  readonly Fields: Readonly<Record<string, string>>
  readonly Compare: 'before' | 'yearBefore' | null
}

/** Which filters a report offers. */
export interface OfferedFilters {
  readonly Period: boolean
  readonly Mentor: boolean
  readonly Group: boolean
  readonly Fields: readonly string[]
  readonly Values: Filters
}

export const NO_FILTERS: Filters = {
  From: null,
  To: null,
  MentorId: null,
  Group: null,
  Fields: {},
  Compare: null,
}

/** The stored filters with what they leave out. */
export function wholeFilters(filters: Report['Filters']): OfferedFilters {
  const { Period = true, Mentor = false, Group = false, Fields = [], Values = {} } = filters
  return { Period, Mentor, Group, Fields, Values: { ...NO_FILTERS, ...Values } }
}

/** A report as its author changes it. */
export interface ReportDraft {
  readonly Title: string
  readonly Descr: string
  readonly Roles: Report['Roles']
  readonly Tiles: readonly Tile[]
  readonly Filters: OfferedFilters
}

/** A report before anything is said of it. */
export const NEW_REPORT: ReportDraft = {
  Title: '',
  Descr: '',
  Roles: [],
  Tiles: [],
  Filters: {
    Period: true,
    Mentor: true,
    Group: false,
    Fields: [],
    Values: NO_FILTERS,
  },
}

/** A stored report as the editor has it. */
export const draftOf = ({ Title, Descr, Roles, Tiles, Filters }: Report): ReportDraft => ({
  Title,
  Descr,
  Roles,
  Tiles,
  Filters: wholeFilters(Filters),
})

/** What filters send. */
export const sentFilters = (filters: Filters) => ({ ...filters, Fields: { ...filters.Fields } })

/** What saving sends. */
export function savedOf(draft: ReportDraft, id: number | null, version: number | null): Saved {
  const { Title, Descr, Roles, Tiles, Filters } = draft
  return {
    Id: id,
    Title,
    Descr,
    Roles: [...Roles],
    Tiles: [...Tiles],
    Filters: {
      ...Filters,
      Fields: [...Filters.Fields],
      Values: sentFilters(Filters.Values),
    },
    ...(version !== null && { Version: version }),
  }
}

/** How a tile's result is shown. */
export const viewOf = (tile: QueryTile | StepsTile): ResultView => wholeView(tile.View)

/** Whether a tile asks the database. */
export const asks = (tile: Tile): tile is QueryTile | StepsTile =>
  tile.Kind === 'query' || tile.Kind === 'steps'
