import { useCallback, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { pathText } from '@telemachos/rules/json-keys'
import { ApiError, useTexts, useWrite, errorText } from '#shared'
import { listChanges, listClashes, mergeChanges } from './changes.ts'
import { draftOf, writtenOf, type Draft, type Project } from './draft.ts'
import { getAt, isSame, setAt, type Json, type JsonPath } from './json-path.ts'
import { readDocument } from './read-document.ts'

/** What a save was refused for, by path: `Settings.User.Fields[3].Visible`. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** An earlier version that was brought into the draft. */
interface Restored {
  readonly revision: number
  readonly draft: Draft
}

/** Somebody else saved meanwhile; what they made of it, where that is known. */
interface Conflict {
  readonly revision?: number
}

/** The draft of a project: what was loaded, what it has become, and the ways on. */
export function useProjectDraft(project: Project | undefined, first: Draft) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [saved, setSaved] = useState({ project, draft: first })
  const [draft, setDraft] = useState<Draft>(first)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({})
  const [discards, setDiscards] = useState(0)
  const [restored, setRestored] = useState<Restored>()
  const write = useWrite('projects.setProject')
  const writeVersion = useWrite('projects.restoreVersion')
  const isSaving = write.isPending || writeVersion.isPending

  const changes = useMemo(() => listChanges(saved.draft, draft), [saved.draft, draft])

  const get = useCallback((path: JsonPath) => getAt(draft, path), [draft])
  const set = useCallback((path: JsonPath, value: Json | undefined) => {
    setDraft((before) => setAt(before, path, value) as Draft)
    setProblems((all) => all.filter(({ field }) => !field.startsWith(pathText(path))))
  }, [])

  /**
   * Begins anew from a project.
   * @param sent is what was saved: what has been typed since stays, on top.
   */
  function take(next: Project, sent?: Draft): void {
    const draftNow = draftOf(next)
    queries.setQueryData(['projects.getProjectById', { Id: next.Id }], next)
    setSaved({ project: next, draft: draftNow })
    setDraft((typed) => {
      const isTyping = sent && typed !== sent
      return ((isTyping && mergeChanges(sent, typed, draftNow).merged) || draftNow) as Draft
    })
    setConflict(undefined)
  }

  /** Why texts of documents cannot be read yet. */
  function unreadProblems(): Problem[] {
    return Object.entries(unread).flatMap(([field, text]) => {
      const read = readDocument(text)
      return 'rule' in read ? [{ field, message: `${read.where} ${t(`rule.${read.rule}`)}` }] : []
    })
  }

  /** Saves what has changed; answers the project, or undefined when it was refused. */
  async function save(): Promise<Project | undefined> {
    if (isSaving) return undefined
    const wrong = unreadProblems()
    setProblems(wrong)
    if (wrong.length > 0) return undefined
    try {
      let now = saved.project
      if (changes.length > 0 || !now) {
        // A version that stays as it was is noted as one that was brought back.
        const isVersion = restored && isSame(draft, restored.draft)
        now =
          now && isVersion
            ? await writeVersion.mutateAsync({
                ProjectId: now.Id,
                Version: restored.revision,
                Revision: now.Revision,
              })
            : await write.mutateAsync({ Project: writtenOf(draft, now) })
        setRestored(undefined)
        take(now, draft)
      }
      return now
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, fields, details } = error
      if (code === 'conflict') {
        setConflict({ revision: details['Revision'] as number })
      } else {
        setProblems(
          fields.length > 0
            ? fields.map(({ field, message }) => ({
                field: field.replace('Project.', ''),
                message,
              }))
            : [{ field: '', message: errorText(error, t) }],
        )
      }
      return undefined
    }
  }

  /** Joins one's own changes with what somebody else has saved, to be looked at and saved. */
  function merge(theirs: Project, whoseStays: 'mine' | 'theirs'): void {
    // A text that cannot be read cannot be joined: once it could, it would undo what others saved.
    const wrong = unreadProblems()
    setProblems(wrong)
    if (wrong.length > 0) return
    const theirDraft = draftOf(theirs)
    const [under, above] = whoseStays === 'mine' ? [theirDraft, draft] : [draft, theirDraft]
    const { merged } = mergeChanges(saved.draft, above, under)
    queries.setQueryData(['projects.getProjectById', { Id: theirs.Id }], theirs)
    setSaved({ project: theirs, draft: theirDraft })
    setDraft((merged ?? theirDraft) as Draft)
    setConflict(undefined)
  }

  // One's own save may be heard of from the server before its answer is here: it is nobody else's.
  const isOthers = !isSaving && (conflict?.revision ?? Infinity) > (saved.project?.Revision ?? 0)
  return {
    project: saved.project,
    /** As it was loaded or saved last. */
    saved: saved.draft,
    draft,
    changes,
    get,
    set,
    take,
    save,
    /** What both have changed, from mine to theirs. */
    clashesWith: (theirs: Project) => listClashes(saved.draft, draft, draftOf(theirs)),
    merge,
    /** Brings an earlier version into the draft, to be looked at and saved. */
    restore: (version: Project) => {
      const old = draftOf(version)
      setDraft(old)
      setUnread({})
      setRestored({ revision: version.Revision, draft: old })
    },
    /** Puts a whole document in the draft's place, as from the JSON editor. */
    setDraft,
    /** Texts of documents that cannot be read yet. */
    unread,
    /** How often changes were given up. */
    discards,
    setUnread: (document: string, text: string | undefined) => {
      setUnread(({ [document]: _old, ...rest }) =>
        text === undefined ? rest : { ...rest, [document]: text },
      )
      setProblems((all) => all.filter(({ field }) => field !== document))
    },
    discard: () => {
      setDraft(saved.draft)
      setUnread({})
      setRestored(undefined)
      setDiscards((times) => times + 1)
      setProblems([])
    },
    /** Somebody has saved while this draft was being written. */
    noteChange: (revision?: number) =>
      setConflict((known) =>
        known && known.revision === undefined ? known : { ...(revision && { revision }) },
      ),
    problems,
    /** What is wrong at a path, in words. */
    problemAt: (path: JsonPath) => problems.find(({ field }) => field === pathText(path))?.message,
    conflict: isOthers ? conflict : undefined,
    isSaving,
    isDirty: changes.length + Object.keys(unread).length > 0,
  }
}

export type ProjectDraft = ReturnType<typeof useProjectDraft>
