import { useRef, useState } from 'react'
import { toast } from '#ui'
import { call, isConflict, useForm, useIdentity, useTexts } from '#shared'
import { valuesOf, writtenOf, type Content } from '../../../shared/actions/content-values.ts'
import { conditionProblem } from './condition-problem.ts'

/** The content of an action as it is edited, whoever else saves it meanwhile. */
export function useContentEdit(opened: Content) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  // What others save meanwhile is no reason to lose a draft: it is shown when this one is saved.
  const [known, setKnown] = useState(opened)
  const [theirs, setTheirs] = useState<Content>()
  const [isDirty, setDirty] = useState(false)
  const seen = useRef(opened.Version)
  const place = { ProjectId: ProjectId ?? 0, ActionId: opened.ActionId }

  const form = useForm('actions.saveContent', {
    start: () => valuesOf(opened),
    inputOf: (values) => ({ ...place, ...writtenOf(values), Version: seen.current }),
    problems: ({ ShowCondition, EnableCondition }) => ({
      ShowCondition: conditionProblem(ShowCondition, t),
      EnableCondition: conditionProblem(EnableCondition, t),
    }),
    onChange: () => setDirty(true),
    onSaved: (saved) => {
      goOnFrom(saved)
      toast(t('actions.author.saved'))
    },
    onRefused: (error) => {
      if (isConflict(error)) void call('actions.getContent', place).then(setTheirs)
    },
  })

  function goOnFrom(content: Content): void {
    seen.current = content.Version
    setKnown(content)
    setTheirs(undefined)
    setDirty(false)
  }
  return {
    place,
    form,
    /** As it was saved last, as far as this page knows. */
    known,
    isDirty,
    /** What somebody else has saved meanwhile. */
    theirs,
    takeTheirs: (content: Content): void => {
      form.take(valuesOf(content))
      goOnFrom(content)
    },
    keepMine: ({ Version }: Content): void => {
      seen.current = Version
      setTheirs(undefined)
      void form.save()
    },
  }
}

export type ContentEdit = ReturnType<typeof useContentEdit>
