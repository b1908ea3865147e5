import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { isAboveMentor, ROLES, type Role } from '@telemachos/contract/core/roles'
import { todayInAthens } from '@telemachos/rules/dates'
import {
  findRepeated,
  identityKeys,
  readImportRow,
  type ImportRules,
  type ReadRow,
  type RowFault,
} from '@telemachos/rules/import-row'
import { readPlaceValue } from '@telemachos/rules/places'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { writableFields, type PlacedField } from './profile-fields.ts'
import { declinedAmong, invite, relationOf, saysOf } from './invite-known.ts'
import type { OpenImport } from './import-store.ts'
import { formerOf, noteBrought, openImport } from './note-brought.ts'
import { findKnown, isSamePerson, nameIn } from './recognise.ts'
import { wordsOf } from './row-faults.ts'
import { tellPeople } from './tell-people.ts'
import {
  type Known,
  type NewMember,
  assignableRoles,
  joinMembers,
  lockNumbers,
  lockPeople,
  personKeys,
} from '../people/index.ts'

type Calls = typeof contract.imports.calls
export type Verdicts = OutputOf<Calls['importUsers']>
type RowVerdict = Verdicts['Rows'][number]

/**
 * The same as importUsers, for clients that expect the accepted user names alone.
 * @throws invalid_input naming the rows with a role that is not the caller's to give, of which such
 *   an answer could not tell.
 */
export async function addUsers(
  input: InputOf<Calls['addUsers']>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['addUsers']>> {
  const { rows, fields } = await readRows(input.Users, context)
  refuseRows(rows, 'role_not_assignable', ({ faults }) =>
    faults.some(({ rule }) => rule === 'role_not_assignable'),
  )
  return (await addRows(rows, fields, context, publicUrl)).verdicts.Accepted
}

/**
 * Adds people to the project, each row by itself: what became of it is in the answer. Whoever belongs
 * to another project joins at once where the caller has a say over them there, and is invited
 * otherwise. They are told either way.
 * @throws invalid_input naming the rows with a role above Mentor that is not confirmed; not_found for an
 *   import that is not the caller's, rule_violated for one that was undone or has its number of people.
 */
export async function importUsers(
  { Users, ConfirmedRoles, Import }: InputOf<Calls['importUsers']>,
  context: CallContext,
  publicUrl: string,
): Promise<Verdicts> {
  const { rows, fields } = await readRows(Users, context)
  const isUnconfirmed = (role: Role) => isAboveMentor(role) && !ConfirmedRoles.includes(role)
  refuseRows(
    rows,
    'role_unconfirmed',
    ({ roles, faults }) => faults.length === 0 && (roles as readonly Role[]).some(isUnconfirmed),
  )
  return (await addRows(rows, fields, context, publicUrl, Import)).verdicts
}

/** What became of somebody who was to be brought into the project. */
interface Brought extends Pick<RowVerdict, 'Verdict' | 'Faults'> {
  /** Who they are: of whoever is here already, or was invited, too. */
  readonly userId: number | null
}

/** Adds people as mentees for another domain, which has to know who each of them is. */
export async function bringMentees(
  people: readonly Readonly<Record<string, string>>[],
  context: CallContext,
  publicUrl: string,
): Promise<Brought[]> {
  const users = people.map((Fields) => ({ Username: '', Roles: 'Mentee', Fields }))
  const { rows, fields } = await readRows(users, context)
  const { verdicts, known } = await addRows(rows, fields, context, publicUrl)
  return verdicts.Rows.map(({ Verdict, UserId, Faults }, place) => {
    const isKnown = Verdict === 'already' || Verdict === 'invited'
    return { Verdict, Faults, userId: isKnown ? (known.get(place)?.userId ?? null) : UserId }
  })
}

/** Of whoever is here already nothing is written: what their birth date is, is not judged anew. */
export const saysNothingOfMembers = ({ rule }: RowFault): boolean => rule === 'birth_date'

/** Refuses all rows together, naming those that break the rule. */
function refuseRows(
  rows: readonly ReadRow[],
  rule: string,
  breaks: (row: ReadRow) => boolean,
): void {
  const fields = rows.flatMap((row, place) =>
    breaks(row) ? [{ field: `Users.${place}.Roles`, rule }] : [],
  )
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

/** The rows as they would be kept, with what is wrong with each, and the fields that the caller may write. */
export async function readRows(
  users: InputOf<Calls['forecastImport']>['Users'],
  context: CallContext,
): Promise<{ rows: ReadRow[]; fields: readonly PlacedField[] }> {
  const { actor, now } = context
  const fields = await writableFields(context)
  const rules = {
    fields,
    knownRoles: ROLES,
    assignable: assignableRoles(actor.level),
    defaultRole: 'Mentee',
    today: todayInAthens(now),
    readPlace: readPlaceValue,
  }
  return { rows: users.map((row) => readRow(row, rules)), fields }
}

async function addRows(
  rows: readonly ReadRow[],
  fields: readonly PlacedField[],
  context: CallContext,
  publicUrl: string,
  importId?: number,
): Promise<{ verdicts: Verdicts; known: ReadonlyMap<number, Known> }> {
  const { actor, db } = context
  const open = await openImport(importId, context)
  const repeated = findRepeated(rows)
  const faults = rows.map((row, place) => [...row.faults, ...[repeated.get(place) ?? []].flat()])
  const sound = rows
    .map((row, place) => ({ row, place }))
    .filter(({ place }) => faults[place]?.every(saysNothingOfMembers))
  if (sound.some(({ row }) => row.numbers.kayas.value !== '')) {
    await lockNumbers(db, actor.projectId, 'import')
  }
  await lockPeople(
    db,
    sound.flatMap(({ row }) => lockKeys(row)),
  )
  const known = await findKnown(sound, context)

  const declined = await declinedAmong(known, context)
  const hasSay = saysOf(context)
  const wanted: NewMember[] = []
  const invited = new Map<number, NewMember & { userId: number; called: string }>()
  const already = new Map<number, Known>()
  for (const { row, place } of sound) {
    const found = known.get(place)
    const member = newMember(row, place, fields, found)
    const fault = faultOf(row, found)
    if (fault) faults[place]?.push(fault)
    else if (found?.isMember) already.set(place, found)
    else if (faults[place]?.length) continue
    else if (!found || member.userId === null || hasSay(found)) wanted.push(member)
    else if (declined.has(member.userId)) {
      faults[place]?.push({ field: 'Username', rule: 'invitation_declined' })
    } else invited.set(place, { ...member, userId: member.userId, called: nameIn(row) })
  }
  const former = await formerOf(wanted, context)
  const joined = await insertMembers(wanted, context, open)
  const told = await invite([...invited.values()], context, publicUrl)
  await noteBrought(
    open,
    {
      rows,
      wanted,
      joined,
      former,
      already,
      invited: [...invited.values()].filter(({ userId }) => told.includes(userId)),
    },
    context,
  )
  const taken = wanted.flatMap(({ userId, place }) => (joined.has(place) && userId) || [])
  await tellPeople('joined', taken, context, publicUrl)
  const verdicts = report(
    rows.map((row, place): RowVerdict => {
      const member = wanted.find((one) => one.place === place)
      const userId = joined.get(place)
      const base = { Faults: [], Ignored: [...row.ignored] }
      const here = already.get(place)
      if (here) {
        return { ...base, Verdict: 'already', Username: here.username, UserId: null }
      }
      if (invited.has(place)) {
        // By what the row says: nothing of theirs is told, their user name neither.
        return { ...base, Verdict: 'invited', Username: row.username, UserId: null }
      }
      if (member && userId !== undefined) {
        const Verdict = member.userId === null ? 'added' : 'joined'
        return { ...base, Verdict, Username: member.username, UserId: userId }
      }
      const refused = faults[place]?.length
        ? faults[place]
        : [{ field: 'Username', rule: 'login_taken' }]
      return refusal(refused, base.Ignored, context)
    }),
    context,
  )
  return { verdicts, known }
}

/** A row as the specification's User has it: fields in two places, and a password that is not taken. */
function readRow(
  { Password, ProjectFields, ...row }: InputOf<Calls['addUsers']>['Users'][number],
  rules: ImportRules,
): ReadRow {
  const read = readImportRow({ ...row, Fields: { ...ProjectFields, ...row.Fields } }, rules)
  return Password ? { ...read, ignored: [...read.ignored, 'Password'] } : read
}

/** The answer, and an audit row for everybody who joined. */
export function report(Rows: RowVerdict[], context: CallContext): Verdicts {
  const joined = Rows.filter(({ Verdict }) => Verdict === 'added' || Verdict === 'joined')
  const invited = Rows.filter(({ Verdict }) => Verdict === 'invited').length
  // Who is invited is nobody's to read about before they accept.
  if (invited > 0) context.audit({ detail: { how: 'invited', count: invited } })
  else if (joined.length === 0) context.audit({ unchanged: true })
  for (const { UserId, Verdict } of joined) {
    context.audit({ ...(UserId && { subjectId: UserId }), detail: { how: Verdict } })
  }
  return { Accepted: Rows.flatMap(({ Username }) => Username ?? []), Rows }
}

/** A row that was refused, with the reasons in the caller's language. */
export function refusal(
  faults: readonly RowFault[],
  Ignored: string[],
  context: CallContext,
): RowVerdict {
  return {
    Verdict: 'refused',
    Username: null,
    UserId: null,
    Faults: wordsOf(faults, context),
    Ignored,
  }
}

function lockKeys(row: ReadRow): string[] {
  return identityKeys(row).map(({ key, value }) => `${key} ${value}`)
}

/** Why a row is refused for whom it means. */
export function faultOf(row: ReadRow, found: Known | undefined): RowFault | undefined {
  if (found?.by && !isSamePerson(row, found)) {
    return { field: fieldOf(row, found.by), rule: found.by === 'afm' ? 'afm_taken' : 'login_taken' }
  }
  const isTaken = found?.kayasTaken && !found.isMember
  return isTaken ? { field: row.numbers.kayas.field, rule: 'kayas_taken' } : undefined
}

function fieldOf(row: ReadRow, by: 'username' | 'afm' | 'email'): string {
  if (by === 'afm') return row.numbers.afm.field
  return row.isByEmail ? 'email' : 'Username'
}

function newMember(
  { username, roles, values }: ReadRow,
  place: number,
  fields: readonly PlacedField[],
  found: Known | undefined,
): NewMember {
  const name = { firstName: values['first_name'] ?? '', lastName: values['last_name'] ?? '' }
  const kept = (where: PlacedField['place']) =>
    Object.fromEntries(
      fields
        .filter((field) => field.place === where && values[field.Name] !== undefined)
        .map(({ Name }) => [Name, values[Name] ?? '']),
    )
  return {
    place,
    userId: found?.userId ?? null,
    username: found?.userId ? found.username : username,
    ...name,
    email: values['email'] ?? '',
    ...personKeys({ ...name, username }),
    roles: roles as readonly Role[],
    fields: kept('person'),
    projectFields: kept('membership'),
  }
}

/** Makes people members, in the caller's set where they have one. */
export async function insertMembers(
  members: readonly NewMember[],
  context: CallContext,
  open?: OpenImport,
): Promise<ReadonlyMap<number, number>> {
  if (members.length === 0) return new Map()
  const { db, actor, now } = context
  const relation = relationOf(context)
  const joinedAt = open ? new Date(open.joinedAt) : now
  const joining = { projectId: actor.projectId, by: actor.userId, now, joinedAt, relation }
  const rows = await joinMembers(db, joining, members)
  return new Map(rows.map(({ place, userId }) => [place, userId]))
}
