import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { valueProblem } from '@telemachos/questionnaire/form/check-form'
import { isChoice, type FormField } from '@telemachos/questionnaire/form/form-field'
import { isEmptyValue } from '@telemachos/questionnaire/form/show-fields'
import { readTime } from '@telemachos/questionnaire/types/time'
import { parseDate, todayInAthens } from '@telemachos/rules/dates'
import { isMasked, isPlace, type FieldKind } from '@telemachos/rules/field-kinds'
import { fieldsByName, valuesByName } from '@telemachos/rules/named-fields'
import { readPlace } from '@telemachos/rules/places'
import { saysValue } from '@telemachos/rules/same-value'
import { readNumber } from '@telemachos/rules/typed-number'
import { writtenDate } from '@telemachos/rules/written-date'
import type { CallContext } from '../../kernel/context.ts'
import { readSettings } from '../people/index.ts'
import type { CellKey } from './cell-store.ts'
import { findStarts } from './form-store.ts'

type Part = OutputOf<typeof contract.actions.calls.getSharedPart>

/** What starts may be read of a mentee: fields of theirs, and what they wrote in other actions. */
interface Sources {
  readonly user: Readonly<Record<string, unknown>>
  /** Which field each of them is. */
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly actions: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * The parts with what their fields begin with, where nothing is written yet. A field of a person is
 * read only where the caller may see it, and no number of the state is; of other actions, the
 * mentee's own part.
 */
export async function withStarts(
  context: CallContext,
  cell: CellKey,
  parts: readonly Part[],
): Promise<Part[]> {
  const open = parts.map((part) => ({ part, fields: part.MayWrite ? startingOf(part) : [] }))
  const starting = open.flatMap(({ fields }) => fields)
  if (starting.length === 0) return [...parts]
  const sources = await readSources(context, cell, starting)
  const today = todayInAthens(context.now)
  return open.map(({ part, fields }) => {
    const values = fields.flatMap((field) => {
      const value = asValue(field, sourceOf(field, sources), kindOf(field, sources))
      const isRight = !isEmptyValue(value) && valueProblem(field, value, today) === undefined
      return isRight ? [[field.name, value] as const] : []
    })
    return { ...part, Start: JSON.stringify(Object.fromEntries(values)) }
  })
}

/** The fields that begin with something, in which nothing is written: neither an answer nor its removal. */
function startingOf({ Fields, Data }: Part): FormField[] {
  const written = JSON.parse(Data) as Record<string, unknown>
  return Fields.filter(({ name, start }) => start !== null && !Object.hasOwn(written, name))
}

async function readSources(
  { db, actor }: CallContext,
  cell: CellKey,
  fields: readonly FormField[],
): Promise<Sources> {
  const actionIds = fields.flatMap(({ start }) => (start?.from === 'action' ? start.actionId : []))
  const [{ User }, found] = await Promise.all([
    readSettings(db, actor.projectId),
    findStarts(db, cell, actionIds),
  ])
  const lists = { Fields: User?.Fields, ProjectFields: User?.ProjectFields }
  const visible = [...fieldsByName(lists)].filter(([, some]) =>
    some.every((field) => field.Visible >= actor.level && !isMasked(field)),
  )
  const kinds = new Map(visible.map(([name, [field]]) => [name, field]))
  const values = Object.entries(valuesByName(lists)(found.user))
  const user = Object.fromEntries(values.filter(([name]) => kinds.has(name)))
  return { user, kinds, actions: found.actions }
}

/** The field of the person with which a form's field begins. */
const kindOf = ({ start }: FormField, { kinds }: Sources): FieldKind | undefined =>
  start?.from === 'user' ? kinds.get(start.field) : undefined

function sourceOf({ start }: FormField, { user, actions }: Sources): unknown {
  if (start === null) return undefined
  return start.from === 'user' ? user[start.field] : actions[start.actionId]?.[start.field]
}

/** A value of elsewhere as a field keeps it; fields of people are texts. */
function asValue(field: FormField, value: unknown, kind: FieldKind | undefined): unknown {
  if (isEmptyValue(value)) return undefined
  if (field.type === 'multiple') {
    const several = (Array.isArray(value) ? value : [value]).map((one) =>
      optionFor(field, one, kind),
    )
    return several.every((one) => one !== undefined) ? several : undefined
  }
  if (isChoice(field)) return optionFor(field, value, kind)
  if (typeof value !== 'string') return value
  switch (field.type) {
    case 'number':
    case 'scale':
    case 'stars':
      return readNumber(value)
    case 'date':
      return parseDate(writtenDate(value))
    case 'time':
      return readTime(value)
    case 'yesno':
    case 'checkbox':
      return BOOLEANS[value.trim().toLowerCase()]
    default:
      return kind && isPlace(kind) ? (readPlace(value)?.called ?? value) : value
  }
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  ναι: true,
  yes: true,
  false: false,
  '0': false,
  όχι: false,
  no: false,
}

/** The option that has the value, or says it. */
const optionFor = (
  { options }: FormField,
  value: unknown,
  kind: FieldKind | undefined,
): string | undefined => {
  const text = String(value)
  const found =
    options.find((option) => option.value === text) ??
    options.find(({ value: own, label }) =>
      [own, label.el].some((one) => saysValue(kind, text, one)),
    )
  return found?.value
}
