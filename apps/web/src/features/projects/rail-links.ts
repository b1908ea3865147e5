import type { PageName } from '@telemachos/contract/paths'
import type { TextKey } from '@telemachos/contract/texts'
import type { CallName } from '#shared'
import type { GroupKey } from './setting-groups.ts'

/** A page beside the settings on which something of the project is set. */
export interface RailLink {
  readonly page: PageName
  /** Which part of the page, behind the `#`. */
  readonly hash?: string
  readonly label: TextKey
  readonly hint: TextKey
  /** Who may not make this call does not see the link. */
  readonly needs: CallName
}

/** What of a project is set on pages of its own, by the group of the settings to which it belongs. */
export const RAIL_LINKS: Partial<Record<GroupKey, readonly RailLink[]>> = {
  start: [
    {
      page: 'admin.project.check',
      label: 'projects.link.check',
      hint: 'projects.link.checkHint',
      needs: 'projects.checkProject',
    },
  ],
  people: [
    {
      page: 'admin.project.users',
      hash: 'mTab=people',
      label: 'projects.link.members',
      hint: 'projects.link.membersHint',
      needs: 'people.listPeople',
    },
    {
      page: 'admin.project.users',
      hash: 'mTab=import',
      label: 'projects.link.import',
      hint: 'projects.link.importHint',
      needs: 'imports.importUsers',
    },
    {
      page: 'admin.project.users',
      hash: 'mTab=invitations',
      label: 'projects.link.invitations',
      hint: 'projects.link.invitationsHint',
      needs: 'imports.listSentInvitations',
    },
    {
      page: 'admin.project.applications',
      label: 'projects.link.applications',
      hint: 'projects.link.applicationsHint',
      needs: 'applications.list',
    },
    {
      page: 'admin.project.linkusers',
      label: 'projects.link.mentors',
      hint: 'projects.link.mentorsHint',
      needs: 'people.setDefaultMentor',
    },
    {
      page: 'admin.project.linksupervisorsmentors',
      label: 'projects.link.overseers',
      hint: 'projects.link.overseersHint',
      needs: 'people.setOverseer',
    },
  ],
  actions: [
    {
      page: 'admin.action.list',
      label: 'projects.link.actions',
      hint: 'projects.link.actionsHint',
      needs: 'actions.listTable',
    },
    {
      page: 'admin.spreadsheets',
      label: 'projects.link.spreadsheets',
      hint: 'projects.link.spreadsheetsHint',
      needs: 'spreadsheets.listSpreadsheets',
    },
  ],
  messages: [
    {
      page: 'admin.senditems',
      hash: 'tab=templates',
      label: 'projects.link.templates',
      hint: 'projects.link.templatesHint',
      needs: 'mail.listTemplates',
    },
    {
      page: 'admin.senditems',
      hash: 'tab=mails',
      label: 'projects.link.mails',
      hint: 'projects.link.mailsHint',
      needs: 'mail.listProjectMails',
    },
  ],
  data: [
    {
      page: 'admin.project.updateuserfields',
      label: 'projects.link.fieldValues',
      hint: 'projects.link.fieldValuesHint',
      needs: 'imports.setUserField',
    },
    {
      page: 'admin.project.microdata',
      label: 'projects.link.microdata',
      hint: 'projects.link.microdataHint',
      needs: 'microdata.getCompletion',
    },
    {
      page: 'admin.project.payments',
      label: 'projects.link.payments',
      hint: 'projects.link.paymentsHint',
      needs: 'payments.getPayments',
    },
  ],
}
