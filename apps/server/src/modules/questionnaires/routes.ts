import { contract } from '@telemachos/contract'
import { adminCalls } from '@telemachos/contract/questionnaires/admin-calls'
import { attemptCalls } from '@telemachos/contract/questionnaires/attempt-calls'
import { editorCalls } from '@telemachos/contract/questionnaires/editor-calls'
import { fileCalls } from '@telemachos/contract/questionnaires/files-calls'
import { interchangeCalls } from '@telemachos/contract/questionnaires/interchange-calls'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { handle, implement, type Implementation } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { searchPatterns } from '../people/index.ts'
import { accessQuest, accessSet, requireRespondent, viewerOf } from './policy.ts'
import { clearByAction, clearSet, grantTime, settleExpired } from './admin-moves.ts'
import { clockOf } from './answer-set.ts'
import { listQuests, listVersions } from './definition-store.ts'
import { createQuest, publishDraft, readDraft, readVersion, saveDraft } from './edit-draft.ts'
import { exportQuestionnaire } from './export-questionnaire.ts'
import { findProjectOfSet } from './find-project-of-set.ts'
import { finishAttempt, prepareFinish } from './finish-attempt.ts'
import { importQuestionnaire, previewImport, readImport } from './import-questionnaire.ts'
import { moveSet } from './move-set.ts'
import {
  readAnswered,
  readClock,
  readClockOfMentee,
  readOfMentee,
  readOwnCopy,
  readSet,
} from './read-questionnaire.ts'
import { openSheet } from './open-sheet.ts'
import { readPicture, storePicture, uploadPicture } from './pictures.ts'
import { readFile } from './read-file.ts'
import { readCombinedResults, readResults } from './read-results.ts'
import { readUses, removeQuest } from './remove-quest.ts'
import { reportHandlers, resultsHandlers } from './results-routes.ts'
import { saveAnswer } from './save-answer.ts'
import { writeFrom } from './saving.ts'
import { startAttempt } from './start-attempt.ts'
import { endUpload, joinUpload, startUpload, uploadPart } from './upload-file.ts'
import { createToken, useToken } from './use-token.ts'

/** Questionnaires as they are answered. */
const attemptHandlers = handle(attemptCalls, {
  getByAction: ({ ActionId, Lang }, context) =>
    readOfMentee({ ActionId, MenteeId: context.actor.userId, Lang }, context),
  getByMenteeAction: readOfMentee,
  getMentorQuest: readOwnCopy,
  getByToken: useToken,
  getByAnswerSetId: readSet,
  findProject: findProjectOfSet,
  getAnswered: readAnswered,
  getResults: readResults,
  getCombinedResults: readCombinedResults,
  openSheet,
  start: startAttempt,
  getRemainingTime: readClock,
  getRemainingTimeByAction: readClockOfMentee,
  answerClosed: ({ OptionId, ...said }, context) =>
    saveAnswer(
      writeFrom(said),
      { field: 'OptionId', answer: { optionId: OptionId, text: null } },
      context,
    ),
  answerOpen: ({ Text, ...said }, context) =>
    saveAnswer(writeFrom(said), { field: 'Text', answer: { optionId: null, text: Text } }, context),
  async pause({ AnswerSetId }, context) {
    const set = await accessSet(context, AnswerSetId, 'change')
    requireRespondent(set, context)
    return clockOf(await moveSet(context, set, { event: 'pause' }, 'respondent'), context.now)
  },
  async resume({ AnswerSetId }, context) {
    const set = await accessSet(context, AnswerSetId, 'change')
    requireRespondent(set, context)
    return clockOf(await moveSet(context, set, { event: 'continue' }, 'respondent'), context.now)
  },
  finish: prepared(prepareFinish, finishAttempt),
})

/** What an administrator may do to somebody's attempt. */
const adminHandlers = handle(adminCalls, {
  clearByAction,
  clear: clearSet,
  grantTime,
  settleExpired,
})

/** Files that answer questions. */
const fileHandlers = (storage: FileStorage) =>
  handle(fileCalls, {
    startUpload,
    uploadPart: (input, context) => uploadPart(input, context, storage),
    endUpload: prepared(
      (input, context) => joinUpload(input, context, storage),
      (input, context, whole) => endUpload(input, context, { storage, whole }),
    ),
    downloadFile: (input, context) => readFile(input, context, storage),
    getPicture: (input, context) => readPicture(input, context, storage),
  })

/** Questionnaires as they are written. */
const editorHandlers = (storage: FileStorage) =>
  handle(editorCalls, {
    listQuests({ Search, searchText, QuestId = null, page, count: size }, context) {
      const { db, language } = context
      const patterns = searchPatterns(Search || searchText).written
      return listQuests(db, viewerOf(context), {
        patterns,
        questId: QuestId,
        page: { page, count: size },
        language,
      })
    },
    createQuest,
    getDraft: readDraft,
    saveDraft,
    publish: publishDraft,
    getUses: readUses,
    removeQuest,
    async listVersions({ QuestId }, context) {
      await accessQuest(context, QuestId)
      return listVersions(context.db, viewerOf(context), QuestId)
    },
    getVersion: readVersion,
    createToken,
    uploadPicture: prepared(
      (input, context) => storePicture(input, context, storage),
      uploadPicture,
    ),
  })

/** Questionnaires as files, in and out. */
const interchangeHandlers = (storage: FileStorage) =>
  handle(interchangeCalls, {
    exportQuestionnaire: (input, context) => exportQuestionnaire(input, context, storage),
    previewImport,
    importQuestionnaire: prepared((input) => readImport(input, storage), importQuestionnaire),
  })

/** Questionnaires: written, answered, exchanged and evaluated. */
export const questionnairesRoutes = (storage: FileStorage): Implementation =>
  implement(contract.questionnaires, {
    ...attemptHandlers,
    ...adminHandlers,
    ...editorHandlers(storage),
    ...fileHandlers(storage),
    ...interchangeHandlers(storage),
    ...resultsHandlers,
    ...reportHandlers,
  })
