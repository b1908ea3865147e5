import { compileDraft } from '../packages/questionnaire/src/author/compile-draft.ts'
import type { Draft } from '../packages/questionnaire/src/author/draft.ts'
import type { Definition } from '../packages/questionnaire/src/definition.ts'
import { readFile } from '../packages/interchange/src/questionnaires/read-file.ts'
import type { BenchDatabase } from './cluster.ts'
import { surveyOf } from './survey.ts'

/** A questionnaire that is asked by an action. */
export interface Asked {
  readonly actionId: number
  readonly questId: number
  readonly versionId: number
  readonly definition: Definition
}

/** The form of so many questions, imported and published, and an action that asks it. */
export async function addQuestionnaire(
  { client, projectId }: Pick<BenchDatabase, 'client' | 'projectId'>,
  questions: number,
): Promise<Asked> {
  const { draft, noteCount } = readFile(JSON.stringify(surveyOf(questions)))
  if (noteCount > 0) throw new Error('the form did not come as it was')
  const definition = compileDraft(draft as Draft)
  const insert = async (statement: string, values: unknown[]): Promise<number> =>
    (await client.query<{ id: number }>(`${statement} returning id`, values)).rows[0]?.id ?? 0
  const questId = await insert(
    `insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at)
     values ($1, '{"el": "Μέτρηση", "en": ""}', 'μ', 'μ', $2, now())`,
    [projectId, JSON.stringify(draft)],
  )
  const versionId = await insert(
    `insert into questionnaire_versions (quest_id, version, draft, revision, definition, published_at)
     select id, 1, draft, revision, $2, now() from questionnaires where id = $1`,
    [questId, JSON.stringify(definition)],
  )
  const actionId = await insert(
    `insert into actions (type_id, title, quest_id) values (4, 'Μέτρηση', $1)`,
    [questId],
  )
  await client.query(
    `insert into project_actions (project_id, action_id, flags, position) values ($1, $2, 2, 0)`,
    [projectId, actionId],
  )
  return { actionId, questId, versionId, definition }
}
