import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of mailSamples. */
export function mailSamples() {
  const inProject = ({ projectId }: Target) => ({ ProjectId: projectId })
  const mails = (target: Target) => ({ ...inProject(target), Ids: [1] })
  const key = (target: Target) => ({
    ...inProject(target),
    Name: 'meetings.reminder',
    Language: 'el',
  })
  const text = (target: Target) => ({ ...key(target), Subject: 'Θέμα', Body: '{{ title }}' })
  return {
    'mail.mailUsers': ({ personId }: Target) => ({
      Data: { [personId]: {} },
      Template: 'rendezvous.html',
    }),
    'mail.listOwnMails': (target: Target) => ({ ...inProject(target), Box: 'received', page: 1 }),
    'mail.listProjectMails': (target: Target) => ({ ...inProject(target), page: 1 }),
    'mail.getMail': (target: Target) => ({ ...inProject(target), Id: 1 }),
    'mail.resendMails': mails,
    'mail.cancelMails': mails,
    'mail.listTemplates': inProject,
    'mail.getTemplate': key,
    'mail.previewTemplate': text,
    'mail.saveTemplate': text,
    'mail.restoreTemplate': key,
    'notifications.countUnread': inProject,
    'notifications.listNotifications': (target: Target) => ({ ...inProject(target), page: 1 }),
    'notifications.markRead': (target: Target) => ({ ...inProject(target), Read: true }),
    'notifications.getChoices': () => ({}),
    'notifications.saveChoice': () => ({ Kind: 'meetings.moved', Mail: false }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
