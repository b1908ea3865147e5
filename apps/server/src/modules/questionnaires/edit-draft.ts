import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import { withGreek } from '@telemachos/questionnaire/author/greek-texts'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import { fold, sortKey } from '@telemachos/rules/greek-text'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { checkData } from '../actions/index.ts'
import { copyQuestTexts } from '../language/index.ts'
import * as store from './definition-store.ts'
import { accessQuest, accessVersion, lockDraft } from './policy.ts'

type Calls = typeof contract.questionnaires.calls

/** A new questionnaire of the project. @throws not_found for a copy of what is not seen here. */
export async function createQuest(
  { Title, CopyOf }: InputOf<Calls['createQuest']>,
  context: CallContext,
): Promise<OutputOf<Calls['createQuest']>> {
  const copied = CopyOf ? await accessQuest(context, CopyOf) : undefined
  const draft: Draft = { ...(copied?.draft ?? EMPTY), Title }
  checkData(draft, 'Title')
  const questId = await insertDraft(draft, context)
  if (CopyOf) {
    const { db, actor, now } = context
    const title = withGreek(Title)
    await copyQuestTexts(db, { from: CopyOf, to: questId, title, by: actor.userId, at: now })
  }
  context.audit({ detail: { questId } })
  return { QuestId: questId, Revision: 1 }
}

/** Keeps a draft as a new questionnaire of the project. @returns its id. */
export function insertDraft(draft: Draft, context: CallContext): Promise<number> {
  return store.insertQuest(context.db, context.actor.projectId, written(draft, context))
}

const EMPTY: Omit<Draft, 'Title'> = {
  Sections: [],
  Scales: [],
  Duration: null,
  Window: null,
  OnFinish: '',
  WorksOffline: true,
}

/** The draft, and what keeps it from being published. @throws not_found. */
export async function readDraft(
  { QuestId }: InputOf<Calls['getDraft']>,
  context: CallContext,
): Promise<OutputOf<Calls['getDraft']>> {
  const row = await accessQuest(context, QuestId)
  return {
    QuestId: row.questId,
    Revision: row.revision,
    SavedAt: row.savedAt,
    SavedBy: row.savedBy,
    CanEdit: row.canEdit,
    Draft: mutable(row.draft),
    Problems: checkDraft(row.draft).map(problemToWire),
  }
}

/**
 * Saves the draft, whole, with whatever is still wrong with it.
 * @throws not_found; forbidden for a questionnaire of another project; conflict with who saved since;
 *   invalid_input `characters` for what cannot be stored.
 */
export async function saveDraft(
  { QuestId, Revision, Draft: draft }: InputOf<Calls['saveDraft']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveDraft']>> {
  const { db, now } = context
  checkData(draft, 'Draft')
  const row = await lockDraft(context, QuestId, Revision)
  // What is open in the editor is nothing to be in conflict about, or to publish.
  const isSame = isDeepStrictEqual(contentOf(row.draft), contentOf(draft))
  const revision = isSame
    ? await store.updateOutline(db, QuestId, draft)
    : await store.updateDraft(db, QuestId, written(draft, context))
  context.audit({ detail: { questId: QuestId, revision } })
  return {
    Revision: revision,
    SavedAt: now.toISOString(),
    Problems: checkDraft(draft).map(problemToWire),
  }
}

/**
 * Makes an immutable version of the draft; of one that has been published as it is, that version.
 * @throws as saveDraft; rule_violated `draft_problems` with what is wrong.
 */
export async function publishDraft(
  { QuestId, Revision }: InputOf<Calls['publish']>,
  context: CallContext,
): Promise<OutputOf<Calls['publish']>> {
  const { db, actor, now } = context
  const row = await lockDraft(context, QuestId, Revision)
  const known = await store.findVersionOf(db, QuestId, Revision)
  if (known) {
    context.audit({ unchanged: true })
    return known
  }
  const problems = checkDraft(row.draft)
  if (problems.length > 0) {
    throw ruleViolated('draft_problems', { Problems: problems.map(problemToWire) })
  }
  const published = { by: actor.userId, at: now }
  const version = await store.insertVersion(db, row, compileDraft(row.draft), published)
  context.audit({ detail: { questId: QuestId, version: version.Version } })
  return version
}

/** The draft of which a version was made. @throws not_found. */
export async function readVersion(
  { QuestId, Version }: InputOf<Calls['getVersion']>,
  context: CallContext,
): Promise<OutputOf<Calls['getVersion']>> {
  await accessQuest(context, QuestId)
  const version = await accessVersion(context, QuestId, Version)
  return { ...version, Draft: mutable(version.Draft) }
}

function written(draft: Draft, { actor, now }: CallContext): store.WrittenDraft {
  const title = withGreek(draft.Title)
  const { el, en } = title
  return {
    draft,
    title,
    sortKey: sortKey(el),
    searchKey: fold(`${el} ${en}`),
    by: actor.userId,
    at: now,
  }
}

/** What an author has written: a draft without what is open in its outline. */
function contentOf(draft: Draft): unknown {
  const Sections = draft.Sections.map((section) => ({ ...section, open: undefined }))
  return JSON.parse(JSON.stringify({ ...draft, Sections }))
}

function problemToWire({ at, rule, column, what }: DraftProblem) {
  return { At: at, Rule: rule, Column: column ?? null, What: what ?? null }
}

/** The wire's types are not readonly; nothing is copied. */
function mutable(draft: Draft): OutputOf<Calls['getDraft']>['Draft'] {
  return draft as OutputOf<Calls['getDraft']>['Draft']
}
