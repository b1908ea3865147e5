import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of data of actions. */
export function dataSamples() {
  const one = ({ actionId, personId }: Target) => ({ ActionId: actionId, MenteeId: personId })
  const oneWithData = (target: Target) => ({ ...one(target), Data: '{"note":"ένα"}' })
  const own = ({ actionId }: Target) => ({ ActionId: actionId })
  const ownWithData = (target: Target) => ({ ...own(target), Data: '{"note":"ένα"}' })
  return {
    'actions.getDataAsMentee': one,
    'actions.getMentorDataAsMentee': own,
    'actions.listQuestsAsMentee': () => ({}),
    'actions.saveDataAsMentee': oneWithData,
    'actions.updateDataAsMentee': ownWithData,
    'actions.getDataAsMentor': own,
    'actions.updateDataAsMentor': ownWithData,
    'actions.getMenteeData': one,
    'actions.updateMenteeData': oneWithData,
    'actions.saveMenteeData': oneWithData,
    'actions.setMenteeData': oneWithData,
    'actions.updateMenteeDataMany': ({ actionId, personId }: Target) => ({
      ActionId: actionId,
      Data: { [personId]: { lastMail: '2026-01-05' } },
    }),
    'actions.getAboutMentee': one,
    'actions.updateAboutMentee': oneWithData,
    'actions.listAboutMentees': own,
    'actions.getPublicNotes': one,
    'actions.savePublicNotes': oneWithData,
    'actions.listPublicNotes': own,
    'actions.getPrivateNotes': one,
    'actions.listPrivateNotes': one,
    'actions.savePrivateNotes': oneWithData,
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
