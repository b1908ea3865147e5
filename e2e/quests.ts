import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { PROJECT } from './stage.ts'
import { el } from './words.ts'

/** The player's list of questions. */
export const navigator = (page: Page) =>
  page.getByRole('navigation', { name: el('quest.navigator'), exact: true })

/** How many questions are answered, as the clock says. */
export async function progressOf(page: Page): Promise<string> {
  const words = await page.getByRole('img', { name: /από/ }).innerText()
  return words.split(' ')[0] ?? ''
}

interface Published {
  readonly questId: number
  /** What opens it. */
  readonly path: string
}

/** Writes and publishes a questionnaire, with a link for so many people. */
export async function publishQuest(
  { ask }: Visitor,
  draft: { readonly Title: object; readonly WorksOffline?: boolean; readonly Window?: number },
  Uses = 1,
  inProject: { readonly id: number; readonly url: string } = PROJECT,
): Promise<Published> {
  const project = { ProjectId: inProject.id }
  const { QuestId } = await ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
    ...project,
    Title: draft.Title,
  })
  const quest = { ...project, QuestId }
  const { Problems } = await ask<{ Problems: unknown[] }>('/anyquest/QuestAdmin/SaveDraft', {
    ...quest,
    Revision: 1,
    Draft: draft,
  })
  expect(Problems).toEqual([])
  await ask('/anyquest/QuestAdmin/Publish', { ...quest, Revision: 2 })
  const { TokenName } = await ask<{ TokenName: string }>('/anyquest/QuestAdmin/CreateToken', {
    ...quest,
    Uses,
  })
  return { questId: QuestId, path: `/${inProject.url}/questtoken/${TokenName}` }
}

interface Shape {
  /** Seconds of work. */
  readonly Duration?: number
  /** Without English, the questionnaire is in Greek alone. */
  readonly isGreek?: boolean
  readonly questions?: readonly object[]
}

/** A short questionnaire in Greek and English: a choice that is required, and a text. */
export function shortDraft({ Duration, isGreek, questions = [] }: Shape = {}) {
  const label = (greek: string, english: string) => ({ el: greek, en: isGreek ? '' : english })
  const own = [
    {
      Model: 'colour',
      Type: QUESTION_TYPES.singleChoice,
      Text: label('Χρώμα', 'Colour'),
      Required: true,
      Options: [
        { Value: '1', Text: label('Άσπρο', 'White') },
        { Value: '2', Text: label('Μαύρο', 'Black') },
      ],
    },
    { Model: 'why', Type: QUESTION_TYPES.shortText, Text: label('Γιατί;', 'Why?') },
    ...questions,
  ]
  return {
    Title: label('Δύο ερωτήσεις', 'Two questions'),
    Duration: Duration ?? null,
    Sections: [
      {
        Text: label('Ενότητα', 'Section'),
        Condition: '',
        Questions: own.map((question, index) => [
          { Id: `ID_${8000 + index}`, Condition: '', Validate: '', ...question },
        ]),
      },
    ],
  }
}
