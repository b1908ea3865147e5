import { contract } from '@telemachos/contract'
import type { DomainServices } from '../../kernel/domain.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { cancelMails, getMail, listOwnMails, listProjectMails, resendMails } from './mail-log.ts'
import { mailUsers } from './mail-users.ts'
import { previewDates, readDates } from './preview-dates.ts'
import { getTemplate, listTemplates, restoreTemplate, saveTemplate } from './templates.ts'
import { sendTest } from './test-mail.ts'
import { previewTemplate, tryTemplate } from './try-template.ts'

/** Mail: what was sent to whom, what it says, and sending meeting dates. */
export const mailRoutes = ({
  publicUrl,
  mailsLeave,
}: Pick<DomainServices, 'publicUrl' | 'mailsLeave'>) =>
  implement(contract.mail, {
    mailUsers,
    previewDates,
    readDates: (input, context) => readDates(input, context, publicUrl),
    listOwnMails,
    listProjectMails,
    getMail,
    resendMails,
    cancelMails,
    listTemplates: (_input, context) => listTemplates(context),
    getTemplate,
    previewTemplate: (input, context) => previewTemplate(input, context, publicUrl),
    saveTemplate: prepared(
      (input, context) => tryTemplate(input, context, publicUrl),
      (input, context) => saveTemplate(input, context),
    ),
    sendTest: prepared(
      (input, context) => tryTemplate(input, context, publicUrl),
      (input, context, written) => sendTest(input, context, written, mailsLeave),
    ),
    restoreTemplate,
  })
