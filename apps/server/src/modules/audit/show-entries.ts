import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { isMasked } from '@telemachos/rules/field-kinds'
import { mergeFields } from '@telemachos/rules/profile-fields'
import { maskNumber } from '@telemachos/rules/state-numbers'
import type { CallContext } from '../../kernel/context.ts'
import type { Change, Entry } from './change.ts'
import { changesInDetail } from './changes-in-detail.ts'
import type { EntryRow, StoredChange } from './log-store.ts'
import { findProjects, findTitles, type ProjectOfEntry } from './names-store.ts'
import type { Scope } from './policy.ts'

/** Entries as the reader may see them: fields by their level, numbers of the state masked. */
export async function showEntries(
  rows: readonly EntryRow[],
  { level }: Scope,
  { db, language }: CallContext,
): Promise<Entry[]> {
  const details = rows.map(({ detail, Verb }) => changesInDetail(Verb, detail))
  const [projects, titles] = await Promise.all([
    findProjects(db, idsOf(rows.map(({ projectId }) => projectId)), language),
    findTitles(db, actionsOf(rows, details), language),
  ])
  const known = new Map(projects.map((project) => [project.Id, project]))
  return rows.map(({ projectId, detail, changes, ...row }, index) => {
    const project = projectId === null ? undefined : known.get(projectId)
    const fields = project ? visibleFields(project, level) : new Map<string, ProjectField>()
    return {
      ...row,
      Project: project ? { Id: project.Id, url: project.url, Descr: project.Descr } : null,
      ActionTitle: row.ActionId === null ? null : (titles.get(row.ActionId) ?? null),
      Changes: [
        ...(details[index] ?? []).map(({ actionId, ...change }) => ({
          ...change,
          Name: actionId === undefined ? '' : (titles.get(actionId) ?? ''),
        })),
        ...fieldsAlone(detail, changes).flatMap((name) =>
          showField({ name, from: null, to: null }, fields, language),
        ),
        ...changes.flatMap((change) => showChange(change, fields, titles, language)),
      ],
    }
  })
}

const idsOf = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => typeof id === 'number')),
]

function actionsOf(
  rows: readonly EntryRow[],
  details: readonly ReturnType<typeof changesInDetail>[],
): number[] {
  return idsOf([
    ...rows.map(({ ActionId }) => ActionId),
    ...details.flat().map(({ actionId }) => actionId),
    ...rows.flatMap(({ changes }) =>
      changes.filter(({ kind }) => kind === 'title').map(({ name }) => Number(name)),
    ),
  ])
}

/** The fields that the reader's level shows, by name: what any profile type hides is hidden. */
function visibleFields(
  { settings }: ProjectOfEntry,
  level: number,
): ReadonlyMap<string, ProjectField> {
  const { Fields, ProjectFields } = mergeFields(PROFILE_TYPES.map((type) => settings[type]))
  const visible = [...Fields, ...ProjectFields].filter(({ Visible }) => Visible >= level)
  return new Map(visible.map((field) => [field.Name, field]))
}

/** Fields that the entry names and whose values are not kept. */
function fieldsAlone(
  { field, fields }: Readonly<Record<string, unknown>>,
  changes: readonly StoredChange[],
): string[] {
  const named = [field, ...(Array.isArray(fields) ? (fields as unknown[]) : [])]
  const kept = new Set(changes.map(({ name }) => name))
  return named.filter((name): name is string => typeof name === 'string' && !kept.has(name))
}

function showChange(
  { kind, name, from, to }: StoredChange,
  fields: ReadonlyMap<string, ProjectField>,
  titles: ReadonlyMap<number, string>,
  language: Language,
): Change[] {
  if (kind === 'field') return showField({ name, from, to }, fields, language)
  const shown = kind === 'title' ? (titles.get(Number(name)) ?? '') : name
  return [{ Kind: kind, Name: shown, Old: from, New: to }]
}

function showField(
  { name, from, to }: { name: string; from: string | null; to: string | null },
  fields: ReadonlyMap<string, ProjectField>,
  language: Language,
): Change[] {
  const field = fields.get(name)
  if (!field) return []
  const { el, ...others } = { el: field.Label, ...field.Labels }
  // Kept masked where it was one then: it may have become one since.
  const show = (value: string | null) =>
    value !== null && isMasked(field) ? maskNumber(value) : value
  return [
    { Kind: 'field', Name: textIn({ el, ...others }, language), Old: show(from), New: show(to) },
  ]
}
