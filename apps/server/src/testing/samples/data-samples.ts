import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of data of actions. */
export function dataSamples() {
  const one = ({ actionId, personId }: Target) => ({ ActionId: actionId, MenteeId: personId })
  const oneWithData = (target: Target) => ({ ...one(target), Data: '{"note":"ένα"}' })
  const own = ({ actionId }: Target) => ({ ActionId: actionId })
  const ownWithData = (target: Target) => ({ ...own(target), Data: '{"note":"ένα"}' })
  return {
    'actionData.getAsMentee': one,
    'actionData.getMentorDataAsMentee': own,
    'actionData.listQuestsAsMentee': () => ({}),
    'actionData.saveAsMentee': oneWithData,
    'actionData.updateAsMentee': ownWithData,
    'actionData.getAsMentor': own,
    'actionData.updateAsMentor': ownWithData,
    'actionData.getMenteeData': one,
    'actionData.updateMenteeData': oneWithData,
    'actionData.saveMenteeData': oneWithData,
    'actionData.setMenteeData': oneWithData,
    'actionData.updateMenteeDataMany': ({ actionId, personId }: Target) => ({
      ActionId: actionId,
      Data: { [personId]: { lastMail: '2026-01-05' } },
    }),
    'actionData.getAboutMentee': one,
    'actionData.updateAboutMentee': oneWithData,
    'actionData.listAboutMentees': own,
    'actionData.getPublicNotes': one,
    'actionData.savePublicNotes': oneWithData,
    'actionData.listPublicNotes': own,
    'actionData.getPrivateNotes': one,
    'actionData.listPrivateNotes': one,
    'actionData.savePrivateNotes': oneWithData,
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
