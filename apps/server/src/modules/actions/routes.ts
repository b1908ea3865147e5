import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { readContent, readContentVersions, saveContent } from './author-content.ts'
import { discardDraft, saveDraft, setPublished } from './author-drafts.ts'
import { addPicture, measurePicture, readPicture } from './pictures.ts'
import { accessAction } from './policy.ts'
import { cancelPlannedMeeting } from './cancel-planned-meeting.ts'
import { completeAction } from './complete-action.ts'
import { createAction } from './create-action.ts'
import { dataHandlers } from './data-routes.ts'
import { previewDueReminders, readDueReminders, saveDueReminders } from './due-reminders.ts'
import { previewDueRule, readDueRule, saveDueRule } from './due-rules.ts'
import { extendDue, withdrawExtension } from './extend-due.ts'
import {
  archiving,
  copyActions,
  deleteActions,
  moveActions,
  readDependents,
} from './manage-actions.ts'
import { formHandlers, formResultHandlers, formVersionHandlers } from './form-routes.ts'
import { publishAction } from './publish-action.ts'
import { publishSeries } from './publish-series.ts'
import { readActions, readAggregateMentees } from './read-actions.ts'
import { readMenteeActions } from './read-mentee-actions.ts'
import { readMissing } from './read-missing.ts'
import { readTypes } from './read-types.ts'
import { readTable, readTouched } from './read-table.ts'
import { readUses } from './read-uses.ts'
import { saveGrid } from './save-grid.ts'
import { removeGroup, saveGroup } from './save-group.ts'
import { saveTitles } from './save-titles.ts'
import { tryConditions } from './try-conditions.ts'
import { undoCompletion } from './undo-completion.ts'

/** Actions: what there is to do, and doing it. */
export const actionsRoutes = (storage: FileStorage) =>
  implement(contract.actions, {
    listActions: ({ all }, context) => readActions(all, context),
    getAction: ({ Id }, context) => accessAction(context, Id),
    listActionTypes: readTypes,
    listMenteeActions: ({ MenteeId }, context) => readMenteeActions(MenteeId, context),
    completeAction,
    undoCompletion,
    publishAction,
    publishSeries,
    cancelMeeting: cancelPlannedMeeting,
    getAggregateMentees: ({ Id }, context) => readAggregateMentees(Id, context),
    saveGrid,
    getUses: readUses,
    createAction,
    getContent: readContent,
    saveContent,
    saveDraft,
    discardDraft,
    setPublished,
    listContentVersions: readContentVersions,
    tryConditions,
    getMissing: readMissing,
    getDueRule: readDueRule,
    saveDueRule,
    previewDueRule,
    getDueReminders: readDueReminders,
    saveDueReminders,
    previewDueReminders,
    extendDue,
    withdrawExtension,
    ...dataHandlers,
    listTable: readTable,
    countTouched: readTouched,
    saveTitles,
    ...formHandlers,
    ...formResultHandlers,
    ...formVersionHandlers,
    listDependents: readDependents,
    copyActions,
    moveActions,
    archiveActions: archiving(true),
    restoreActions: archiving(false),
    deleteActions,
    saveGroup,
    removeGroup,
    addPicture: prepared((input, context) => measurePicture(input, context, storage), addPicture),
    getPicture: (input, context) => readPicture(input, context, storage),
  })
