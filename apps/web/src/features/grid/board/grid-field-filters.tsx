import { useTexts } from '#shared'
import { FieldFilters, useFilterValues, usePersonFields, type PersonFields } from '#features/people'
import { Loadable } from '#ui'
import type { GridSearchChange } from './filter-fields.tsx'
import { SHOWN_ROLES, toPeopleFilter, type GridSearch } from './grid-search.ts'

interface Props {
  readonly projectId: number
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

/** The filters by the project's own fields, none where it has none. */
export function GridFieldFilters(props: Props) {
  const fields = usePersonFields(SHOWN_ROLES)
  return fields.filters.length > 0 && <OfferedFilters {...props} fields={fields} />
}

/** Each field offers the values that the other conditions leave; one without any is left out. */
function OfferedFilters({
  projectId,
  search,
  onChange,
  fields,
}: Props & { readonly fields: PersonFields }) {
  const { t } = useTexts()
  const { where } = search
  const values = useFilterValues(toPeopleFilter(search, projectId), fields)
  return (
    <Loadable query={values}>
      {({ Filters: offered }) => {
        const isOf = (name: string) =>
          offered.some(({ Field, Values }) => Field === name && Values.length > 0) ||
          where?.some(({ field }) => field === name)
        const filters = fields.filters.filter(({ Field }) => isOf(Field))
        if (filters.length === 0) return <p>{t('actions.grid.filter.fields.none')}</p>
        return (
          <FieldFilters
            fields={{ ...fields, filters }}
            offered={offered}
            where={where}
            onChange={(next) => onChange({ where: next })}
          />
        )
      }}
    </Loadable>
  )
}
