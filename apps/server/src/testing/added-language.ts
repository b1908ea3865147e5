import { tracedStatements, type TracedStatement } from '../kernel/database/database.ts'
import { createPerson } from './factories.ts'
import type { SmallProgramme } from './small-programme.ts'
import type { TestClient } from './test-server.ts'

/** A project's translator, and the language that they have added. */
export interface AddedLanguage {
  readonly translator: TestClient
  /** Translates texts, by their labels. */
  say(texts: Readonly<Record<string, string>>): Promise<void>
  /** What there is to be translated. */
  rows(): ReturnType<typeof rowsOf>
}

/** Adds French to a programme. */
export async function addLanguage({
  db,
  projectId,
  server,
}: SmallProgramme): Promise<AddedLanguage> {
  const person = await createPerson(db, projectId, ['Translator'])
  const translator = await server.client().signIn(person.username)
  await translator.ask('language.saveText', {
    label: 'core.language',
    language: 'fr',
    text: 'Langue',
    title: 'Français',
  })
  return {
    translator,
    say: async (texts) => {
      for (const [label, text] of Object.entries(texts))
        await translator.ask('language.saveAuthorText', {
          ProjectId: projectId,
          language: 'fr',
          label,
          text,
        })
    },
    rows: () => rowsOf(translator, projectId),
  }
}

const rowsOf = (translator: TestClient, ProjectId: number) =>
  translator.ask('language.listAuthorTexts', { ProjectId, language: 'fr' })

/** Asks in a language, and counts how often translations of authors' texts were asked of the database. */
export async function askIn<Answer>(
  client: TestClient,
  Language: string,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; asked: number }> {
  await client.ask('identity.setLanguage', { Language })
  return countWords(ask)
}

/** The answer, and how often translations of authors' texts were asked of the database for it. */
export async function countWords<Answer>(
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; asked: number }> {
  let asked = 0
  const listener = (context: unknown) => {
    if (/\bauthor_texts\b/.test((context as TracedStatement).statement.text)) asked += 1
  }
  tracedStatements.start.subscribe(listener)
  try {
    return { answer: await ask(), asked }
  } finally {
    tracedStatements.start.unsubscribe(listener)
  }
}
