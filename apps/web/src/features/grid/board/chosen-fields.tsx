import { type Condition, usePersonFields } from '#features/people'
import { SHOWN_ROLES } from './grid-search.ts'

/** The values that the fields of the project must have, in words. */
export default function ChosenFields({ where }: { readonly where: readonly Condition[] }) {
  const { valueOf } = usePersonFields(SHOWN_ROLES)
  return where
    .flatMap(({ field, values }) => values.map((value) => valueOf(field, value)))
    .join(', ')
}
