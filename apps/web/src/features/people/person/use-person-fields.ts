import type { ProjectField, ProjectFilter } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import { useMemo } from 'react'
import { useTexts, useSettings } from '#shared'
import { usePlaces } from './place-names.ts'
import { everyField, filtersOfList } from './project-fields.ts'
import { valueWords } from './value-words.ts'

/** What the project keeps of its people, as far as the reader may see it. */
export interface PersonFields {
  readonly fields: readonly ProjectField[]
  /** What the filter panel offers: as configured, else the fields with few values. No masked ones. */
  readonly filters: readonly ProjectFilter[]
  readonly labelOf: (field: string) => string
  /** A value in words. */
  readonly valueOf: (field: string, value: string) => string
}

/** Names are in a column of their own. */
const NAMES = ['first_name', 'last_name']

/** @param roles whom the list shows; none for everybody. */
export function usePersonFields(roles: readonly string[] = []): PersonFields {
  const { t } = useTexts()
  const settings = useSettings()
  const shown = roles.join()
  const fields = useMemo<PersonFields>(() => {
    const { Fields, ProjectFields } = everyField(settings)
    const fields = [...Fields, ...ProjectFields].filter(({ Name }) => !NAMES.includes(Name))
    const known = new Map([...Fields, ...ProjectFields].map((field) => [field.Name, field]))
    const offered =
      filtersOfList(settings, shown === '' ? [] : shown.split(',')) ??
      fields.filter(({ Type }) => Type === 'select').map(({ Name }) => ({ Field: Name }))
    return {
      fields,
      filters: offered.filter(({ Field }) => {
        const field = known.get(Field)
        return field !== undefined && fields.includes(field) && !isMasked(field)
      }),
      labelOf: (field) => known.get(field)?.Label ?? field,
      valueOf: (name, value) => {
        const field = known.get(name)
        return field ? valueWords(field, value, t) : value
      },
    }
  }, [settings, t, shown])
  // Places read as words once their register is there, which the frame loads: the fields are new then.
  const isNamed = usePlaces(false)
  return useMemo(() => (isNamed ? { ...fields } : fields), [fields, isNamed])
}
