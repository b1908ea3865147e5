import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { leadWindow, type Lead, attemptKey } from '#storage'
import { Attempt } from './attempt.ts'
import type { Questionnaire } from './quest-source.ts'

interface Options {
  readonly questionnaire: Questionnaire
  readonly answerSetId: number
  /** Loads the questionnaire again, with its answers as they now are. */
  readonly reload: () => Promise<Questionnaire | undefined>
}

export type LeadState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'elsewhere'; readonly take: () => void }
  | { readonly kind: 'here'; readonly attempt: Attempt }

/** The attempt in this tab, or the word that another tab has it. */
export function useAttempt({ questionnaire, answerSetId, reload }: Options): LeadState {
  const [state, setState] = useState<LeadState>({ kind: 'opening' })
  const current = useRef<Attempt>(null)
  const open = useEffectEvent(async (isLate: boolean): Promise<Attempt> => {
    // Another tab has written in the meantime.
    const fresh = isLate ? await reload() : questionnaire
    return Attempt.open(fresh ?? questionnaire, answerSetId, {
      onStale: () => void reload(),
    })
  })
  const { Epoch } = questionnaire
  useEffect(() => {
    let isLeading = false
    let hasWaited = false
    const stop = (): void => {
      current.current?.saver.stop()
      current.current = null
    }
    const lead: Lead = leadWindow(`questionnaire:${attemptKey(answerSetId)}`, (leads) => {
      isLeading = leads
      if (leads) {
        void open(hasWaited).then((attempt) => {
          // The page was left meanwhile, or another tab has taken over.
          if (!isLeading) return
          stop()
          current.current = attempt
          attempt.saver.start()
          setState({ kind: 'here', attempt })
        })
        return
      }
      hasWaited = true
      stop()
      setState({ kind: 'elsewhere', take: lead.take })
    })
    return () => {
      isLeading = false
      stop()
      lead.release()
      setState({ kind: 'opening' })
    }
  }, [answerSetId, Epoch])
  const attempt = state.kind === 'here' ? state.attempt : undefined
  const shownIn = useRef(questionnaire.Section)
  useEffect(() => {
    if (!attempt || shownIn.current === questionnaire.Section) return
    shownIn.current = questionnaire.Section
    attempt.translate(questionnaire)
  }, [attempt, questionnaire])
  return state
}
