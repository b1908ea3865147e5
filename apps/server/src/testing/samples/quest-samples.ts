import type { Target } from './target.ts'
import type { CallName } from '../test-server.ts'

/** Inputs of the calls of questionnaires. */
export function questSamples() {
  const bySet = ({ answerSetId }: Target) => ({ AnswerSetId: answerSetId })
  const ofFile = (target: Target) => ({ ...bySet(target), FileId: 1 })
  const byCell = ({ questActionId, personId }: Target) => ({
    ActionId: questActionId,
    MenteeId: personId,
  })
  const byAction = ({ questActionId }: Target) => ({ ActionId: questActionId })
  const byQuest = ({ projectId, questId }: Target) => ({ ProjectId: projectId, QuestId: questId })
  const write = (target: Target) => ({
    ...bySet(target),
    GroupId: 1,
    Epoch: 0,
    OpId: `sample-${target.answerSetId}`,
    ClientId: 'sample-client',
    Seq: 1,
    BaseRev: 0,
  })
  return {
    'questionnaires.getByAction': byAction,
    'questionnaires.getByMenteeAction': byCell,
    'questionnaires.getMentorQuest': byAction,
    'questionnaires.getByToken': () => ({ TokenName: 'no-such-token' }),
    'questionnaires.getByAnswerSetId': bySet,
    'questionnaires.findProject': bySet,
    'questionnaires.getAnswered': byCell,
    'questionnaires.getResults': bySet,
    'questionnaires.getCombinedResults': ({ questActionId, personId }: Target) => ({
      MenteeId: personId,
      ActionIds: [questActionId],
    }),
    'questionnaires.start': bySet,
    'questionnaires.getRemainingTime': bySet,
    'questionnaires.getRemainingTimeByAction': byCell,
    'questionnaires.answerClosed': (target: Target) => ({ ...write(target), OptionId: 1 }),
    'questionnaires.answerOpen': (target: Target) => ({
      ...write(target),
      OpId: `sample-text-${target.answerSetId}`,
      GroupId: 2,
      Text: 'Κείμενο',
    }),
    'questionnaires.pause': bySet,
    'questionnaires.resume': bySet,
    'questionnaires.finish': (target: Target) => ({ ...bySet(target), Epoch: 0, Expected: [] }),
    'questFiles.startUpload': (target: Target) => ({
      ...bySet(target),
      GroupId: 1,
      Name: 'αρχείο.pdf',
      Bytes: 10,
    }),
    'questFiles.uploadPart': (target: Target) => ({ ...ofFile(target), Part: 0, Data: 'AAAA' }),
    'questFiles.endUpload': ofFile,
    'questFiles.downloadFile': ofFile,
    'questFiles.getPicture': () => ({ Key: '0'.repeat(32) }),
    'questAdmin.clearByAction': byCell,
    'questAdmin.clear': ({ answerSetId }: Target) => ({ id: answerSetId }),
    'questAdmin.grantTime': (target: Target) => ({ ...bySet(target), Factor: 1.5 }),
    'questAdmin.settleExpired': bySet,
    'questEditor.listQuests': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'questEditor.createQuest': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Title: { el: 'Νέο', en: '' },
    }),
    'questEditor.getDraft': byQuest,
    'questEditor.saveDraft': (target: Target) => ({
      ...byQuest(target),
      Revision: 1,
      Draft: { Title: { el: 'Νέο', en: '' }, Sections: [] },
    }),
    'questEditor.uploadPicture': (target: Target) => ({
      ...byQuest(target),
      Data: 'iVBORw0KGgoAAAANSUhEUg==',
    }),
    'questEditor.publish': (target: Target) => ({ ...byQuest(target), Revision: 1 }),
    'questEditor.listVersions': byQuest,
    'questEditor.getVersion': (target: Target) => ({ ...byQuest(target), Version: 1 }),
    'questInterchange.exportQuestionnaire': byQuest,
    'questInterchange.previewImport': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Text: JSON.stringify({ elements: [{ type: 'text', name: 'q' }] }),
    }),
    'questInterchange.importQuestionnaire': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Title: { el: 'Από αρχείο', en: '' },
      Text: JSON.stringify({ elements: [{ type: 'text', name: 'q' }] }),
    }),
    'questReports.listResults': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'questReports.getDistribution': byQuest,
    'questReports.listTexts': (target: Target) => ({
      ...byQuest(target),
      Question: 'ID_0001',
      page: 1,
    }),
    'questReports.listAnswered': (target: Target) => ({ ...byQuest(target), page: 1 }),
    'questReports.getGroupResults': ({ projectId, questActionId }: Target) => ({
      ProjectId: projectId,
      ActionIds: [questActionId],
    }),
    'questReports.startExport': byQuest,
    'questReports.exportPage': (target: Target) => ({
      ...byQuest(target),
      Page: 1,
    }),
    'questEditor.createToken': (target: Target) => ({ ...byQuest(target), Uses: 1 }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
