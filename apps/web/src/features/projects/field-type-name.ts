import { FIELD_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { Texts } from '#shared'

/** What a kind of field is called; one that is not known stands for itself. */
export function fieldTypeName(type: string, t: Texts['t']): string {
  const known = FIELD_TYPES.find((one) => one === type)
  return known ? t(`projects.fieldType.${known}`) : type
}
