import { loadDates } from '#features/mail'
import { call, serverNow, type Texts, type useAskBeforeMany } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import { mailInParts, sayMailed, type MailedPeople } from './mail-in-parts.ts'
import { noteMailed } from './note-mailed.ts'

/** So many people are read at once (spec §9, GetByIds). */
const MAX_READ = 100

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
  const told: MailedPeople = { queued: [], noAddress: 0, nothing: 0 }
  try {
    await mailInParts(people, {}, 'mentorMeetings.html', told)
    sayMailed(told, t)
  } finally {
    const toldOf = new Map<number, number[]>()
    for (const id of told.queued)
      for (const action of actionsOf.get(id) ?? [])
        toldOf.set(action, [...(toldOf.get(action) ?? []), id])
    await noteMailed(toldOf, t)
  }
}

/**
 * Those in the caller's care who have a planned meeting ahead: a mentor's meetings stay theirs where the
 * mentee does not.
 */
async function listMet(projectId: number): Promise<ActionsOf> {
  const meetings = await call('meetings.listMeetings', { ProjectId: projectId })
  const now = serverNow().getTime()
  const actionsOf = new Map<number, Set<number>>()
  for (const { MenteeId, ActionId, Time } of meetings) {
    if (Date.parse(Time) <= now) continue
    actionsOf.set(MenteeId, (actionsOf.get(MenteeId) ?? new Set()).add(ActionId))
  }
  const ids = [...actionsOf.keys()]
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_READ) }, (_, at) =>
    ids.slice(at * MAX_READ, (at + 1) * MAX_READ),
  )
  const reached = await Promise.all(
    parts.map((Ids) => call('people.getUsersByIds', { ProjectId: projectId, Ids })),
  )
  return new Map(reached.flat().map(({ Id }) => [Id, actionsOf.get(Id) ?? new Set()]))
}
