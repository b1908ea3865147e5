import { formatDateTime } from '@telemachos/rules/dates'
import { loadDates } from '#features/mail'
import { serverNow, useAskBeforeMany, useMay, useTexts, useWrite } from '#shared'
import { showSystemMessage, toast, TOAST_MS } from '#ui'
import type { Meeting } from './meeting.ts'

/**
 * Mails a mentee the date of their meeting (spec §2.3), and keeps when in their data; undefined for those
 * who may not. The answer stays for 10 s (spec §9).
 */
export function useRemind({ MenteeId, ActionId, Mentee }: Meeting) {
  const { t } = useTexts()
  const may = useMay()
  const askBeforeMany = useAskBeforeMany()
  const mailing = useWrite('mail.mailUsers')
  const noting = useWrite('actions.updateMenteeDataMany')
  if (!may('mail.mailUsers')) return undefined
  async function send(): Promise<void> {
    const { Queued, NoAddress } = await mailing.mutateAsync({
      Data: { [MenteeId]: { ActionId } },
      Template: 'rendezvous.html',
    })
    if (Queued.length > 0) {
      const lastMail = formatDateTime(serverNow())
      await noting.mutateAsync({ ActionId, Data: { [MenteeId]: { lastMail } } })
    }
    const said = Queued.length > 0 ? 'done' : NoAddress.length > 0 ? 'noAddress' : 'nothing'
    toast(t(`panel.remind.${said}`), {
      ms: TOAST_MS.mailNotice,
      kind: Queued.length > 0 ? 'done' : 'info',
    })
  }
  async function run(): Promise<void> {
    const name = `${Mentee.FirstName} ${Mentee.LastName}`
    try {
      const { askBeforeDates } = await loadDates()
      const asked = {
        people: [MenteeId],
        template: 'rendezvous.html' as const,
        actionId: ActionId,
        textOf: () => t('panel.remind.text', { name }),
        nobodyText: (state: string | undefined) =>
          t(state === 'noAddress' ? 'panel.remind.noAddress' : 'panel.remind.nothing'),
      }
      if (await askBeforeDates(asked, askBeforeMany, t)) await send()
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }
  return { run, busy: mailing.isPending || noting.isPending }
}
