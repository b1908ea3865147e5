import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { createHash } from 'node:crypto'
import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { notices } from '../../kernel/notices.ts'
import { hidingFlag } from '@telemachos/contract/grid/constants'
import { MAX_ID } from '@telemachos/contract/core/shapes'
import { pathOf } from '@telemachos/contract/paths'
import { within } from '../people/index.ts'
import { listAddressed, type AddressedRow } from './addressed-store.ts'
import { reachedPeople } from './policy.ts'

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
  const wanted = Object.entries(Data).map(([key, { ActionId }]) => ({
    userId: Number(key),
    actionId: ActionId ?? null,
  }))
  if (wanted.length === 0) throw refuseField('Data', 'required')
  const sight = {
    cells: within(context, { reads: 'cells' }),
    hiding: hidingFlag(actor.role),
    now,
  }
  const inRange = wanted.filter(({ userId }) => userId <= MAX_ID)
  const found = await listAddressed(
    db,
    actor.projectId,
    inRange,
    within(context, { reads: 'all' }),
    sight,
  )
  reachedPeople(found.length === wanted.length)
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
      model: { meetings: person.meetings, path: pathOf('calendar') },
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

function keyOf(template: string, { userId, meetings }: AddressedRow, now: Date): string {
  const dates = createHash('sha256').update(JSON.stringify(meetings)).digest('base64url')
  return `${template}/${userId}/${todayInAthens(now)}/${dates}`
}
