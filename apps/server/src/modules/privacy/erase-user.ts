import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import { stateChanged } from '@telemachos/contract/people/state-events'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { freePlacesOf } from '../conferences/index.ts'
import { cancelMeetingsOf } from '../meetings/index.ts'
import { blankPeople, endPlaces, pseudonymOf } from '../people/index.ts'
import { blankingDomains } from './declared-tables.ts'
import * as store from './erase-store.ts'
import { decideRequests } from './request-store.ts'
import { mentionPatterns } from './mention-patterns.ts'
import { countMentions, replaceMentions } from './mentions-store.ts'
import { lockHandled, obstacleTo } from './policy.ts'
import { countEffects } from './section-effects.ts'

type EraseUser = typeof contract.privacy.calls.eraseUser

/**
 * Erases a person for good (GDPR, article 17): what is theirs is deleted, what has to be proven keeps
 * their number alone, and whatever names them elsewhere names a pseudonym.
 *
 * All of it is one transaction; a person who is erased already stays as they are.
 * @throws not_found for somebody who has never been in the caller's project; administered_elsewhere
 *   for an Admin of some of their projects only; rule_violated for oneself, a SuperAdmin or the last
 *   Admin of a project; invalid_input where the user name is not theirs.
 */
export async function eraseUser(
  { UserId, Username, Reason }: InputOf<EraseUser>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<EraseUser>> {
  const { db, actor } = context
  const { person } = await lockHandled(context, UserId)
  if (person.isErased) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const obstacle = obstacleTo(person, context)
  if (obstacle)
    throw new AppError('rule_violated', { fields: [{ field: 'UserId', rule: obstacle }] })
  if (Username !== person.username) throw refuseField('Username', 'other_username')

  const sought = { userId: UserId, patterns: mentionPatterns(person) }
  const mentions = await countMentions(db, sought)
  // What there is to erase, for the record: afterwards it is not there to be counted.
  const sections = await countEffects(db, UserId, mentions)
  const lastName = pseudonymOf(UserId)
  await blankPeople(db, [UserId])
  for (const projectId of person.projectIds) {
    await cancelMeetingsOf(db, { projectId, userId: UserId }, context.now)
    await freePlacesOf(context, { projectId, userId: UserId })
  }
  await endPlaces(db, UserId, actor.userId)
  for (const blank of blankingDomains.get()) await blank(db, UserId)
  const contents = await store.listContents(db, UserId)
  const removed = await store.deleteAllOwned(db, UserId)
  const left = await store.listUnknown(db, contents)
  context.afterCommit(() => removeContents(left, storage, context))
  const anonymised = await replaceMentions(db, sought, lastName)
  await decideRequests(db, UserId, actor.userId)

  context.audit({ subjectId: UserId, detail: { reason: Reason, removed, anonymised, sections } })
  announce(person, context)
  return { ok: true }
}

/**
 * Removes contents from the storage. What cannot be removed now is swept within a day, as all contents
 * without a row are.
 */
async function removeContents(
  keys: readonly string[],
  storage: FileStorage,
  { log }: CallContext,
): Promise<void> {
  try {
    for (const key of keys) {
      await storage.remove(key)
      await storage.removeParts(key)
    }
  } catch (error) {
    log.warn({ err: error }, 'files of an erased person wait for the sweep')
  }
}

/** The person's own pages are told that nobody is signed in; those of their projects, who is gone. */
function announce({ userId, projectIds }: store.PersonRow, context: CallContext): void {
  context.emit(identityChanged, {}, { users: [userId] })
  for (const ProjectId of projectIds) {
    context.emit(stateChanged, { ProjectId }, { project: ProjectId, users: [context.actor.userId] })
  }
}
