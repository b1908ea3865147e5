import type { ProfileTypeSettings, ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { NAMED_COLOURS } from '#shared'

/** How a project marks its people of one profile type (spec §3: Label, Color, Letter). */
export interface ProfileMark {
  /** What such a person is called; empty where the project does not say. */
  readonly label: string
  /** One to three letters; empty where the project gives none. */
  readonly letter: string
  /** A colour on which white text is readable; undefined where the project gives none. */
  readonly colour: string | undefined
}

/** The roles of those whom lists of mentees show. */
export const MENTEES = ['Mentee'] as const

/** Whether somebody with these roles is a mentee, whatever else they are. */
export const marksMentee = (roles: readonly string[]): boolean => roles.includes('Mentee')

/** The roles of those who look after others, by the kind of relation. */
export const HOLDERS = {
  mentor: ['Mentor'],
  supervisor: ['Supervisor'],
  coordinator: ['Coordinator'],
} as const

/** The most powerful first: who is a mentor and a supervisor is marked as a supervisor. */
const OWN_TYPES = PROFILE_TYPES.filter((type) => type !== 'User').toReversed()

/**
 * The mark of somebody with these roles: that of the most powerful role that has a profile type of its
 * own. Without one, `User` marks mentees, whose profile it is; staff have no mark then.
 */
export function markOf(
  settings: ProjectSettings,
  roles: readonly string[],
): ProfileMark | undefined {
  const held = OWN_TYPES.filter((type) => roles.includes(type))
  const isStaff = roles.some((role) => role !== 'Mentee')
  const own = held.map((type) => settings[type]).find(isMarked)
  return asMark(own ?? (isStaff ? undefined : settings.User))
}

const isMarked = (type: ProfileTypeSettings | undefined): boolean =>
  Boolean(type && (type.Label || type.Letter || type.Color))

function asMark(type: ProfileTypeSettings | undefined): ProfileMark | undefined {
  if (!type || !isMarked(type)) return undefined
  const { Label: label = '', Letter: letter = '', Color } = type
  const colour = Object.entries(NAMED_COLOURS).find(([name]) => name === Color)?.[1]
  return { label, letter, colour }
}
