import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { cancelMails, getMail, listOwnMails, listProjectMails, resendMails } from './mail-log.ts'
import { mailUsers } from './mail-users.ts'
import {
  getTemplate,
  listTemplates,
  prepareTemplate,
  previewTemplate,
  restoreTemplate,
  saveTemplate,
} from './templates.ts'

/** Mail: what was sent to whom, what it says, and sending meeting dates. */
export const mailRoutes = implement(contract.mail, {
  mailUsers,
  listOwnMails,
  listProjectMails,
  getMail,
  resendMails,
  cancelMails,
  listTemplates: (_input, context) => listTemplates(context),
  getTemplate,
  previewTemplate,
  saveTemplate: prepared(prepareTemplate, saveTemplate),
  restoreTemplate,
})
