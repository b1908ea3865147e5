import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { ProjectFilter } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import { compareGreek } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { listMentorsOf, listValues } from './filter-values-store.ts'
import { selected } from './list-people.ts'
import { readSettings } from './people-store.ts'
import { visibleFieldNames } from './read-users.ts'

type ListFilterValues = typeof contract.people.calls.listFilterValues

const MAX_VALUES = 200
const MAX_MENTORS = 1000

/**
 * What a filter's fields can be restricted to (spec §3): `Options` are as configured; with `Cascade`,
 * which is the rule, the values of the people who match all conditions but the field's own, otherwise
 * of everybody; with `Separate`, a text between commas is several values. Numbers of the state have
 * no list. The mentors are those of the people who match all conditions but the mentor; only who
 * oversees mentors filters by them (spec §6).
 * @throws invalid_input for a field that is not the caller's to see.
 */
export async function listFilterValues(
  { Fields, ...filter }: InputOf<ListFilterValues>,
  context: CallContext,
): Promise<OutputOf<ListFilterValues>> {
  const { db, actor } = context
  const visible = await visibleFieldNames(context)
  Fields.forEach((name, index) => {
    if (!visible.has(name)) throw refuseField(`Fields.${index}`, 'unknown_field')
  })
  const { User: profile = {} } = await readSettings(db, actor.projectId)
  const masked = [...(profile.Fields ?? []), ...(profile.ProjectFields ?? [])].filter(isMasked)
  const valuesOf = async (field: string): Promise<string[]> => {
    const rule: Partial<ProjectFilter> = profile.Filters?.find(({ Field }) => Field === field) ?? {}
    if (rule.Options) return rule.Options
    if (masked.some(({ Name }) => Name === field)) return []
    const people = await selected(
      (rule.Cascade ?? true)
        ? { ...filter, Filter: filter.Filter.filter(({ Field }) => Field !== field) }
        : everybodyOf(filter.ProjectId),
      context,
    )
    const values = await listValues(db, people, field, rule.Separate ?? false, MAX_VALUES)
    return values.toSorted(compareGreek)
  }
  const mentored = await selected(
    { ...filter, filterMentorId: null, WithoutMentor: false },
    context,
  )
  const [Filters, Mentors] = await Promise.all([
    Promise.all(Fields.map(async (Field) => ({ Field, Values: await valuesOf(Field) }))),
    roleAllowed(actor.role, OVERSEEING_ROLES) ? listMentorsOf(db, mentored, MAX_MENTORS) : [],
  ])
  return { Filters, Mentors }
}

const everybodyOf = (ProjectId: number) => ({ ProjectId, Filter: [], Search: '', Roles: [] })
