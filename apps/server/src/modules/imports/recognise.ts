import { fold } from '@telemachos/rules/greek-text'
import type { ReadRow } from '@telemachos/rules/import-row'
import type { CallContext } from '../../kernel/context.ts'
import { findClaimed, personKeys, type Claim, type Known } from '../people/index.ts'

/** What a row says of who the person is, in the form in which people are looked for. */
function claimOf({ username, isByEmail, numbers, values }: ReadRow, place: number): Claim {
  const name = { firstName: values['first_name'] ?? '', lastName: values['last_name'] ?? '' }
  return {
    place,
    username,
    isByEmail,
    email: isByEmail ? username : (values['email'] ?? ''),
    sortKey: personKeys({
      ...name,
      username,
    }).sortKey,
    afm: numbers.afm.value,
    kayas: numbers.kayas.value,
  }
}

/**
 * Whether a row is about the person who was found for it. A user name alone does not say so: whoever
 * guessed one could draw a stranger into a project. A member of the project is known by it; anybody
 * else has to agree in the tax number or the e-mail address as well, and who is found by the tax
 * number in the last name. A SuperAdmin is nobody's to add.
 */
export function isSamePerson(
  { values, numbers, username, isByEmail }: ReadRow,
  known: Known,
): boolean {
  if (known.superAdmin) return false
  const email = values['email'] ?? (isByEmail ? username : '')
  const sameEmail = email !== '' && email.toLowerCase() === known.email.toLowerCase()
  const sameAfm = numbers.afm.value !== '' && numbers.afm.value === known.afm
  const sameName = fold(values['last_name'] ?? '') === fold(known.lastName)
  switch (known.by) {
    case 'username':
      return known.isMember || sameEmail || sameAfm
    case 'afm':
      return sameName
    case 'email':
      return sameName && sameEmail
    case null:
      return false
  }
}

/** What a row calls somebody: nothing of it is from anywhere else. */
export function nameIn({ username, values }: ReadRow): string {
  const name = [values['first_name'], values['last_name']].filter(Boolean).join(' ')
  return name || username
}

/** Whom the rows mean, by their places. */
export async function findKnown(
  sound: readonly { readonly row: ReadRow; readonly place: number }[],
  { db, actor }: CallContext,
): Promise<ReadonlyMap<number, Known>> {
  if (sound.length === 0) return new Map()
  const claims = sound.map(({ row, place }) => claimOf(row, place))
  const found = await findClaimed(db, actor.projectId, claims)
  return new Map(found.map((one) => [one.place, one]))
}
