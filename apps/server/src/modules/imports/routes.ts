import { contract } from '@telemachos/contract'
import type { SessionCache } from '../../kernel/domain.ts'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { addEvaluationMentees, addExistingMentees } from './add-existing.ts'
import { addUsers, importUsers } from './add-users.ts'
import { answerInvitation, listOwnInvitations } from './answer-invitation.ts'
import { inviteFormerMember, listFormerMembers } from './former-members.ts'
import { forecastImport } from './forecast-import.ts'
import { listImports } from './list-imports.ts'
import { listSentInvitations, resendInvitation, withdrawInvitation } from './sent-invitations.ts'
import { previewUserField, setUserField } from './set-user-field.ts'
import { listHeadings, startImport } from './start-import.ts'
import { undoFieldChange } from './undo-field-change.ts'
import { previewUndo, undoImport } from './undo-import.ts'
import { findByKeys, updateUserFields } from './update-user-fields.ts'

/** People by the spreadsheet: imported, updated, and changed many at a time. */
export function importsRoutes(sessions: SessionCache, publicUrl: string): Implementation {
  return implement(contract.imports, {
    addUsers: (input, context) => addUsers(input, context, publicUrl),
    importUsers: (input, context) => importUsers(input, context, publicUrl),
    forecastImport,
    listHeadings,
    startImport,
    listImports,
    previewUndo,
    undoImport,
    addExistingMentees: (input, context) => addExistingMentees(input, context, publicUrl),
    addEvaluationMentees: (input, context) => addEvaluationMentees(input, context, publicUrl),
    listOwnInvitations: (_input, context) => listOwnInvitations(context),
    listSentInvitations,
    withdrawInvitation,
    resendInvitation: (input, context) => resendInvitation(input, context, publicUrl),
    listFormerMembers,
    inviteFormerMember: (input, context) => inviteFormerMember(input, context, publicUrl),
    answerInvitation: (input, context) => answerInvitation(input, context, sessions),
    findByKeys,
    updateUserFields,
    previewUserField,
    setUserField,
    undoFieldChange,
  })
}
