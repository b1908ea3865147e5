import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { id, jsonText } from '../core/shapes.ts'

const menuLeaf = z.looseObject({ state: z.string(), label: z.string() })

/** A top tab of a role: a route's state name and a label, with the entries of its sub-menu. */
const menuEntry = menuLeaf.extend({ items: z.array(menuLeaf).optional() })

/** A field of a person in a project (spec §3, Field). Levels: a smaller number means more power. */
const field = z.looseObject({
  Name: z.string(),
  Label: z.string(),
  Type: z.string(),
  Visible: z.int(),
  Editable: z.int(),
  Options: z.array(z.string()).optional(),
})

const profileType = z.looseObject({
  Label: z.string().optional(),
  Color: z.string().optional(),
  Letter: z.string().optional(),
  Fields: z.array(field).optional(),
  ProjectFields: z.array(field).optional(),
})

/** A project's settings (spec §3, Project). Unknown keys are kept. */
export const projectSettings = z.looseObject({
  Config: z
    .looseObject({
      Logo: z.looseObject({ ImageUrl: z.string().optional() }).optional(),
      /** The project's own words: label to replacement, such as `Mentee` to `Ωφελούμενος`. */
      tdfw: z.record(z.string(), z.string()).optional(),
      gdpr: z
        .looseObject({ Required: z.boolean(), UserField: z.string(), MinValue: z.number() })
        .optional(),
      GroupByGroup: z.boolean().optional(),
      /** One of the 20 named colours, for the project's mark. */
      Color: z.string().optional(),
    })
    .optional(),
  Roles: z.partialRecord(z.enum(ROLES), z.array(menuEntry)).optional(),
  User: profileType.optional(),
})

export type ProjectSettings = z.output<typeof projectSettings>
export type ProjectField = z.output<typeof field>
export type MenuEntry = z.output<typeof menuEntry>

export const projectSummary = z.strictObject({ Id: id, url: z.string(), Descr: z.string() })

/** A project as its members see it; Settings is JSON text, parsed on read (spec §3). */
export const project = projectSummary.extend({
  Settings: jsonText,
  MicrodataStart_Text: jsonText,
  MicrodataEnd_Text: jsonText,
})
