import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import { getAt, setAt, type Json, type JsonPath } from './json-path.ts'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** Where the field is, as `Settings.User.Fields[3]`. */
  readonly path: JsonPath
  readonly name: string
}

/** Whether lists of people offer the field as a filter (spec §3, Settings.User.Filters). */
export function FieldFilter({ edit, path, name }: Props) {
  const { t } = useTexts()
  const isFilter = filtersOf(edit, path).some(isOf(name))
  return (
    <div className={classes.wide}>
      <Checkbox
        label={t('projects.field.isFilter')}
        checked={isFilter}
        onChange={(on) =>
          on
            ? putFilters(edit, path, [...filtersOf(edit, path), { Field: name }])
            : dropFilter(edit, path, name)
        }
      />
    </div>
  )
}

/** A field's filter goes by its name: it follows when that changes. */
export function renameFilter(edit: ProjectDraft, path: JsonPath, from: string, to: string): void {
  const filters = filtersOf(edit, path)
  if (!filters.some(isOf(from))) return
  const rename = (filter: Json) => (isOf(from)(filter) ? setAt(filter, ['Field'], to) : filter)
  putFilters(edit, path, filters.map(rename))
}

/** A field that is no more, or no filter any more. */
export function dropFilter(edit: ProjectDraft, path: JsonPath, name: string): void {
  const filters = filtersOf(edit, path)
  const others = filters.filter((filter) => !isOf(name)(filter))
  if (others.length < filters.length) putFilters(edit, path, others)
}

function putFilters(edit: ProjectDraft, path: JsonPath, filters: readonly Json[]): void {
  edit.set(filtersPath(path), filters.length === 0 ? undefined : filters)
}

const isOf = (name: string) => (filter: Json) => getAt(filter, ['Field']) === name

const filtersPath = (path: JsonPath): JsonPath => [...path.slice(0, 2), 'Filters']

function filtersOf(edit: ProjectDraft, path: JsonPath): readonly Json[] {
  const filters = edit.get(filtersPath(path))
  return Array.isArray(filters) ? (filters as readonly Json[]) : []
}
