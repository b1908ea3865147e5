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
    'questionnaires.startUpload': (target: Target) => ({
      ...bySet(target),
      GroupId: 1,
      Name: 'αρχείο.pdf',
      Bytes: 10,
    }),
    'questionnaires.uploadPart': (target: Target) => ({ ...ofFile(target), Part: 0, Data: 'AAAA' }),
    'questionnaires.endUpload': ofFile,
    'questionnaires.downloadFile': ofFile,
    'questionnaires.getPicture': () => ({ Key: '0'.repeat(32) }),
    'questionnaires.clearByAction': byCell,
    'questionnaires.clear': ({ answerSetId }: Target) => ({ id: answerSetId }),
    'questionnaires.grantTime': (target: Target) => ({ ...bySet(target), Factor: 1.5 }),
    'questionnaires.settleExpired': bySet,
    'questionnaires.listQuests': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'questionnaires.createQuest': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Title: { el: 'Νέο', en: '' },
    }),
    'questionnaires.getDraft': byQuest,
    'questionnaires.saveDraft': (target: Target) => ({
      ...byQuest(target),
      Revision: 1,
      Draft: { Title: { el: 'Νέο', en: '' }, Sections: [] },
    }),
    'questionnaires.uploadPicture': (target: Target) => ({
      ...byQuest(target),
      Data: 'iVBORw0KGgoAAAANSUhEUg==',
    }),
    'questionnaires.publish': (target: Target) => ({ ...byQuest(target), Revision: 1 }),
    'questionnaires.listVersions': byQuest,
    'questionnaires.getVersion': (target: Target) => ({ ...byQuest(target), Version: 1 }),
    'questionnaires.exportQuestionnaire': byQuest,
    'questionnaires.previewImport': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Text: JSON.stringify({ elements: [{ type: 'text', name: 'q' }] }),
    }),
    'questionnaires.importQuestionnaire': ({ projectId }: Target) => ({
      ProjectId: projectId,
      Title: { el: 'Από αρχείο', en: '' },
      Text: JSON.stringify({ elements: [{ type: 'text', name: 'q' }] }),
    }),
    'questionnaires.listResults': ({ projectId }: Target) => ({ ProjectId: projectId, page: 1 }),
    'questionnaires.getDistribution': byQuest,
    'questionnaires.listWrittenTexts': (target: Target) => ({
      ...byQuest(target),
      Question: 'ID_0001',
      page: 1,
    }),
    'questionnaires.listAnswered': (target: Target) => ({ ...byQuest(target), page: 1 }),
    'questionnaires.getGroupResults': ({ projectId, questActionId }: Target) => ({
      ProjectId: projectId,
      ActionIds: [questActionId],
    }),
    'questionnaires.startResultsExport': byQuest,
    'questionnaires.exportResultsPage': (target: Target) => ({
      ...byQuest(target),
      Page: 1,
    }),
    'questionnaires.createToken': (target: Target) => ({ ...byQuest(target), Uses: 1 }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
