import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readMatching } from './matching.ts'
import { holdsRole, isActiveMentee } from './linking-people-store.ts'
import { choose } from './choose-people.ts'
import { rolesOf } from './policy.ts'
import { scoreMatches, type MatchReason } from './score-matches.ts'
import {
  countNeverSignedIn,
  hasSignedIn,
  listCandidates,
  listWaiting,
  type MentorRow,
} from './suggestions-store.ts'
import { type PersonName } from './person-name-store.ts'

type Suggest = typeof contract.people.calls.suggestMentors
type Reason = OutputOf<Suggest>['list'][number]['Suggestions'][number]['Reasons'][number]

/**
 * Mentors for a page of mentees who have none, with the reasons. It changes nothing: a person
 * approves what is suggested. Mentors who have never signed in are left out, and counted.
 */
export async function suggestMentors(
  { page, count: size }: InputOf<Suggest>,
  context: CallContext,
): Promise<OutputOf<Suggest>> {
  const { db } = context
  const [waiting, reached, { fields, language, shared }] = await Promise.all([
    choose({ WithoutMentor: true }, context),
    choose({}, context),
    readMatching(context),
  ])
  const compared = { fields, language, shared: shared.map(({ name }) => name) }
  const holders = {
    ...reached,
    conditions: [...reached.conditions, holdsRole(rolesOf('mentor'))],
  }
  const [mentees, mentors, NeverSignedIn] = await Promise.all([
    listWaiting(db, { ...waiting, conditions: [...waiting.conditions, isActiveMentee] }, compared, {
      page,
      count: size,
    }),
    listCandidates(db, { ...holders, conditions: [...holders.conditions, hasSignedIn] }, compared),
    countNeverSignedIn(db, holders),
  ])
  const matches = scoreMatches(
    mentees.map(comparable),
    mentors.map((mentor) => ({
      ...comparable(mentor),
      load: mentor.Load,
      capacity: mentor.Capacity,
    })),
  )
  const byId = new Map(mentors.map((mentor) => [mentor.Id, mentor]))
  const labels = new Map(shared.map(({ name, label }) => [name, label]))
  const count = mentees[0]?.found ?? 0
  return {
    list: mentees.map((mentee) => ({
      Mentee: nameOf(mentee),
      Area: mentee.Area,
      Suggestions: (matches.get(mentee.Id) ?? []).flatMap(({ mentorId, score, reasons }) => {
        const mentor = byId.get(mentorId)
        if (!mentor) return []
        const Reasons = reasons.map((reason) => wireReason(reason, labels))
        return [{ Mentor: nameOf(mentor), Score: score, Reasons }]
      }),
    })),
    count,
    All: count,
    NeverSignedIn,
  }
}

type Row = Omit<MentorRow, 'Load' | 'Capacity'>

const comparable = ({ Id, Area, languages, shared }: Row) => ({
  id: Id,
  area: Area,
  languages,
  shared,
})

const nameOf = ({ Id, FirstName, LastName }: PersonName): PersonName => ({
  Id,
  FirstName,
  LastName,
})

function wireReason(reason: MatchReason, labels: ReadonlyMap<string, string>): Reason {
  switch (reason.kind) {
    case 'capacity':
      return {
        Kind: 'capacity',
        Free: reason.free,
        Load: reason.load,
        OnPage: reason.onPage,
      }
    case 'field':
      return { Kind: 'field', Label: labels.get(reason.name) ?? reason.name, Value: reason.value }
    default:
      return { Kind: reason.kind, Value: reason.value }
  }
}
