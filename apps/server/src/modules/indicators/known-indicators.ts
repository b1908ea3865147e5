import { INDICATOR_KINDS, type IndicatorKind } from '@telemachos/contract/indicators/limits'
import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readSettings } from '../people/index.ts'

/** An indicator as the project's fields have it. */
export interface Indicator {
  readonly id: number
  readonly kind: IndicatorKind
  /** The field with the value. */
  readonly field: ProjectField
  /** The field with the text beside it. */
  readonly text: ProjectField
}

/**
 * The indicators among a project's own fields: pairs of a value and its text. A number of the state is no
 * indicator, whatever its field says: its values are not to be counted.
 */
export function indicatorsOf({ User = {} }: ProjectSettings): Indicator[] {
  const { ProjectFields = [] } = User
  return ProjectFields.flatMap((field) => {
    const { Indicator: id, Type } = field
    const kind = INDICATOR_KINDS.find((one) => one === Type)
    const text = ProjectFields.find(({ IndicatorText }) => IndicatorText === id)
    if (id === undefined || !kind || !text || isMasked(field) || isMasked(text)) return []
    return [{ id, kind, field, text }]
  })
}

/** The indicators that the caller's level sees, in their order. */
export async function visibleIndicators({ db, actor }: CallContext): Promise<Indicator[]> {
  const all = indicatorsOf(await readSettings(db, actor.projectId))
  return all.filter(({ field, text }) => Math.min(field.Visible, text.Visible) >= actor.level)
}

/** @throws invalid_input `unknown_indicator` alike for one above the caller's level and for none. */
export async function visibleIndicator(context: CallContext, id: number): Promise<Indicator> {
  const found = (await visibleIndicators(context)).find((one) => one.id === id)
  if (!found) throw refuseField('Id', 'unknown_indicator')
  return found
}
