import type { Role } from '@telemachos/contract/core/roles'
import { ROLES } from '@telemachos/contract/core/roles'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { formatDate } from '@telemachos/rules/dates'
import type { Texts } from '../../shared/i18n/use-texts.ts'
import { asLevel } from './as-level.ts'
import type { Change } from './changes.ts'
import { FLAGS, hasFlag } from './grid-flags.ts'
import { getAt, type Json, type JsonObject, type JsonPath } from './json-path.ts'
import { ALL_SETTINGS, type TabKey } from './sections.ts'

type Translate = Texts['t']

/** What is called what: the draft, in which names stand for places, and the titles of actions. */
export interface Names {
  readonly draft: JsonObject
  readonly titles?: ReadonlyMap<number, string>
}

const FIELD_PARTS = ['Name', 'Label', 'Type', 'Visible', 'Editable', 'Options'] as const
const ENTRY_PARTS = ['Flags', 'Group', 'Due'] as const
const LOGO_START = 'data:image/'
const MOST_LETTERS = 60

/** Where a change or a problem is, and in which tab it is seen to. */
export interface Place {
  readonly words: string
  readonly tab: TabKey
}

/** Where a path leads, in words: `Fields · Mentor · Phone · Visible up to`. */
export function placeOf(path: JsonPath, { draft, titles }: Names, t: Translate): Place {
  const known = ALL_SETTINGS.find(
    ({ path: own }) => own.join() === path.slice(0, own.length).join(),
  )
  if (known) return { words: t(known.label), tab: known.tab }
  const [root, part, third, fourth, last] = path
  if (root === 'actions') {
    const title = titles?.get(Number(part)) ?? String(part ?? '')
    const detail = ENTRY_PARTS.find((one) => one === third)
    const words = [t('projects.tab.actions'), title, detail && t(`projects.entry.${detail}`)]
    return { words: joined(words), tab: 'actions' }
  }
  if (root === 'Settings' && part === 'Config' && third === 'tdfw') {
    return { words: joined([t('projects.tab.words'), fourth]), tab: 'words' }
  }
  if (root === 'Settings' && part === 'Roles') {
    const role = ROLES.find((one) => one === third)
    const at = ['Settings', 'Roles', String(third)]
    const label = labelIn(getAt(draft, at), fourth, 'state', 'label')
    return {
      words: joined([t('projects.tab.menus'), role && roleName(role, t), label]),
      tab: 'menus',
    }
  }
  const type = PROFILE_TYPES.find((one) => one === part)
  if (root === 'Settings' && type) {
    const list = getAt(draft, ['Settings', type, String(third)])
    const label = labelIn(list, fourth, 'Name', 'Label')
    const detail = FIELD_PARTS.find((one) => one === last)
    const words = [t('projects.tab.fields'), t(`projects.type.${type}`), label]
    return { words: joined([...words, detail && t(`projects.field.${detail}`)]), tab: 'fields' }
  }
  const document = path.join() === 'Settings' || root !== 'Settings' ? root : undefined
  if (document === 'Settings' || document === 'MicrodataStart' || document === 'MicrodataEnd') {
    return { words: t(`projects.json.${document}`), tab: 'json' }
  }
  return { words: path.slice(1).join(' › ') || t('projects.tab.json'), tab: 'json' }
}

/** What changed there, in words. */
export function changeWords({ path, kind, before, after }: Change, t: Translate): string {
  const part = path.at(-1)
  if (kind === 'moved') return t('projects.change.moved')
  if (kind === 'added') return t('projects.change.added', { after: valueWords(after, part, t) })
  if (kind === 'removed') {
    return t('projects.change.removed', { before: valueWords(before, part, t) })
  }
  return t('projects.change.changed', {
    before: valueWords(before, part, t),
    after: valueWords(after, part, t),
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
    return quoted(t(`projects.level.${asLevel(value)}`))
  }
  if (typeof value === 'number' && part === 'Flags') {
    const set = FLAGS.filter((flag) => hasFlag({ Flags: value }, flag))
    return set.map((flag) => t(`projects.flag.${flag}`)).join(', ') || t('projects.value.none')
  }
  if (typeof value === 'string' && part === 'Due') return quoted(formatDate(value) || value)
  if (typeof value === 'string' && value.startsWith(LOGO_START)) return t('projects.value.image')
  const named = getAt(value, ['Label']) ?? getAt(value, ['label'])
  if (typeof named === 'string') return quoted(named)
  const isTexts = Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (isTexts) return quoted((value as readonly string[]).join(', '))
  return quoted(typeof value === 'string' ? value : JSON.stringify(value))
}

function quoted(text: string): string {
  return `«${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}»`
}

/** What a named item of a list is called, by its name or its place. */
function labelIn(
  list: Json | undefined,
  key: string | number | undefined,
  name: string,
  label: string,
) {
  if (key === undefined) return undefined
  const items = Array.isArray(list) ? (list as readonly Json[]) : []
  const item =
    typeof key === 'number' ? items[key] : items.find((one) => getAt(one, [name]) === key)
  return String(getAt(item, [label]) ?? key)
}

function joined(parts: readonly (string | number | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}
