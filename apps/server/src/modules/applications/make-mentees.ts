import { inFieldsOf } from '@telemachos/rules/known-fields'
import type { CallContext } from '../../kernel/context.ts'
import { translate, translateWith } from '../../kernel/texts.ts'
import { inviteUsers } from '../identity/index.ts'
import { bringMentees } from '../imports/index.ts'
import {
  endRegistered,
  joinMembers,
  lockNumbers,
  lockPeople,
  readFieldLists,
  writeNumbers,
} from '../people/index.ts'
import { giveNumbers, type Numbered } from './give-numbers.ts'
import { listPlaces, listSameAfm, listSelectedOf } from './selected-store.ts'
import type { MovingApplication } from './review-store.ts'

/** Who an application has become, or why it becomes nobody. */
interface MadeMentee {
  /** Null until somebody of another project accepts the invitation. */
  readonly userId: number | null
  readonly refused?: string
  /** The member who has their tax number, where they are refused for that. */
  readonly sameAs?: string
  /** Why their registry number is not that of the application. */
  readonly otherNumber?: string
}

type Verdicts = Map<number, MadeMentee>

/**
 * Makes mentees of applications and invites those who are new. Whoever is a mentee here already is the one
 * whom the application is of; of several applications of one person, one is selected. Whoever has the tax
 * number of a member is that member once somebody has said so (`samePerson`); until then nobody is made of them.
 */
export async function makeMentees(
  applications: readonly MovingApplication[],
  context: CallContext,
  { publicUrl, samePerson }: { readonly publicUrl: string; readonly samePerson: boolean },
): Promise<{ verdicts: ReadonlyMap<number, MadeMentee>; mailed: number }> {
  const verdicts: Verdicts = new Map()
  if (applications.length === 0) return { verdicts, mailed: 0 }
  // Before people are held, as imports do: neither waits for the other then.
  await lockNumbers(context.db, context.actor.projectId, 'update')
  const here = await findHere(applications, context)
  const others = applications.filter(({ id }) => !here.has(id))
  const known = samePerson
    ? new Map<number, string>()
    : await findSameAfm(others, verdicts, context)
  const fresh = await bringOthers(
    others.filter(({ id }) => !known.has(id)),
    { here, verdicts },
    context,
    publicUrl,
  )
  const joined = await linkMembers(applications, { here, verdicts }, context)
  const UserIds = [...fresh, ...joined]
  if (UserIds.length === 0) return { verdicts, mailed: 0 }
  const { projectId: ProjectId } = context.actor
  const { Invited } = await inviteUsers({ ProjectId, UserIds }, context, publicUrl)
  return { verdicts, mailed: Invited.length }
}

interface Found {
  /** The members of the project whom applications are of, by the applications. */
  readonly here: Map<number, number>
  readonly verdicts: Verdicts
}

/** Whom applications have become before, or who wrote them with an account, where these are members. */
async function findHere(
  applications: readonly MovingApplication[],
  { db, actor: { projectId } }: CallContext,
): Promise<Map<number, number>> {
  const asked = applications.flatMap(({ userId, applicantId }) => [userId ?? [], applicantId ?? []])
  const places = await listPlaces(db, projectId, asked.flat())
  const members = new Set(places.map(({ userId }) => userId))
  return new Map(
    applications.flatMap(({ id, userId, applicantId }) => {
      const person = [userId, applicantId].find((one) => one !== null && members.has(one))
      return person ? [[id, person]] : []
    }),
  )
}

/** Whose tax number a member has who is not known to be the same person; they are refused. */
async function findSameAfm(
  applications: readonly MovingApplication[],
  verdicts: Verdicts,
  { db, actor, language }: CallContext,
): Promise<ReadonlyMap<number, string>> {
  const ids = applications.map(({ id }) => id)
  const known = await listSameAfm(db, actor.projectId, ids)
  for (const [id, sameAs] of known) {
    const refused = translateWith(language, 'rule.same_afm', { name: sameAs })
    verdicts.set(id, { userId: null, refused, sameAs })
  }
  return known
}

/** Brings in who is not a member by their account, by the rules of an import; @returns who has joined. */
async function bringOthers(
  applications: readonly MovingApplication[],
  { here, verdicts }: Found,
  context: CallContext,
  publicUrl: string,
): Promise<number[]> {
  if (applications.length === 0) return []
  const lists = await readFieldLists(context.db, context.actor.projectId)
  const fields = [...lists.ProjectFields, ...lists.Fields]
  // The tax number is known by what its question means, whatever that is called.
  const people = applications.map(({ answers, protocol, afm }) =>
    inFieldsOf(fields, { kayas: protocol, ...(afm && { afm }), ...answers }),
  )
  const brought = await bringMentees(people, context, publicUrl)
  return applications.flatMap(({ id }, place) => {
    const one = brought[place]
    if (one?.Verdict === 'already' && one.userId !== null) {
      here.set(id, one.userId)
      return []
    }
    if (one?.Verdict === 'added' || one?.Verdict === 'joined') {
      verdicts.set(id, { userId: one.userId })
      return one.userId ?? []
    }
    const refused = one?.Faults.map(({ Message }) => Message).join(' ') ?? ''
    verdicts.set(id, { userId: null, ...(one?.Verdict !== 'invited' && { refused }) })
    return []
  })
}

/**
 * Mentees of the project stay as they are but for a registry number that they lack; whoever is no more than
 * Registered becomes one with their account. Other roles are not taken from anybody, nor is one added to them.
 * @returns who has joined.
 */
async function linkMembers(
  applications: readonly MovingApplication[],
  { here, verdicts }: Found,
  context: CallContext,
): Promise<number[]> {
  if (here.size === 0) return []
  const { db, language, actor } = context
  const people = [...new Set(here.values())]
  // Who selects another application of the same person waits here, and sees this one then.
  await lockPeople(
    db,
    people.map((userId) => `selected ${actor.projectId} ${userId}`),
  )
  const places = await listPlaces(db, actor.projectId, people)
  const selected = await listSelectedOf(db, actor.projectId, people)
  const linked: Numbered[] = []
  for (const { id, protocol } of applications) {
    const userId = here.get(id)
    if (userId === undefined) continue
    const place = places.find((one) => one.userId === userId)
    const other = selected.find((one) => one.userId === userId)
    const isMentee = place?.roles.includes('Mentee') ?? false
    const isRegistered = place?.roles.length === 1 && place.roles[0] === 'Registered'
    if (other) {
      const refused = translateWith(language, 'rule.selected_already', { protocol: other.protocol })
      verdicts.set(id, { userId: null, refused })
    } else if (!place || !(isMentee || isRegistered)) {
      verdicts.set(id, { userId: null, refused: translate(language, 'rule.member_otherwise') })
    } else {
      linked.push({ ...place, id, protocol, isMentee })
      selected.push({ userId, protocol })
    }
  }
  const numbers = await giveNumbers(linked, context)
  for (const { id, userId } of linked) verdicts.set(id, { userId, ...numbers.get(id) })
  const joining = linked.filter(({ isMentee }) => !isMentee)
  return joinRegistered(
    joining.map((one) => ({ ...one, isNumbered: !numbers.has(one.id) })),
    context,
  )
}

/** Makes mentees of people who are no more than Registered, with the account that they have. */
async function joinRegistered(
  people: readonly (Numbered & { readonly isNumbered: boolean })[],
  { db, actor: { projectId, userId: by }, now }: CallContext,
): Promise<number[]> {
  if (people.length === 0) return []
  const ids = people.map(({ userId }) => userId)
  // Their places end first, so that they join anew as what they have become.
  await endRegistered(db, projectId, ids)
  const noName = { firstName: '', lastName: '', email: '', sortKey: '', searchKey: '' }
  const members = people.map(({ userId, username }) => ({
    place: userId,
    userId,
    username,
    ...noName,
    fields: {},
    roles: ['Mentee'] as const,
    projectFields: {},
  }))
  const joined = await joinMembers(db, { projectId, by, now, relation: null }, members)
  const numbered = people.filter(({ isNumbered }) => isNumbered)
  await writeNumbers(
    db,
    projectId,
    numbered.map(({ userId, protocol }) => ({ userId, value: protocol })),
  )
  return joined.map(({ userId }) => userId)
}
