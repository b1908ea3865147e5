import type { FILTER_KINDS, FilterValues } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { ReportRelation, ReportType } from '../../kernel/reporting.ts'
import {
  isAmong,
  isOfGroup,
  isOfGroupsAction,
  peopleConditions,
  periodConditions,
  viewPart,
  type Bind,
  type PeopleFilter,
} from './narrow-store.ts'
import { typeOfColumn, type OwnFields } from './own-fields.ts'
import { PEOPLE, viewsFor, type NamedView } from './views.ts'

type Kind = (typeof FILTER_KINDS)[number]

/** What narrows the views that a statement reads, whatever its text says. */
export interface Narrowing {
  readonly filters: FilterValues
  /** What the period means: `view.column`; null for what each view declares. */
  readonly moment: string | null
}

/** What stands before an author’s text. */
export interface Narrowed {
  /** Conditions of `people`, on rows `p`. */
  readonly people: readonly string[]
  /** Whether the text reads `people` only by these. */
  readonly needsPeople: boolean
  /** Parts in the order in which they read each other. */
  readonly parts: readonly string[]
  /** Filters that some view of the statement heeds. */
  readonly heeded: ReadonlySet<Kind>
}

/** Nothing narrows. */
export const NOT_NARROWED: Narrowed = {
  people: [],
  needsPeople: false,
  parts: [],
  heeded: new Set(),
}

interface Reading {
  readonly relations: readonly string[]
  readonly own: OwnFields
  readonly context: CallContext
  readonly bind: Bind
}

/**
 * Narrows the views that a text reads: people by what they are, whatever is about people by whose it is, whatever
 * happens by when, whatever is of an action by the action’s group.
 * @throws invalid_input on `Filters.Fields.<name>` for a column that is not the caller’s to see, or a bad value.
 */
export function narrow({ filters, moment }: Narrowing, reading: Reading): Narrowed {
  const { relations, own, context, bind } = reading
  const views = new Map(viewsFor(context.actor.role).map((view) => [view.name, view]))
  const fields = Object.entries(filters.Fields).map(([name, value]) =>
    filterOf(name, value, { people: views.get(PEOPLE), own }),
  )
  const made = new Map<string, string>()
  const heeded = new Set<Kind>()
  const isOfPeople = fields.length > 0 || filters.MentorId !== null
  const kindsOfPeople: Kind[] = [
    ...(filters.MentorId === null ? [] : (['mentor'] as const)),
    ...(fields.length > 0 ? (['fields'] as const) : []),
  ]
  let needsPeople = false
  const heed = (...kinds: readonly Kind[]) => {
    for (const kind of kinds) heeded.add(kind)
  }

  const period = { from: filters.From, to: filters.To }
  const periodOf = (view: NamedView): string[] => {
    const column = momentOf(view, moment)
    const conditions = column === undefined ? [] : periodConditions(column, period, bind)
    if (conditions.length > 0) heed('period')
    return conditions
  }
  const ofPeople = (view: NamedView): string[] => {
    const person = view.relations?.find((one) => isOf(one, PEOPLE) && one.column === 'user_id')
    const isMomentOfPeople = moment?.startsWith(`${PEOPLE}.`) && hasPeriod(filters)
    if (!person || (!isOfPeople && !isMomentOfPeople)) return []
    needsPeople = true
    heed(...kindsOfPeople)
    return [isAmong(person.column, PEOPLE, person.toColumn)]
  }
  const ofGroup = (view: NamedView): string[] => {
    const { Group } = filters
    const action = view.relations?.find((one) => isOf(one, 'actions'))
    if (Group === null || (!action && view.name !== 'actions')) return []
    heed('group')
    return action ? [isOfGroupsAction(action.column, Group, bind)] : [isOfGroup(Group, bind)]
  }
  /** A view that does not say itself when it was, or whose, follows the one that it is a part of. */
  const ofWhole = (view: NamedView): string[] => {
    const whole = view.relations?.find(
      (one) => !isOf(one, PEOPLE) && !isOf(one, 'actions') && !isOf(one, 'questionnaires'),
    )
    const other = whole && views.get(whole.view)
    if (!whole || !other || other === view) return []
    narrowView(other)
    return made.has(other.name) ? [isAmong(whole.column, whole.view, whole.toColumn)] : []
  }
  const narrowView = (view: NamedView): void => {
    if (view.name === PEOPLE || made.has(view.name)) return
    const conditions = [...ofPeople(view), ...periodOf(view), ...ofGroup(view), ...ofWhole(view)]
    if (conditions.length > 0) made.set(view.name, viewPart(view.name, conditions))
  }
  for (const name of relations) {
    const view = views.get(name)
    if (view) narrowView(view)
  }
  const people = views.get(PEOPLE)
  const isPeopleRead = relations.includes(PEOPLE) || needsPeople
  if (isPeopleRead) heed(...kindsOfPeople)
  return {
    people:
      isPeopleRead && people
        ? [...peopleConditions(fields, filters.MentorId, bind), ...periodOf(people)]
        : [],
    needsPeople,
    parts: [...made.values()],
    heeded,
  }
}

const isOf = ({ view }: ReportRelation, name: string) => view === name

const hasPeriod = ({ From, To }: FilterValues) => From !== null || To !== null

/** The column that says when a row of the view was. */
function momentOf({ name, period }: NamedView, moment: string | null): string | undefined {
  if (moment === null) return period
  const [view, column] = moment.split('.')
  return view === name ? column : undefined
}

/** The kinds of filters that are set. */
export function setKinds(filters: FilterValues): Kind[] {
  const isSet: Record<Kind, boolean> = {
    period: hasPeriod(filters),
    mentor: filters.MentorId !== null,
    group: filters.Group !== null,
    fields: Object.keys(filters.Fields).length > 0,
  }
  return (Object.keys(isSet) as Kind[]).filter((kind) => isSet[kind])
}

const NUMBER = /^-?\d{1,30}([.,]\d{1,20})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

function filterOf(
  name: string,
  value: string,
  { people, own }: { readonly people: NamedView | undefined; readonly own: OwnFields },
): PeopleFilter {
  const refuse = (rule: string) => refuseField(`Filters.Fields.${name}`, rule)
  const field = own.seen.find((one) => one.name === name)
  const type: ReportType | undefined =
    people?.columns[name]?.type ??
    (field && typeOfColumn(field)) ??
    (name === 'email' && own.seesEmail ? 'text' : undefined)
  if (type === undefined)
    throw refuse(own.unseen.some((one) => one.name === name) ? 'sql_field_level' : 'sql_column')
  // Of a number of the state nobody learns by asking for one after the other.
  if (field?.isMasked) throw refuse('sql_field_level')
  if (type === 'number' && !NUMBER.test(value)) throw refuse('number')
  if (type === 'boolean' && !['true', 'false'].includes(value)) throw refuse('invalid')
  const isDay = DAY.test(value) && !Number.isNaN(Date.parse(value))
  if ((type === 'date' || type === 'time') && !isDay) throw refuse('date')
  return { name, type, value: type === 'number' ? value.replace(',', '.') : value }
}
