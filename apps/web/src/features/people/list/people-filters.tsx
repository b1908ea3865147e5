import { ROLES } from '@telemachos/contract/core/roles'
import { PERSON_STATES } from '@telemachos/contract/people/states'
import type { Role } from '@telemachos/contract/core/roles'
import { useIdentity, useTexts } from '#shared'
import { Combobox, MultiSelect, SelectField } from '#ui'
import classes from './people-filters.module.css'
import { FieldFilters } from '../person/field-filters.tsx'
import { useFilterValues } from '../person/use-filter-values.ts'
import { toFilter } from './people-search.ts'
import type { PeopleAddress } from './use-people-address.ts'
import type { PersonFields } from '../person/use-person-fields.ts'
import { useStateName } from './use-state-name.ts'

interface PeopleFiltersProps {
  readonly address: PeopleAddress
  readonly fields: PersonFields
}

const SHOWN_ROLES = ROLES.filter((role) => role !== 'SuperAdmin')

/** What the list can be narrowed by; a field offers the values that the other conditions leave. */
export function PeopleFilters({ address: { search, change }, fields }: PeopleFiltersProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const nameOf = useStateName()
  const values = useFilterValues(toFilter(search, ProjectId), fields)
  const mentors = values.data?.Mentors ?? []
  return (
    <div className={classes.fields} aria-busy={values.isFetching}>
      <SelectField
        label={t('people.state')}
        none={t('people.filters.any')}
        options={PERSON_STATES.map((state) => ({ value: String(state), label: nameOf(state) }))}
        value={search.state === undefined ? null : String(search.state)}
        onChange={(state) => change({ state: state === null ? undefined : Number(state) })}
      />
      <MultiSelect
        label={t('people.roles')}
        options={SHOWN_ROLES.map((role) => ({ value: role, label: t(`identity.role.${role}`) }))}
        value={search.roles ?? []}
        onChange={(roles) => change({ roles: roles.length > 0 ? (roles as Role[]) : undefined })}
      />
      <Combobox
        label={t('people.mentor')}
        options={mentors.map(({ Id, FirstName, LastName }) => ({
          value: String(Id),
          label: `${LastName} ${FirstName}`,
        }))}
        value={search.mentor === undefined ? null : String(search.mentor)}
        onChange={(mentor) => change({ mentor: mentor === null ? undefined : Number(mentor) })}
      />
      <FieldFilters
        fields={fields}
        offered={values.data?.Filters}
        where={search.where}
        onChange={(where) => change({ where })}
      />
    </div>
  )
}
