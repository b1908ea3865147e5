import { isPlace } from '@telemachos/rules/field-kinds'
import { compareGreek } from '@telemachos/rules/greek-text'
import type { CallOutput } from '#shared'
import { MultiSelect } from '#ui'
import { withCondition, type Condition } from './conditions.ts'
import type { PersonFields } from './use-person-fields.ts'

interface FieldFiltersProps {
  readonly fields: PersonFields
  /** What can be chosen of each field; undefined until it is known. */
  readonly offered: CallOutput<'people.listFilterValues'>['Filters'] | undefined
  readonly where: readonly Condition[] | undefined
  readonly onChange: (where: readonly Condition[] | undefined) => void
}

/** A choice of values for each field that people can be filtered by (spec §3, user filter). */
export function FieldFilters({ fields, offered, where, onChange }: FieldFiltersProps) {
  return fields.filters.map(({ Field, Separate }) => {
    const chosen = where?.find(({ field }) => field === Field)?.values ?? []
    const values = offered?.find((one) => one.Field === Field)?.Values ?? []
    const all = [...values, ...chosen.filter((value) => !values.includes(value))]
    const options = all.map((value) => ({ value, label: fields.valueOf(Field, value) }))
    const field = fields.fields.find(({ Name }) => Name === Field)
    // Places are kept by their codes, whose order says nothing.
    const isByName = field !== undefined && isPlace(field)
    return (
      <MultiSelect
        key={Field}
        label={fields.labelOf(Field)}
        options={
          isByName
            ? options.toSorted((one, other) => compareGreek(one.label, other.label))
            : options
        }
        value={chosen}
        onChange={(next) =>
          onChange(
            withCondition(where, {
              field: Field,
              values: next,
              ...(Separate && { part: true as const }),
            }),
          )
        }
      />
    )
  })
}
