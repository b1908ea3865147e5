import { MAX_MAILED } from '@telemachos/contract/mail/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { loadDates } from '#features/mail'
import { call, serverNow, type CallInput, type Texts, type useAskBeforeMany } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'

/** Whom a mail tells their meetings, and of which actions these are. */
type ActionsOf = ReadonlyMap<number, ReadonlySet<number>>

/**
 * Mails everybody in the caller's care the dates of all their planned meetings (spec §2.3, §7: the
 * template mentorMeetings.html), once the caller has seen who they are and what it says. The answer stays for 10 s (spec §9).
 */
export async function mailAllDates(
  projectId: number,
  askBeforeMany: ReturnType<typeof useAskBeforeMany>,
  t: Texts['t'],
): Promise<void> {
  try {
    const actionsOf = await listMet(projectId)
    const people = [...actionsOf.keys()]
    if (people.length === 0) return toast(t('mail.allDates.nobody'), { kind: 'info' })
    const { askBeforeDates } = await loadDates()
    const asked = {
      people,
      template: 'mentorMeetings.html' as const,
      textOf: (count: number) => t('mail.allDates.text', { count }),
    }
    if (await askBeforeDates(asked, askBeforeMany, t)) await send(actionsOf, t)
  } catch (error) {
    showSystemMessage(error, t, TOAST_MS.mailNotice)
  }
}

async function send(actionsOf: ActionsOf, t: Texts['t']): Promise<void> {
  const people = [...actionsOf.keys()]
  const told = { queued: 0, noAddress: 0, nothing: 0 }
  const mailed: (readonly number[])[] = []
  try {
    for (let first = 0; first < people.length; first += MAX_MAILED) {
      const some = people.slice(first, first + MAX_MAILED)
      const Data = Object.fromEntries(some.map((id) => [id, {}]))
      const input = { Data, Template: 'mentorMeetings.html' as const }
      // One after another: each is the work of a bulk call.
      const answer = await call('mail.mailUsers', input, { idempotencyKey: crypto.randomUUID() })
      mailed.push(answer.Queued)
      told.queued += answer.Queued.length
      told.noAddress += answer.NoAddress.length
      told.nothing += answer.Nothing.length
    }
    toast(t('mail.dates.done', told), {
      ms: TOAST_MS.mailNotice,
      kind: told.queued > 0 ? 'done' : 'info',
    })
  } finally {
    // A mail that has left, has left, whether that can be noted or not.
    await noteMailed(mailed, actionsOf).catch(() =>
      toast(t('mail.dates.unnoted'), { ms: TOAST_MS.mailNotice, kind: 'failed' }),
    )
  }
}

/** Keeps when each was mailed, with every action whose date the mail told them (spec §3, lastMail). */
async function noteMailed(
  mailed: readonly (readonly number[])[],
  actionsOf: ActionsOf,
): Promise<void> {
  const lastMail = formatDateTime(serverNow())
  for (const people of mailed) {
    const actions = new Set(people.flatMap((id) => [...(actionsOf.get(id) ?? [])]))
    for (const ActionId of actions) {
      const told = people.filter((id) => actionsOf.get(id)?.has(ActionId))
      const Data = Object.fromEntries(told.map((id) => [id, { lastMail }]))
      const input = { ActionId, Data }
      await call('actions.updateMenteeDataMany', input, { idempotencyKey: crypto.randomUUID() })
    }
  }
}

/** Those in the caller's care who have a planned meeting ahead. */
async function listMet(projectId: number): Promise<ActionsOf> {
  const meetings = await call('meetings.listMeetings', { ProjectId: projectId })
  const now = serverNow().getTime()
  const actionsOf = new Map<number, Set<number>>()
  for (const { MenteeId, ActionId, Time } of meetings) {
    if (Date.parse(Time) <= now) continue
    actionsOf.set(MenteeId, (actionsOf.get(MenteeId) ?? new Set()).add(ActionId))
  }
  return keepReached(projectId, actionsOf)
}

/** Those of them who are still in the caller's care: a mentor's meetings stay theirs when a mentee does not. */
async function keepReached(projectId: number, actionsOf: ActionsOf): Promise<ActionsOf> {
  const reached = new Map<number, ReadonlySet<number>>()
  let after: CallInput<'grid.getActionsGridPage'>['After']
  for (let Page = 1; reached.size < actionsOf.size; Page++) {
    const input = { ProjectId: projectId, Page, ...(after && { After: after }) }
    // One page leads to the next: they cannot be asked for side by side.
    const { list, Next } = await call('grid.getActionsGridPage', input)
    for (const { Id } of list) {
      const actions = actionsOf.get(Id)
      if (actions) reached.set(Id, actions)
    }
    if (Next === null) break
    after = Next
  }
  return reached
}
