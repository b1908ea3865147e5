import type { CallInput, CallOutput } from '#shared'
import type { Json, JsonObject } from './json-path.ts'

export type Project = CallOutput<'projects.getProjectById'>
type Written = CallInput<'projects.setProject'>['Project']

/** A project as it is edited: one document, so that changes, conflicts and undo are of one kind. */
export interface Draft extends JsonObject {
  readonly url: string
  readonly Descr: string
  readonly Settings: JsonObject
  readonly MicrodataStart: Json
  readonly MicrodataEnd: Json
}

/** A project that is not there yet. */
export const BLANK: Draft = {
  url: '',
  Descr: '',
  Settings: { Config: { Color: 'periwinkle' }, Roles: {}, User: { Fields: [], ProjectFields: [] } },
  MicrodataStart: {},
  MicrodataEnd: {},
}

export function draftOf(project: Project): Draft {
  return {
    url: project.url,
    Descr: project.Descr,
    Settings: inOrder(JSON.parse(project.Settings) as JsonObject),
    MicrodataStart: JSON.parse(project.MicrodataStart_Text) as Json,
    MicrodataEnd: JSON.parse(project.MicrodataEnd_Text) as Json,
  }
}

/** What is sent of a draft; without an id it is a new project. */
export function writtenOf(
  draft: Draft,
  at?: { readonly Id: number; readonly Revision: number },
): Written {
  return {
    ...(at && { Id: at.Id, Revision: at.Revision }),
    url: draft.url.trim(),
    Descr: draft.Descr,
    Settings: JSON.stringify(draft.Settings),
    MicrodataStart_Text: JSON.stringify(draft.MicrodataStart),
    MicrodataEnd_Text: JSON.stringify(draft.MicrodataEnd),
  }
}

/** The database keeps no order of keys: the parts of settings stand as the specification names them. */
const ORDER = ['Config', 'Roles', 'User']
/** Of a field and of a menu entry, in the order in which people think of them. */
const INNER = [
  'Name',
  'Label',
  'state',
  'label',
  'Type',
  'Means',
  'Visible',
  'Editable',
  'Options',
  'items',
]

function inOrder(settings: JsonObject): JsonObject {
  const sorted = arrange(settings)
  const keys = [...ORDER.filter((key) => key in sorted), ...Object.keys(sorted)]
  return Object.fromEntries([...new Set(keys)].map((key) => [key, sorted[key] as Json]))
}

function arrange(value: JsonObject): JsonObject {
  const rank = (key: string) => (INNER.includes(key) ? INNER.indexOf(key) : INNER.length)
  const keys = Object.keys(value).toSorted((a, b) => rank(a) - rank(b))
  return Object.fromEntries(keys.map((key) => [key, arrangeAny(value[key] as Json)]))
}

function arrangeAny(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(arrangeAny)
  return typeof value === 'object' && value !== null ? arrange(value as JsonObject) : value
}
