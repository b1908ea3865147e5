import { z } from 'zod'
import { projectReminders } from '../actions/due-reminders.ts'
import { ROLES, type Role } from '../core/roles.ts'
import { id, instant, jsonTextUpTo, someText, translations } from '../core/shapes.ts'
import { isMis, MAX_FORM_TEXT } from '../microdata/limits.ts'
import { settingsText } from './settings-text.ts'
import { MAX_CONFIRM_FROM } from '../people/confirm-limits.ts'
import { isProjectUrl } from './project-url.ts'
import { communicatorAddress, isHeaderValue } from './communicator.ts'
import { CORNERS, FIELD_MEANINGS, FIELD_TYPES, isLogo, LAST_LEVEL } from './settings-constants.ts'

const label = z.string().max(200)
const name = z.string().max(200)
/** What a label or a name is in other languages. */
const others = translations(200)

/** The name of a page: kept as text, so that an old project still reads when a page is renamed. */
const anyState = z.string().max(200)

/** The top tabs of a role: a route's state name and a label each, with the entries of its sub-menu. */
function menusOf<State extends z.ZodType<string, string>>(state: State) {
  const leaf = z.looseObject({ state, label, labels: others.optional() })
  const entry = leaf.extend({ items: z.array(leaf).max(30).optional() })
  return z.partialRecord(z.enum(ROLES), z.array(entry).max(30)).optional()
}

const level = z.int().min(0, { error: 'level' }).max(LAST_LEVEL, { error: 'level' })

/** A field of a person in a project (spec §3, Field). Levels: a smaller number means more power. */
const field = z
  .looseObject({
    Name: z
      .string()
      .regex(/^[A-Za-z_]\w{0,99}$/, { error: 'field_name' })
      .refine((text) => text !== '__proto__' && text !== 'constructor', { error: 'field_name' }),
    Label: label,
    Labels: others.optional(),
    Type: z
      .string()
      .max(40)
      .meta({ examples: [...FIELD_TYPES] }),
    /** What it means to the product, whatever it is called: the registry number, the tax number and so on. */
    Means: z.enum(FIELD_MEANINGS).optional(),
    Visible: level,
    Editable: level,
    /** The number of the indicator whose value it keeps, or whose text. */
    Indicator: id.optional(),
    IndicatorText: id.optional(),
    Options: z.array(name).max(500).optional(),
    /** What its options are called in other languages. */
    OptionLabels: z.record(name, others).optional(),
  })
  .refine(({ Visible, Editable }) => Editable <= Visible, {
    error: 'editable_unseen',
    path: ['Editable'],
  })

const fields = z.array(field).max(200).superRefine(requireOnce)

/** A field that lists of people offer to filter by (spec §3, user filter). */
const filter = z.looseObject({
  Field: name,
  /** Whether its values are only those of the people who match the other conditions; true without. */
  Cascade: z.boolean().optional(),
  /** Its values, where they are not taken from the people. */
  Options: z.array(name).max(500).optional(),
  /** Whether a text holds several values between commas. */
  Separate: z.boolean().optional(),
})

const profileType = z.looseObject({
  Label: label.optional(),
  Labels: others.optional(),
  Color: z.string().max(40).optional(),
  Letter: z.string().max(3).optional(),
  Fields: fields.optional(),
  ProjectFields: fields.optional(),
  Filters: z.array(filter).max(50).optional(),
})

/** Which people microdata is sent of: all conditions have to hold. */
const sendCondition = z.looseObject({
  Field: name,
  Match: z.enum(['equals', 'contains', 'in']).optional(),
  Value: z.union([z.string().max(500), z.array(z.string().max(500)).max(100)]),
})

const headerValue = z.string().max(500).refine(isHeaderValue, { error: 'key_characters' })

/** Config of a project's settings (spec §3). */
const config = z.looseObject({
  Logo: z
    .looseObject({ ImageUrl: z.string().refine(isLogo, { error: 'logo' }).optional() })
    .optional(),
  /** The project's own words: label to replacement, such as `Mentee` to `Ωφελούμενος`. */
  tdfw: z.record(name, name).optional(),
  LinkActionsAll: z.boolean().optional(),
  enableActions: z.boolean().optional(),
  gdpr: z
    .looseObject({
      Required: z.boolean(),
      UserField: z.string().min(1, { error: 'required' }).max(100),
      MinValue: z.number().min(0).max(1_000_000),
    })
    .optional(),
  /** Sections of the application form; Questions by field name (spec §3). */
  Application: z.array(z.looseObject({})).max(100).optional(),
  Alert: z.looseObject({ Corner: z.enum(CORNERS).optional() }).optional(),
  /** The home's custom view: of all, or by role (spec §6). */
  HomeCustomView: z.union([name, z.partialRecord(z.enum(ROLES), name)]).optional(),
  MicrodataSendFilter: z.array(sendCondition).max(20).optional(),
  MicrodataDateActionId: z.int().min(1).nullish(),
  /** Where final forms are sent, if the operator allows it. */
  MicrodataSendUrl: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'web_address' }).max(500)])
    .optional(),
  MIS: z
    .union([z.string().trim().max(40), z.int()])
    .refine((code) => code === '' || isMis(String(code)), { error: 'mis' })
    .optional(),
  GroupByGroup: z.boolean().optional(),
  /** New passwords of the project's people keep the strict pattern (spec §5). */
  StrictPasswords: z.boolean().optional(),
  /** The project's message service, which tells people what they choose to hear by it. */
  aCommunicator: z
    .looseObject({
      ApiKey: headerValue.optional(),
      Domain: name
        .refine((domain) => domain === '' || communicatorAddress(domain) !== null, {
          error: 'web_address',
        })
        .optional(),
      Authorization: headerValue.optional(),
    })
    .optional(),
  /** Whether reports that are mailed bring their files, or a link alone. */
  Reports: z.looseObject({ AttachFiles: z.boolean().optional() }).optional(),
  /** Whether the project's people may chat. */
  Chat: z.looseObject({ Enabled: z.boolean().optional() }).optional(),
  /** From how many people on what is done to them is confirmed by typing their number. */
  Safety: z
    .looseObject({ ConfirmFrom: z.int().min(1).max(MAX_CONFIRM_FROM).optional() })
    .optional(),
  /** When people are reminded of deadlines, for actions that say nothing of their own. */
  DueReminders: projectReminders.optional(),
  /** What people, and the project as a whole, may store, in megabytes. */
  Files: z
    .looseObject({
      PersonMB: z.int().min(1).max(1_000_000).optional(),
      ProjectMB: z.int().min(1).max(100_000_000).optional(),
    })
    .optional(),
  /** Whom people turn to with a question. */
  Contact: z
    .looseObject({
      Name: name.optional(),
      Names: others.optional(),
      Email: name.optional(),
      Phone: name.optional(),
    })
    .optional(),
  /** What groups of actions are called in other languages, by their names. */
  Groups: z.record(name, others).optional(),
  /** What the project is called in other languages, beside Descr. */
  Descrs: others.optional(),
  /** What suggested mentors are found by: names of fields, and how many mentees one can take. */
  Matching: z
    .looseObject({
      Capacity: z.int().min(0).optional(),
      CapacityField: name.optional(),
      AreaField: name.optional(),
      LanguageField: name.optional(),
      SharedFields: z.array(name).max(20).optional(),
    })
    .optional(),
  /** One of the 20 named colours, for the project's mark. */
  Color: z.string().max(40).optional(),
})

/** A project's settings (spec §3, Project). Unknown keys are kept. */
export const projectSettings = z.looseObject({
  Config: config.optional(),
  Roles: menusOf(anyState),
  User: profileType.optional(),
  Mentee: profileType.optional(),
  Mentor: profileType.optional(),
  Supervisor: profileType.optional(),
  Coordinator: profileType.optional(),
})

/** Settings that are to be kept: their menus lead to pages that there are. */
export const projectSettingsWith = (states: readonly string[]) =>
  projectSettings.extend({
    Roles: menusOf(
      anyState
        .refine((text) => states.includes(text), { error: 'unknown_state' })
        .meta({ examples: [...states] }),
    ),
  })

export type ProjectSettings = z.output<typeof projectSettings>
export type ProfileTypeSettings = z.output<typeof profileType>
export type ProjectField = z.output<typeof field>
export type ProjectFilter = z.output<typeof filter>
export type MenuEntry = NonNullable<NonNullable<ProjectSettings['Roles']>[Role]>[number]

interface Distinct {
  readonly Name: string
  readonly Means?: string | undefined
  readonly Indicator?: number | undefined
  readonly IndicatorText?: number | undefined
}

/** A name that two fields of a list have would make their values one, and a meaning leave open which is meant. */
function requireOnce(list: readonly Distinct[], context: z.RefinementCtx): void {
  for (const key of ['Name', 'Means', 'Indicator', 'IndicatorText'] as const) {
    const seen = new Set<string | number>()
    for (const [place, { [key]: value }] of list.entries()) {
      if (value === undefined) continue
      if (seen.has(value)) {
        context.addIssue({ code: 'custom', message: 'duplicate', path: [place, key] })
      }
      seen.add(value)
    }
  }
}

export const projectSummary = z.strictObject({ Id: id, url: z.string(), Descr: z.string() })

/** A form of microdata: what bounds the settings does not bound it. */
export const formText = jsonTextUpTo(MAX_FORM_TEXT)

/** A project as its members see it; Settings is JSON text, parsed on read (spec §3). */
export const project = projectSummary.extend({
  Settings: settingsText,
  MicrodataStart_Text: formText,
  MicrodataEnd_Text: formText,
  /** Rises with every change: who writes says which one they saw. */
  Revision: z.int(),
  /**
   * What groups of actions are called in the reader's language, by their names: absent where it is one of the
   * product, in which Settings says it.
   */
  GroupsIn: z.record(z.string(), z.string()).optional(),
  /** What the settings that the caller sees say in it, by where it stands: see settings-in.ts. */
  TextsIn: z.record(z.string(), z.string()).optional(),
})

/** A key that no setting has; it is kept all the same. */
export const unknownKey = z.strictObject({
  Path: z.string(),
  /** Where it stands in the text, as line:column. */
  At: z.string(),
  /** The key that is probably meant. */
  Meant: z.string().nullable(),
})

/** A project as it is written; without an Id it is a new one. */
export const projectInput = z.strictObject({
  Id: id.nullish(),
  url: z.string().refine(isProjectUrl, { error: 'project_url' }),
  Descr: someText.max(200),
  Settings: settingsText,
  /** What is left out stays as it is. */
  MicrodataStart_Text: formText.optional(),
  MicrodataEnd_Text: formText.optional(),
  /** The one that was seen: a change of somebody else since is then not overwritten. Without, it is. */
  Revision: z.int().min(0).optional(),
  /** Of the answer, for clients that send that back; it says nothing. */
  Unknown: z.array(unknownKey).max(20).optional(),
})

const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** A line of the list of projects. */
export const projectListed = projectSummary.extend({
  People: z.int(),
  Actions: z.int(),
  ChangedAt: instant,
  ChangedBy: personName.nullable(),
  CanEdit: z.boolean(),
  /** Since when it is archived; null where it is not. */
  ArchivedAt: instant.nullable(),
})

/** A version of a project: what it was from then on. */
export const versionSummary = z.strictObject({
  Revision: z.int(),
  At: instant,
  By: personName.nullable(),
  /** The revision that was brought back, where it was. */
  RestoredFrom: z.int().nullable(),
})

/** An action of another project that can be taken over. */
export const catalogueAction = z.strictObject({
  Id: id,
  TypeId: z.int(),
  Title: z.string(),
  Group: z.array(z.string()),
  Project: z.string(),
})
