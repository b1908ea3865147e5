import { useRef, useState } from 'react'
import { showSystemMessage, toast } from '#ui'
import {
  call,
  isConflict,
  useForm,
  useIdentity,
  useSaveShortcut,
  useTexts,
  useWrite,
} from '#shared'
import { isTooLong } from './description-length.ts'
import { valuesOf, writtenOf, type Content } from '../action/content-values.ts'
import { conditionProblem } from './condition-problem.ts'
import { writtenIn } from './draft-values.ts'

/**
 * The content of an action as it is edited, whoever else saves it meanwhile. What mentees may see already
 * is saved as a draft, and published from there; what nobody sees yet is saved as it is.
 */
export function useContentEdit(opened: Content) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  // What others save meanwhile is no reason to lose what is being written: it is shown when this is saved.
  const [known, setKnown] = useState(opened)
  const [theirs, setTheirs] = useState<Content>()
  const [isDirty, setDirty] = useState(false)
  const seen = useRef({ Version: opened.Version, Draft: opened.Draft?.Revision ?? null })
  const place = { ProjectId: ProjectId ?? 0, ActionId: opened.ActionId }
  const drafting = useWrite('actions.saveDraft')
  const discarding = useWrite('actions.discardDraft')
  /** Whether somebody may see it already, here or in another project. */
  const isSeen = known.Published || known.SharedWith.length > 0

  const form = useForm('actions.saveContent', {
    // The page's own bar asks.
    asks: false,
    start: () => writtenIn(opened),
    inputOf: (values) => ({ ...place, ...writtenOf(values), ...seen.current }),
    problems: ({ Descr, ShowCondition, EnableCondition, Completion }) => ({
      Descr: Object.values(Descr).some(isTooLong) && t('rule.too_long'),
      Completion: conditionProblem(Completion.Condition, t),
      ShowCondition: conditionProblem(ShowCondition, t),
      EnableCondition: conditionProblem(EnableCondition, t),
    }),
    shortcut: false,
    onChange: () => setDirty(true),
    onSaved: (saved) => {
      goOnFrom(saved)
      toast(t(isSeen ? 'actions.author.draft.published' : 'actions.author.saved'))
    },
    onRefused: (error) => {
      if (isConflict(error)) void call('actions.getContent', place).then(setTheirs)
    },
  })

  function goOnFrom(content: Content): void {
    seen.current = { Version: content.Version, Draft: content.Draft?.Revision ?? null }
    setKnown(content)
    setTheirs(undefined)
    setDirty(false)
  }
  async function saveDraft(): Promise<void> {
    if (drafting.isPending) return
    const { Version, Draft: Revision } = seen.current
    const Content = JSON.stringify(form.values)
    try {
      goOnFrom(await drafting.mutateAsync({ ...place, Content, Version, Revision }))
      toast(t('actions.author.draft.saved'))
    } catch (error) {
      if (isConflict(error)) setTheirs(await call('actions.getContent', place))
      else showSystemMessage(error, t)
    }
  }
  async function discard(): Promise<void> {
    if (!known.Draft) return
    const Revision = known.Draft.Revision
    try {
      const content = await discarding.mutateAsync({ ...place, Revision })
      form.take(valuesOf(content))
      goOnFrom(content)
      toast(t('actions.author.draft.discarded'))
    } catch (error) {
      if (isConflict(error)) setTheirs(await call('actions.getContent', place))
      else showSystemMessage(error, t)
    }
  }
  /** What somebody else wrote meanwhile: what they published, or else their draft. */
  function theirWriting(content: Content) {
    return content.Version === seen.current.Version ? writtenIn(content) : valuesOf(content)
  }
  const save = (): void => {
    if (theirs || !isDirty) return
    void (isSeen ? saveDraft() : form.save())
  }
  useSaveShortcut(save)
  return {
    place,
    form,
    /** As it was saved last, as far as this page knows. */
    known,
    isSeen,
    isDirty,
    isBusy: form.isBusy || drafting.isPending || discarding.isPending,
    /** What somebody else has saved meanwhile. */
    theirs,
    /** What the other has written: published since, or as a draft. */
    theirValues: theirs && theirWriting(theirs),
    /** Saves what is written: as a draft where somebody may see the action. */
    save,
    publish: () => void form.save(),
    discard,
    /** Goes on from what the server has, such as after publishing in the project. */
    goOnFrom: (content: Content): void => setKnown(content),
    takeTheirs: (): void => {
      if (!theirs) return
      form.take(theirWriting(theirs))
      const isPublished = theirs.Version !== seen.current.Version
      goOnFrom(theirs)
      // What was a draft before is still there, to be published over or discarded.
      setDirty(isPublished && theirs.Draft !== null)
    },
    keepMine: (): void => {
      if (!theirs) return
      seen.current = { Version: theirs.Version, Draft: theirs.Draft?.Revision ?? null }
      setKnown(theirs)
      setTheirs(undefined)
    },
  }
}

export type ContentEdit = ReturnType<typeof useContentEdit>
