import { loadDates } from '#features/mail'
import { call, type Texts, type useAskBeforeMany } from '#shared'
import { toast, TOAST_MS, showSystemMessage } from '#ui'
import { mailInParts, sayMailed, type MailedPeople } from './mail-in-parts.ts'
import { noteMailed } from './note-mailed.ts'

interface Meeting {
  readonly projectId: number
  readonly actionId: number
  readonly title: string
}

/**
 * Mails everybody in the caller's care the date of their planned meeting, once the caller has seen who they are and what it says; when
 * each was mailed is kept in their data (spec §3, lastMail). The answer stays for 10 s (spec §9).
 */
export async function mailDates(
  meeting: Meeting,
  askBeforeMany: ReturnType<typeof useAskBeforeMany>,
  t: Texts['t'],
): Promise<void> {
  try {
    const planned = await listPlanned(meeting)
    if (planned.length === 0) return toast(t('mail.dates.nobody'), { kind: 'info' })
    const { title, actionId } = meeting
    const { askBeforeDates } = await loadDates()
    const asked = {
      people: planned,
      template: 'rendezvous.html' as const,
      actionId,
      textOf: (count: number) => t('mail.dates.text', { count, title }),
    }
    if (await askBeforeDates(asked, askBeforeMany, t)) await send(meeting, planned, t)
  } catch (error) {
    showSystemMessage(error, t, TOAST_MS.mailNotice)
  }
}

async function send(
  { actionId }: Meeting,
  people: readonly number[],
  t: Texts['t'],
): Promise<void> {
  const told: MailedPeople = { queued: [], noAddress: 0, nothing: 0 }
  try {
    await mailInParts(people, { ActionId: actionId }, 'rendezvous.html', told)
    sayMailed(told, t)
  } finally {
    if (told.queued.length > 0) await noteMailed(new Map([[actionId, told.queued]]), t)
  }
}

/** Those with a planned meeting for the action. */
async function listPlanned({ projectId, actionId }: Meeting): Promise<number[]> {
  const found: number[] = []
  const filter = { ProjectId: projectId, State: 'scheduled' as const, ActionId: actionId }
  // One page leads to the next: they cannot be asked for side by side.
  for (let page = 1; ; page++) {
    const { list, Next } = await call('grid.getActionsGridPage', { ...filter, Page: page })
    found.push(...list.map(({ Id }) => Id))
    if (Next === null) return found
  }
}
