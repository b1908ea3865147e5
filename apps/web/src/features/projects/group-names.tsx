import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useState } from 'react'
import { useTexts } from '#shared'
import { LanguageFields } from '#ui'
import { isObject, type JsonPath } from './json-path.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The groups, outermost first; the last one is named here. */
  readonly path: readonly string[]
}

const DEFAULT = LANGUAGES[0]

/**
 * A group's name in all languages. The one in the default language is what its actions are in, so all
 * of them go along when it changes, once one has left the fields.
 */
export function GroupNames({ edit, path }: Props) {
  const { t } = useTexts()
  const name = path.at(-1) ?? ''
  const [typed, setTyped] = useState(name)
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        const next = typed.trim()
        if (currentTarget.contains(relatedTarget)) return
        if (next === '') setTyped(name)
        else if (next !== name) renameGroup(edit, path, next)
      }}
    >
      <LanguageFields
        name={t('projects.actions.groupName')}
        value={{ ...groupTexts(edit, name), [DEFAULT]: typed }}
        maxLength={200}
        errorOf={(language) => edit.problemAt([...pathOf(name), language])}
        onChange={(value, language) => {
          if (language === DEFAULT) setTyped(value[DEFAULT].replaceAll('/', ''))
          else edit.set([...pathOf(name), language], value[language] || undefined)
        }}
      />
    </div>
  )
}

/** What a group is called, in all languages. */
export function groupTexts(edit: ProjectDraft, name: string): TextByLanguage {
  const others = edit.get(pathOf(name))
  return { ...(isObject(others) ? (others as TextByLanguage) : {}), [DEFAULT]: name }
}

const pathOf = (name: string): JsonPath => ['Settings', 'Config', 'Groups', name]

/** Gives a group another name: its actions follow, and so does its name in other languages. */
function renameGroup(edit: ProjectDraft, path: readonly string[], next: string): void {
  const depth = path.length - 1
  const isWithin = (group: readonly string[]) => path.every((part, place) => group[place] === part)
  const entries = (edit.grid ?? []).map((entry) =>
    isWithin(entry.Group) ? { ...entry, Group: entry.Group.with(depth, next) } : entry,
  )
  const name = path[depth] ?? ''
  const others = edit.get(pathOf(name))
  if (others !== undefined && edit.get(pathOf(next)) === undefined) edit.set(pathOf(next), others)
  if (!entries.some(({ Group }) => Group.includes(name))) edit.set(pathOf(name), undefined)
  edit.setGrid(entries)
}
