import { useRef } from 'react'
import { call, useAskRemoval, useTexts } from '#shared'
import { removedParts, usesInDraft, type RemovedPart } from './removed-parts.ts'
import type { ProjectDraft } from './use-project-draft.ts'

/** Signs of the options that a question names. */
const MAX_NAMED = 3

/**
 * Says what depends on fields, and on options of theirs, before a draft that no longer has them is
 * saved, and asks, however they were removed. What was agreed to is not asked again.
 */
export function useRemovals(edit: ProjectDraft) {
  const { t, language } = useTexts()
  const ask = useAskRemoval()
  const agreed = useRef(new Set<string>())
  const isAsking = useRef(false)

  /** Asks about a part that is to be removed; nothing is lost of one on which nothing depends. */
  async function mayRemove(part: RemovedPart): Promise<boolean> {
    const { field, label, options } = part
    const ProjectId = edit.project?.Id
    const isSure =
      ProjectId === undefined ||
      (await ask({
        name: options ? namesOf(options) : label,
        count: () =>
          call('people.getFieldUses', {
            ProjectId,
            Field: field,
            ...(options && { Options: [...options] }),
          }),
        known: usesInDraft(edit.draft, part),
        text: options ? t('projects.removal.options', { label }) : t('projects.removal.field'),
        unknown: t('projects.removal.unknown'),
        isQuiet: ({ Exports: _told, ...lost }) => Object.values(lost).every((count) => count === 0),
      }))
    if (isSure) agreed.current.add(keyOf(part))
    return isSure
  }

  /** Asks about all that the draft has lost and nobody has agreed to; false where something is to stay. */
  async function maySave(): Promise<boolean> {
    if (isAsking.current) return false
    isAsking.current = true
    try {
      for (const part of removedParts(edit.saved, edit.draft, language)) {
        if (!agreed.current.has(keyOf(part)) && !(await mayRemove(part))) return false
      }
      return true
    } finally {
      isAsking.current = false
    }
  }
  return { mayRemove, maySave }
}

const keyOf = ({ field, options = [] }: RemovedPart): string => JSON.stringify([field, ...options])

const namesOf = (options: readonly string[]): string =>
  [...options.slice(0, MAX_NAMED), ...(options.length > MAX_NAMED ? ['…'] : [])].join(', ')
