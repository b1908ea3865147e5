import type { ProjectField } from '@telemachos/contract/projects/entities'
import type { ReportType } from '../../kernel/reporting.ts'
import { fieldType, isMasked, type FieldType } from '@telemachos/rules/field-kinds'
import type { CallContext } from '../../kernel/context.ts'
import { readSettings, seesAddresses } from '../people/index.ts'
import type { OwnColumn } from './own-fields-store.ts'
import { viewsFor, PEOPLE } from './views.ts'

/** The project's own fields, parted by whether the caller's level sees them. */
export interface OwnFields {
  readonly seen: readonly (OwnColumn & { readonly field: ProjectField })[]
  /** Names of columns that others have. */
  readonly unseen: readonly { readonly name: string; readonly level: number }[]
  readonly seesEmail: boolean
}

/** Reads which fields a query of the caller's has as columns of `people`. */
export async function readOwnFields(context: CallContext): Promise<OwnFields> {
  const { db, actor } = context
  const [{ User: { Fields = [], ProjectFields = [] } = {} }, seesEmail] = await Promise.all([
    readSettings(db, actor.projectId),
    seesAddresses(context),
  ])
  const taken = new Set(['email', ...baseColumns(context)])
  const placed = [
    ...Fields.map((field) => ({ field, place: 'own' as const })),
    ...ProjectFields.map((field) => ({ field, place: 'placed' as const })),
  ]
  const columns = placed.flatMap(({ field, place }) => {
    const name = field.Name.toLowerCase()
    if (taken.has(name)) return []
    taken.add(name)
    return [{ name, place, field, key: field.Name, ...kindOf(field) }]
  })
  const isSeen = ({ field }: { field: ProjectField }) => field.Visible >= actor.level
  return {
    seen: columns.filter(isSeen),
    unseen: [
      ...columns
        .filter((one) => !isSeen(one))
        .map(({ name, field }) => ({ name, level: field.Visible })),
      ...(seesEmail ? [] : [{ name: 'email', level: 1 }]),
    ],
    seesEmail,
  }
}

/** The columns that `people` has in every project. */
export function baseColumns({ actor }: CallContext): string[] {
  const people = viewsFor(actor.role).find(({ name }) => name === PEOPLE)
  return Object.keys(people?.columns ?? {})
}

function kindOf(field: ProjectField): Pick<OwnColumn, 'type' | 'isMasked' | 'leastYes'> {
  const least = Number(field['MinValue'] ?? 1)
  return {
    type: fieldType(field),
    isMasked: isMasked(field),
    leastYes: Number.isFinite(least) ? least : 1,
  }
}

/** What the column of a field holds. */
export function typeOfColumn({
  type,
  isMasked: masked,
}: Pick<OwnColumn, 'type' | 'isMasked'>): ReportType {
  const types: Partial<Record<FieldType, ReportType>> = {
    number: 'number',
    date: 'date',
    yesno: 'boolean',
  }
  return masked ? 'text' : (types[type] ?? 'text')
}
