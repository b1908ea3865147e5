import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { picturesIn } from '@telemachos/questionnaire/author/draft-pictures'
import { writeOwnFile } from '@telemachos/interchange/questionnaires/own-format'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { takePictures } from './pictures-in-files.ts'
import { accessQuest, accessVersion } from './policy.ts'

type Call = (typeof contract)['questionnaires']['calls']['exportQuestionnaire']

/** A version, or the draft, with its pictures, as a file of our own format. @throws not_found. */
export async function exportQuestionnaire(
  { QuestId, Version }: InputOf<Call>,
  context: CallContext,
  storage: FileStorage,
): Promise<OutputOf<Call>> {
  const seen = await accessQuest(context, QuestId)
  const { db } = context
  const draft = Version ? (await accessVersion(context, QuestId, Version)).Draft : seen.draft
  const { pictures, omitted } = await takePictures(db, storage, picturesIn(draft))
  context.audit({ detail: { questId: QuestId, version: Version ?? null } })
  return {
    FileName: `questionnaire-${QuestId}${Version ? `-v${Version}` : ''}.json`,
    Text: writeOwnFile(draft, pictures),
    Omitted: omitted,
  }
}
