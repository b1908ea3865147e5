import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { whatIsMissingToPublish } from './action-needs.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { readableFields } from '../people/index.ts'
import {
  listContentVersions,
  writeContent,
  type ActionContent,
  type AuthoredAction,
  type Saved,
} from './author-store.ts'
import { checkConditions } from './check-conditions.ts'
import { readCompletionRule } from './completion-rule.ts'
import { checkData } from './data-object.ts'
import { deleteDraft } from './draft-store.ts'
import { orTooBig } from './drawers.ts'
import { checkForm, fieldsFrom } from './form-content.ts'
import { cleanDescriptions } from './descriptions.ts'
import { otherLanguages, ownLanguages } from './other-languages.ts'
import { accessAuthored, accessWriting } from './policy.ts'
import { mayAsk } from './store.ts'
import { checkNeeds, readNeeds, storedNeeds } from './type-needs.ts'
import { unknownReads } from './unknown-reads.ts'

type Calls = typeof contract.actions.calls
type Authored = OutputOf<Calls['getContent']>
type Content = Pick<
  Authored,
  | 'Title'
  | 'Titles'
  | 'Descr'
  | 'Descrs'
  | 'ShowCondition'
  | 'EnableCondition'
  | 'Form'
  | 'Completion'
  | 'RoleTitles'
  | 'QuestId'
  | 'Needs'
  | 'At'
  | 'By'
>

/**
 * What an action says and asks.
 * @throws not_found.
 */
export async function readContent(
  { ActionId }: InputOf<Calls['getContent']>,
  context: CallContext,
): Promise<Authored> {
  const action = await accessAuthored(context, ActionId)
  const { actionId, typeId, questId } = action
  const place = { projectId: context.actor.projectId, actionId, typeId, questId }
  const [missing, Unknown] = await Promise.all([
    whatIsMissingToPublish(context, [place]),
    unknownReads(
      [
        action.showCondition,
        action.enableCondition,
        readCompletionRule(action.completion).Condition,
      ],
      context,
    ),
  ])
  return { ...asAuthored(action), Missing: missing.flat(), Unknown }
}

/**
 * Saves what an action says and asks; data of mentees is not touched, so that what they wrote into a
 * field that is gone stays.
 * @throws not_found; rule_violated `action_shared` where it is also in a project whose actions the
 *   caller does not write; conflict with the present Version or Revision; invalid_input as checkConditions, as checkForm for the form and cleanDescriptions, `too_big`.
 */
export async function saveContent(
  { ProjectId, ActionId, Version, Draft, ...content }: InputOf<Calls['saveContent']>,
  context: CallContext,
): Promise<Authored> {
  const { db, actor, now, audit, emit } = context
  const before = await accessWriting(context, ActionId, Version)
  if (Draft !== undefined) requireDraft(before, Draft)
  checkForm(content.Form)
  const storedCompletion = readCompletionRule(before.completion)
  const completion = content.Completion ?? storedCompletion
  const conditions = [
    { field: 'ShowCondition', source: content.ShowCondition, stored: before.showCondition },
    { field: 'EnableCondition', source: content.EnableCondition, stored: before.enableCondition },
    {
      field: 'Completion.Condition',
      source: completion.Condition,
      stored: storedCompletion.Condition,
    },
  ]
  checkConditions(conditions, await readableFields(context))
  if (content.QuestId !== undefined) await checkQuest(context, before, content.QuestId)
  if (content.Needs) checkNeeds(content.Needs)
  checkData(content, 'Form')
  const { descr, descrs } = await cleanDescriptions(context, ActionId, content)
  const wanted: ActionContent = {
    title: content.Title,
    titles: otherLanguages(content.Titles),
    descr,
    descrs: otherLanguages(descrs),
    showCondition: content.ShowCondition,
    enableCondition: content.EnableCondition,
    form: content.Form,
    completion,
    roleTitles: content.RoleTitles ? ownTitles(content.RoleTitles) : before.roleTitles,
    questId: content.QuestId === undefined ? before.questId : content.QuestId,
    needs: content.Needs ? storedNeeds(content.Needs, before.needs, Version + 1) : before.needs,
  }
  await orTooBig(writeContent(db, ActionId, wanted, { by: actor.userId, at: now }))
  if (Draft) await deleteDraft(db, ActionId)
  audit({ actionId: ActionId, detail: { version: Version + 1 } })
  for (const projectId of [actor.projectId, ...before.sharedWith.map(({ id }) => id)])
    emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return readContent({ ProjectId, ActionId }, context)
}

/** Earlier versions of an action. */
export async function readContentVersions(
  { ActionId, page, count: size }: InputOf<Calls['listContentVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listContentVersions']>> {
  await accessAuthored(context, ActionId)
  const { list, count } = await listContentVersions(context.db, ActionId, { page, count: size })
  return {
    list: list.map((version) => ({ ...asContent(version), Version: version.version })),
    count,
    All: count,
  }
}

/** Refuses what would be written over a draft that was not seen; null for none. */
function requireDraft(action: AuthoredAction, seen: number | null): void {
  const Revision = action.draft?.revision ?? null
  if (Revision !== seen) throw new AppError('conflict', { details: { Revision } })
}

/** The titles of roles that have one. */
function ownTitles(titles: Content['RoleTitles']): Content['RoleTitles'] {
  const entries = Object.entries(titles).map(([role, text]) => [
    role,
    Object.fromEntries(Object.entries(text).filter(([, title]) => title.trim() !== '')),
  ])
  return Object.fromEntries(entries.filter(([, text]) => Object.keys(text ?? {}).length > 0))
}

/** Another questionnaire is one that the project may ask, while nobody has begun. */
async function checkQuest(
  { db, actor }: CallContext,
  { questId, begun }: AuthoredAction,
  wanted: number | null,
): Promise<void> {
  if (wanted === questId) return
  if (questId !== null && begun > 0) throw refuseField('QuestId', 'quest_begun')
  if (wanted !== null && !(await mayAsk(db, actor.projectId, wanted)))
    throw refuseField('QuestId', 'unknown_questionnaire')
}

function asAuthored(action: AuthoredAction): Omit<Authored, 'Missing' | 'Unknown'> {
  return {
    ...asContent(action),
    ActionId: action.actionId,
    TypeId: action.typeId,
    Version: action.version,
    SharedWith: action.sharedWith.map(({ name }) => name),
    Begun: action.begun,
    Published: action.isPublished,
    Draft: action.draft && {
      Content: action.draft.content,
      Version: action.draft.version,
      Revision: action.draft.revision,
      At: action.draft.at,
      By: action.draft.by,
    },
  }
}

const asContent = (content: ActionContent & Saved): Content => ({
  At: content.at,
  By: content.by,
  Title: content.title,
  Titles: otherLanguages(content.titles),
  Descr: content.descr,
  Descrs: otherLanguages(content.descrs),
  ShowCondition: content.showCondition,
  EnableCondition: content.enableCondition,
  Completion: readCompletionRule(content.completion),
  RoleTitles: Object.fromEntries(
    Object.entries(content.roleTitles).map(([role, texts]) => [role, ownLanguages(texts)]),
  ),
  QuestId: content.questId,
  Form: fieldsFrom(content.form),
  Needs: readNeeds(content.needs),
})
