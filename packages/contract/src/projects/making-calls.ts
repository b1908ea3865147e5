import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id, nothing } from '../core/shapes.ts'
import { project } from './entities.ts'
import { isProjectUrl } from './project-url.ts'
import { PROJECT_PARTS, READY_TEMPLATE_KEYS } from './template-keys.ts'

const EDITORS = ['Admin'] as const
const name = z.string().trim().max(200)

/** What a new project begins with: a ready-made programme, or parts of another project. */
const source = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('ready'), Key: z.enum(READY_TEMPLATE_KEYS) }),
  z.strictObject({
    Kind: z.literal('project'),
    SourceId: id,
    Parts: z.array(z.enum(PROJECT_PARTS)).min(1, { error: 'required' }).max(PROJECT_PARTS.length),
  }),
])

/** What would be made of a part: how many, and their names as far as they are few. */
const made = z.strictObject({
  Part: z.enum(PROJECT_PARTS),
  Count: z.int(),
  Names: z.array(z.string()).max(60),
})

const words = z.strictObject({ el: z.string(), en: z.string() })

/** How new projects come to be. */
export const makingCalls = {
  suggestUrl: readCall({
    path: '/api/project/SuggestUrl',
    summary: 'A free url for a project of this name: its letters in Latin ones by ELOT 743.',
    input: z.strictObject({ Name: name }),
    example: { Name: 'Γέφυρες Απασχόλησης' },
    output: z.strictObject({ Url: z.string() }),
    access: { roles: EDITORS, scope: 'self' },
  }),
  listTemplates: readCall({
    path: '/api/project/Templates',
    summary: 'The ready-made programmes with which a project can begin.',
    input: nothing,
    output: z.array(
      z.strictObject({ Key: z.enum(READY_TEMPLATE_KEYS), Title: words, Text: words }),
    ),
    access: { roles: EDITORS, scope: 'self' },
  }),
  previewProject: readCall({
    path: '/api/project/PreviewNew',
    summary: 'What a new project would begin with.',
    input: z.strictObject({ From: source }),
    example: { From: { Kind: 'ready', Key: 'employment' } },
    output: z.strictObject({ Makes: z.array(made) }),
    access: { roles: EDITORS, scope: 'self' },
  }),
  makeProject: writeCall({
    path: '/api/project/MakeFrom',
    summary:
      'Makes a project from a ready-made programme or from parts of another one, all or nothing. Its Admin is who makes it; nobody else is in it.',
    input: z.strictObject({
      Url: z.string().refine(isProjectUrl, { error: 'project_url' }),
      Name: z.strictObject({ el: name.min(1, { error: 'required' }), en: name }),
      From: source,
    }),
    example: () => ({
      Url: 'neo-ergo',
      Name: { el: 'Νέο έργο', en: 'New project' },
      From: { Kind: 'ready' as const, Key: 'school' as const },
    }),
    output: project,
    access: { roles: EDITORS, scope: 'self' },
    audit: 'projects.made',
    feed: 'project',
  }),
}
