import type { Role } from '@telemachos/contract/core/roles'
import { ROLES } from '@telemachos/contract/core/roles'
import { isRouteState } from '@telemachos/contract/routes'
import {
  CORNERS,
  FIELD_MEANINGS,
  LOGO_ADDRESS,
  PROFILE_TYPES,
} from '@telemachos/contract/projects/settings-constants'
import { formatDate } from '@telemachos/rules/dates'
import { type Texts, NAMED_COLOURS } from '#shared'
import type { Difference } from '#ui'
import { asLevel } from './as-level.ts'
import type { Change } from './changes.ts'
import { fieldTypeName } from './field-type-name.ts'
import { getAt, type Json, type JsonObject, type JsonPath } from './json-path.ts'
import { ALL_SETTINGS, type TabKey } from './setting-groups.ts'
import { othersOf } from './texts-at.ts'

type Translate = Texts['t']

/** What is called what: the draft, in which names stand for places, and the titles of actions. */
export interface Names {
  readonly draft: JsonObject
  readonly titles?: ReadonlyMap<number, string>
}

const FIELD_PARTS = [
  'Name',
  'Label',
  'Labels',
  'Type',
  'Means',
  'Visible',
  'Editable',
  'Options',
  'OptionLabels',
] as const
const PROFILE_PARTS = ['Label', 'Labels', 'Letter', 'Color', 'Filters'] as const
const LOGO_START = 'data:image/'
const MAX_LETTERS = 60
const COLOURS = Object.keys(NAMED_COLOURS) as (keyof typeof NAMED_COLOURS)[]

/** Where a change or a problem is, and in which tab it is seen to. */
export interface Place {
  readonly words: string
  readonly tab: TabKey
}

/** Where a path leads, in words: `Fields · Mentor · Phone · Visible up to`. */
export function placeOf(path: JsonPath, { draft }: Names, t: Translate): Place {
  const known = ALL_SETTINGS.find((setting) =>
    [setting.path, othersOf(setting)].some(
      (own) => own.join() === path.slice(0, own.length).join(),
    ),
  )
  if (known) return { words: t(known.label), tab: known.tab }
  const [root, part, third, fourth, last, sixth] = path
  if (root === 'Settings' && part === 'Config' && third === 'tdfw') {
    return { words: joined([t('projects.tab.words'), fourth]), tab: 'words' }
  }
  if (root === 'Settings' && part === 'Config' && third === 'Application') {
    return { words: joined([t('projects.tab.application'), ...path.slice(5)]), tab: 'application' }
  }
  if (root === 'Settings' && part === 'Config' && third === 'Groups') {
    return { words: joined([t('projects.groups'), fourth]), tab: 'programme' }
  }
  if (root === 'Settings' && part === 'Config' && third === 'MicrodataSendFilter') {
    return { words: joined([t('projects.filter.title'), fourth]), tab: 'microdata' }
  }
  if (root === 'Settings' && part === 'Roles') {
    const role = ROLES.find((one) => one === third)
    const entries = getAt(draft, ['Settings', 'Roles', String(third)])
    const label = labelIn(entries, fourth, 'state', 'label')
    const items = getAt(itemOf(entries, fourth, 'state'), ['items'])
    const item = last === 'items' ? labelIn(items, sixth, 'state', 'label') : undefined
    return {
      words: joined([t('projects.tab.menus'), role && roleName(role, t), label, item]),
      tab: 'menus',
    }
  }
  const type = PROFILE_TYPES.find((one) => one === part)
  if (root === 'Settings' && type) {
    const words = [t('projects.tab.fields'), t(`projects.type.${type}`)]
    const own = PROFILE_PARTS.find((one) => one === third)
    if (own) {
      return { words: joined([...words, t(`projects.profile.${own}`), fourth]), tab: 'fields' }
    }
    const list = getAt(draft, ['Settings', type, String(third)])
    // A field without a name is told by where it stands.
    const number = typeof fourth === 'number' ? String(fourth + 1) : undefined
    const label = labelIn(list, fourth, 'Name', 'Label') || number
    const detail = FIELD_PARTS.find((one) => one === last)
    return {
      words: joined([...words, label, detail && t(`projects.field.${detail}`)]),
      tab: 'fields',
    }
  }
  const document = path.join() === 'Settings' || root !== 'Settings' ? root : undefined
  if (document === 'Settings' || document === 'MicrodataStart' || document === 'MicrodataEnd') {
    return { words: t(`projects.json.${document}`), tab: 'json' }
  }
  return { words: path.slice(1).join(' › ') || t('projects.tab.json'), tab: 'json' }
}

/** What a value before or after a change is, in words. */
function wordsOf(
  { path }: Change,
  value: Json | undefined,
  { titles }: Names,
  t: Translate,
): string {
  const own = ALL_SETTINGS.find((setting) => setting.path.join() === path.join())
  if (own?.kind === 'secret') return t('projects.value.secret')
  if (own?.kind === 'action' && typeof value === 'number' && titles?.has(value)) {
    return quoted(t, titles.get(value) ?? '')
  }
  return valueWords(value, path.at(-1), t)
}

/** What holds where a setting is left out, in words. */
export function defaultWords(value: Json, path: JsonPath, t: Translate): string {
  return valueWords(value, path.at(-1), t)
}

/** What two people have made of the same: the change leads from mine to theirs. */
export function sidesInWords(change: Change, names: Names, t: Translate): Difference {
  const words = (value: Json | undefined) =>
    change.kind === 'moved' ? t('projects.change.moved') : wordsOf(change, value, names, t)
  return {
    label: placeOf(change.path, names, t).words,
    mine: words(change.before),
    theirs: words(change.after),
  }
}

/** What changed there, in words. */
export function changeWords(change: Change, names: Names, t: Translate): string {
  const { kind } = change
  const words = (value: Json | undefined) => wordsOf(change, value, names, t)
  if (kind === 'moved') return t('projects.change.moved')
  if (kind === 'added') return t('projects.change.added', { after: words(change.after) })
  if (kind === 'removed') return t('projects.change.removed', { before: words(change.before) })
  return t('projects.change.changed', {
    before: words(change.before),
    after: words(change.after),
  })
}

/** The place that the server names: `Settings.User.Fields[3].Visible`. */
export function parsePath(text: string): JsonPath {
  return text
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

export function roleName(role: Role, t: Translate): string {
  return t(`identity.role.${role}`)
}

/** A value in words; what its part is called says what its numbers mean. */
function valueWords(value: Json | undefined, part: string | number | undefined, t: Translate) {
  if (value === undefined || value === null || value === '') return t('projects.value.none')
  if (typeof value === 'boolean') return t(value ? 'projects.value.yes' : 'projects.value.no')
  if (typeof value === 'number' && (part === 'Visible' || part === 'Editable')) {
    return quoted(t, t(`projects.level.${asLevel(value)}`))
  }
  if (typeof value === 'string') return textWords(value, part, t)
  const named = ['Label', 'label', 'Field', 'state'].map((key) => getAt(value, [key])).find(Boolean)
  if (typeof named === 'string') return textWords(named, undefined, t)
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (isTexts) return quoted(t, (value as readonly string[]).join(', '))
  return quoted(t, JSON.stringify(value))
}

/** A text as the forms show it: names that programmes read have words. */
function textWords(value: string, part: string | number | undefined, t: Translate): string {
  if (value.startsWith(LOGO_START) || value.startsWith(LOGO_ADDRESS))
    return t('projects.value.image')
  if (part === 'Due') return quoted(t, formatDate(value) || value)
  if (part === 'Type') return quoted(t, fieldTypeName(value, t))
  const meaning = part === 'Means' && FIELD_MEANINGS.find((one) => one === value)
  if (meaning) return quoted(t, t(`projects.means.${meaning}`))
  if (isRouteState(value)) return quoted(t, t(`route.${value}.title`))
  const corner = part === 'Corner' && CORNERS.find((one) => one === value)
  if (corner) return quoted(t, t(`projects.set.corner.${corner}`))
  const colour = part === 'Color' && COLOURS.find((one) => one === value)
  return quoted(t, colour ? t(`projects.colour.${colour}`) : value)
}

function quoted(t: Translate, text: string): string {
  const short = text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
  return t('projects.value.quoted', { text: short })
}

/** What a named item of a list is called, by its name or its place. */
function labelIn(
  list: Json | undefined,
  key: string | number | undefined,
  name: string,
  label: string,
) {
  if (key === undefined) return undefined
  const place = typeof key === 'number' ? key + 1 : key
  return String(getAt(itemOf(list, key, name), [label]) || place)
}

function itemOf(list: Json | undefined, key: string | number | undefined, name: string) {
  const items = Array.isArray(list) ? (list as readonly Json[]) : []
  return typeof key === 'number' ? items[key] : items.find((one) => getAt(one, [name]) === key)
}

function joined(parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
