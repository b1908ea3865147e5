import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { questionsOf } from '@telemachos/questionnaire/definition'
import type { CallContext } from '../../kernel/context.ts'
import { accessOwnQuest, accessQuest } from './policy.ts'
import { countUses, listDefinitions, markRemoved, type UsedGroup } from './uses-store.ts'

type Calls = typeof contract.questionnaires.calls

/** What depends on a questionnaire, or on parts of it, in any of its versions. @throws not_found. */
export async function readUses(
  { QuestId, Questions, Option }: InputOf<Calls['getUses']>,
  context: CallContext,
): Promise<OutputOf<Calls['getUses']>> {
  const { db, actor } = context
  await accessQuest(context, QuestId)
  const groups = Questions && (await groupsOf(context, QuestId, { Questions, Option }))
  return countUses(db, actor.projectId, QuestId, groups)
}

async function groupsOf(
  { db }: CallContext,
  questId: number,
  { Questions, Option }: { Questions: readonly string[]; Option: string | undefined },
): Promise<UsedGroup[]> {
  const versions = await listDefinitions(db, questId)
  return versions.flatMap(({ versionId, definition }) =>
    questionsOf(definition)
      .filter(({ id }) => Questions.includes(id))
      .flatMap(({ groups }) => groups)
      .flatMap(({ id: groupId, options }): UsedGroup[] => {
        if (Option === undefined) return [{ versionId, groupId, optionId: null }]
        const option = options.find(({ value }) => value === Option)
        return option ? [{ versionId, groupId, optionId: option.id }] : []
      }),
  )
}

/**
 * Takes a questionnaire off the list, or puts it back; nothing that depends on it changes.
 * @throws not_found; forbidden for a questionnaire of another project.
 */
export async function removeQuest(
  { QuestId, Removed }: InputOf<Calls['removeQuest']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeQuest']>> {
  await accessOwnQuest(context, QuestId)
  await markRemoved(context.db, QuestId, Removed ? context.now : null)
  context.audit({ detail: { questId: QuestId, removed: Removed } })
  return { Removed }
}
