import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { createHash } from 'node:crypto'
import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { notices } from '../../kernel/notices.ts'
import { MAX_ID } from '@telemachos/contract/core/shapes'
import { pathOf } from '@telemachos/contract/paths'
import { within } from '../people/index.ts'
import { listAddressed, type AddressedRow } from './addressed-store.ts'
import { reachedPeople } from './policy.ts'
import { sightOf } from './sight-of.ts'

type MailUsers = typeof contract.mail.calls.mailUsers

/**
 * Mails people the dates of their planned meetings. What the mail says is read here, not taken from
 * the page; the same dates are mailed to the same person once a day.
 *
 * @throws not_found when one of the people is out of reach; invalid_input `required`.
 */
export async function mailUsers(
  { Data, Template }: InputOf<MailUsers>,
  context: CallContext,
): Promise<OutputOf<MailUsers>> {
  const { db, actor, now } = context
  const found = await addressedOf(Data, context)
  const reachable = found.filter(({ hasAddress }) => hasAddress)
  const told = reachable.filter(({ meetings }) => meetings.length > 0)
  const queued = await notices.get().tell(db, {
    kind: Template,
    projectId: actor.projectId,
    senderId: actor.userId,
    now,
    to: told.map((person) => ({
      userId: person.userId,
      key: keyOf(Template, person, now),
      thing: `mail/${Template}/${person.userId}`,
      model: modelOf(person),
    })),
  })
  for (const subjectId of queued) context.audit({ subjectId, detail: { template: Template } })
  if (queued.length === 0) context.audit({ unchanged: true })
  return {
    Queued: queued,
    NoAddress: found.filter(({ hasAddress }) => !hasAddress).map(({ userId }) => userId),
    Nothing: reachable.map(({ userId }) => userId).filter((id) => !queued.includes(id)),
  }
}

/**
 * Those whom the dates of which meetings are mailed.
 * @throws not_found when one of them is out of reach; invalid_input `required`.
 */
export async function addressedOf(
  data: InputOf<MailUsers>['Data'],
  context: CallContext,
): Promise<AddressedRow[]> {
  const wanted = Object.entries(data).map(([key, { ActionId }]) => ({
    userId: Number(key),
    actionId: ActionId ?? null,
  }))
  if (wanted.length === 0) throw refuseField('Data', 'required')
  const inRange = wanted.filter(({ userId }) => userId <= MAX_ID)
  const { projectId } = context.actor
  const reach = within(context, { reads: 'all' })
  const found = await listAddressed(context.db, projectId, inRange, reach, sightOf(context))
  reachedPeople(found.length === wanted.length)
  return found
}

/** What a mail of meeting dates tells. */
export const modelOf = ({ meetings }: Pick<AddressedRow, 'meetings'>) => ({
  meetings,
  path: pathOf('calendar'),
})

/** Names the mail of the same dates to the same person on one day. */
export function keyOf(template: string, { userId, meetings }: AddressedRow, now: Date): string {
  const dates = createHash('sha256').update(JSON.stringify(meetings)).digest('base64url')
  return `${template}/${userId}/${todayInAthens(now)}/${dates}`
}
