import { MAX_MAILED } from '@telemachos/contract/mail/limits'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { loadDates } from '#features/mail'
import { call, type Texts, type useAskBeforeMany } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'

/** How far ahead meetings are asked for: as far as one call goes. */
const DAYS_AHEAD = 92

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
    const people = await listMet(projectId)
    if (people.length === 0) return toast(t('mail.allDates.nobody'), { kind: 'info' })
    const { askBeforeDates } = await loadDates()
    const asked = {
      people,
      template: 'mentorMeetings.html' as const,
      textOf: (count: number) => t('mail.allDates.text', { count }),
    }
    if (await askBeforeDates(asked, askBeforeMany, t)) await send(people, t)
  } catch (error) {
    showSystemMessage(error, t, TOAST_MS.mailNotice)
  }
}

async function send(people: readonly number[], t: Texts['t']): Promise<void> {
  const told = { queued: 0, noAddress: 0, nothing: 0 }
  for (let first = 0; first < people.length; first += MAX_MAILED) {
    const some = people.slice(first, first + MAX_MAILED)
    const Data = Object.fromEntries(some.map((id) => [id, {}]))
    const input = { Data, Template: 'mentorMeetings.html' as const }
    // One after another: each is the work of a bulk call.
    const answer = await call('mail.mailUsers', input, { idempotencyKey: crypto.randomUUID() })
    told.queued += answer.Queued.length
    told.noAddress += answer.NoAddress.length
    told.nothing += answer.Nothing.length
  }
  toast(t('mail.dates.done', told), {
    ms: TOAST_MS.mailNotice,
    kind: told.queued > 0 ? 'done' : 'info',
  })
}

/** Those in the caller's care who have a planned meeting ahead. */
async function listMet(projectId: number): Promise<number[]> {
  const today = todayInAthens(new Date())
  const meetings = await call('meetings.listMeetings', {
    ProjectId: projectId,
    From: today,
    To: addDays(today, DAYS_AHEAD),
  })
  const now = Date.now()
  const ahead = meetings.filter(({ Time }) => Date.parse(Time) > now)
  return [...new Set(ahead.map(({ MenteeId }) => MenteeId))]
}
