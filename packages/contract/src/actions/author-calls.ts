import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import {
  besidePage,
  id,
  instant,
  jsonTextUpTo,
  page,
  paged,
  someText,
  translations,
} from '../core/shapes.ts'
import { missingNeed } from './completion-calls.ts'
import { AUTHOR_ROLES } from './author-roles.ts'
import { completionRule } from './completion-rule.ts'
import { TITLE_ROLES } from './title-roles.ts'
import { LONGEST_STORED_DESCRIPTION } from './description-limits.ts'
import { formField, writtenField } from './form-field.ts'
import { typeNeeds } from './type-needs.ts'

const condition = z.string().trim().max(4_000)

/** What an author writes into an action. */
const content = {
  Title: someText.max(300),
  /** Its title in other languages; one that is missing or empty shows Title. */
  Titles: translations(300),
  /**
   * Plain text of up to 10,000 characters, or the same with headings, lists, links and pictures: JSON text of
   * a document as `rich-text/document` of the rules has it. What no document may have is left out.
   */
  Descr: z.string().trim().max(LONGEST_STORED_DESCRIPTION),
  /** Its description in other languages, likewise. */
  Descrs: translations(LONGEST_STORED_DESCRIPTION),
  ShowCondition: condition,
  EnableCondition: condition,
  /** What is filled in, in its parts: fields of other names in Data stay as they are. */
  Form: z.array(formField).max(160),
  /** By whom and when it is completed. */
  Completion: completionRule,
  /** What it asks by its type. */
  Needs: typeNeeds,
  /** What the action is called to people of a role; to whom nothing is said of, it is called as to everybody. */
  RoleTitles: z.partialRecord(z.enum(TITLE_ROLES), translations(300)),
  /** The questionnaire that it asks. */
  QuestId: id.nullable(),
}

/** What may be left out where it is saved: it stays as it is. */
const optional = {
  Completion: completionRule.optional(),
  Needs: typeNeeds.optional(),
  RoleTitles: content.RoleTitles.optional(),
  QuestId: content.QuestId.optional(),
}

const place = { ProjectId: id, ActionId: id }
const version = z.int().min(1).max(2_147_483_647)

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** When it was saved, and by whom. */
const saved = { At: instant, By: personName.nullable() }

/** Counts how often a draft was saved. */
const revision = z.int().min(1).max(2_147_483_647)

/** What authors have written and not published yet; nobody else reads it. */
const draft = z.strictObject({
  ...saved,
  /** JSON text of an object: what the page edits, finished or not. */
  Content: z.string(),
  /** The version that it began from. */
  Version: version,
  Revision: revision,
})

const authored = z.strictObject({
  ...content,
  ...saved,
  ActionId: id,
  TypeId: z.int(),
  /** Rises with each change. */
  Version: version,
  /** The other projects that have the action: it changes in them too. */
  SharedWith: z.array(z.string()),
  /** How many mentees have filled in its form, or completed it. */
  Begun: z.int(),
  Draft: draft.nullable(),
  /** Whether it is published in this project. */
  Published: z.boolean(),
  /** What is missing before it may be published, which publishing it asks for. */
  Missing: z.array(missingNeed),
  /** What its conditions read that is not in this project, as `user.goal` or `completion['12']`. */
  Unknown: z.array(z.string()),
})

/** Writing actions: what they say and ask, and to whom they are open. */
export const authorCalls = {
  getContent: readCall({
    path: '/api/action/Content',
    summary: 'What an action says and asks, as its authors write it.',
    input: z.strictObject(place),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: authored,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
  }),
  saveContent: writeCall({
    path: '/api/action/SaveContent',
    summary:
      'Saves what an action says and asks, in all projects that have it: whoever does so writes the actions of each. What mentees have filled in stays. A conflict where somebody saved since Version was seen.',
    input: z.strictObject({
      ...place,
      ...content,
      ...optional,
      Form: z.array(writtenField).max(160),
      Version: version,
      /** The draft that was seen, null where there was none: it goes. Left out, it stays. */
      Draft: revision.nullish(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Version: 1,
      Title: 'Οι στόχοι μου',
      Titles: { en: 'My goals' },
      Descr: '',
      Descrs: {},
      ShowCondition: '',
      EnableCondition: "user.sector != ''",
      Form: [],
    }),
    output: authored,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.contentSaved',
    feed: 'project',
  }),
  saveDraft: writeCall({
    path: '/api/action/SaveDraft',
    summary:
      'Saves what authors have written of an action and do not publish yet. A conflict where somebody saved a draft since Revision was seen.',
    input: z.strictObject({
      ...place,
      Content: jsonTextUpTo(400_000),
      Version: version,
      /** The draft that was seen; null where there was none. */
      Revision: revision.nullable(),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Content: '{"Title":{"el":"Οι στόχοι μου"}}',
      Version: 1,
      Revision: null,
    }),
    output: authored,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.draftSaved',
  }),
  discardDraft: writeCall({
    path: '/api/action/DiscardDraft',
    summary: 'Throws a draft away; what is published stays. A conflict as saveDraft.',
    input: z.strictObject({ ...place, Revision: revision }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Revision: 1,
    }),
    output: authored,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.draftDiscarded',
  }),
  setPublished: writeCall({
    path: '/api/action/SetPublished',
    summary:
      'Publishes an action in the project, or takes it back from those who do it. Refused with what is missing while its type asks for something.',
    input: z.strictObject({ ...place, Published: z.boolean() }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      Published: true,
    }),
    output: authored,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.publishedSet',
    feed: 'project',
  }),
  listContentVersions: readCall({
    path: '/api/action/ContentVersions',
    summary: 'Earlier versions of what an action says and asks, the newest first, ten a page.',
    input: z.strictObject({ ...place, page, ...besidePage }),
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId, page: 1 }),
    output: paged(z.strictObject({ ...content, ...saved, Version: version })),
    access: { roles: AUTHOR_ROLES, scope: 'project' },
  }),
  tryConditions: readCall({
    path: '/api/action/TryConditions',
    summary:
      'To how many active mentees of the project an action would be shown and open now, with such conditions; and the first twenty of them by name.',
    input: z.strictObject({
      ...place,
      ShowCondition: condition,
      EnableCondition: condition,
      /** Of this mentee alone, as a preview asks. */
      MenteeId: id.nullish(),
      /** Of those alone whose name has these words. */
      Search: z.string().max(100).default(''),
    }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      ShowCondition: '',
      EnableCondition: '',
    }),
    output: z.strictObject({
      Mentees: z.int(),
      Shown: z.int(),
      /** Of those to whom it is shown. */
      Enabled: z.int(),
      List: z.array(
        personName.extend({
          Shown: z.boolean(),
          Enabled: z.boolean(),
          /** The parts of the condition that keeps it from them, with what each of them read. */
          Why: z.array(
            z.strictObject({
              Text: z.string(),
              Values: z.array(z.strictObject({ Name: z.string(), Value: z.string() })),
            }),
          ),
        }),
      ),
    }),
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    rate: 'bulk',
  }),
}
